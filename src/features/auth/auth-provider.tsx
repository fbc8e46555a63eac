import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import * as backend from '@/backend/auth';
import { BackendError, CODES } from '@/backend/errors';
import { enterByLink, mailLink } from '@/backend/mail-link';
import type { User } from '@/domain/user';
import { whenIdle } from '@/lib/idle';
import { useAsBuilt } from '@/lib/use-as-built';
import { toast } from '@/ui/toast-store';
import { AuthContext, type AuthContextValue, type SignResult } from './auth-context';
import { authFaultText } from './auth-fault-text';
import { LOADING, nextSessionState, SIGNED_OUT } from './session-state';

/** Puts the account into the browser's list, so that the admin's user screen has rows. */
async function remember(user: User | null) {
  if (!user) return;
  const { recordUser } = await import('@/home/record-people');
  recordUser(user);
}

/** A refusal becomes a toast and a result for the form; anything else is thrown on. */
async function signResultOf(title: string, action: () => Promise<backend.SignedUp>): Promise<SignResult> {
  try {
    const { user, mustConfirm } = await action();
    remember(user).catch((error: unknown) => console.error('Error recording user:', error));
    return { error: null, mustConfirm };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const text = authFaultText(error);
    toast({ title, description: text || 'Something went wrong', variant: 'destructive' });
    return { error: text, mustConfirm: error.code === CODES.unconfirmed };
  }
}

/** Keeps the session: loading until the first lookup, then signed in or out, following every change. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const asBuilt = useAsBuilt();
  const [state, follow] = useReducer(nextSessionState, undefined, () =>
    asBuilt || backend.mayHaveSession() ? LOADING : SIGNED_OUT,
  );
  // a built page is made for whoever comes; a visitor is told from a member before the next paint
  useLayoutEffect(() => {
    if (!backend.mayHaveSession()) follow(null);
  }, []);
  const endWatch = useRef<(() => void) | null>(null);
  const isLeaving = useRef(false);

  const watch = useCallback(() => {
    endWatch.current ??= backend.watchSession(follow, (error) => {
      if (error instanceof BackendError) console.error('Error loading the session:', error);
      endWatch.current = null;
      follow('failed');
    });
  }, []);
  const unwatch = useCallback(() => {
    endWatch.current?.();
    endWatch.current = null;
  }, []);
  const retry = useCallback(() => {
    follow('loading');
    watch();
  }, [watch]);

  const isLoading = state.status === 'loading';
  useEffect(() => {
    const cancel = isLoading && backend.mayHaveSession() ? watch() : whenIdle(watch);
    return () => cancel?.();
  }, [isLoading, watch]);
  useEffect(() => unwatch, [unwatch]);
  useEffect(
    () =>
      mailLink.subscribe(() => {
        enterByLink().catch((error: unknown) => console.error('Error loading the session:', error));
      }),
    [],
  );
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? backend.onLibraryHere(retry) : undefined), [hasFailed, retry]);

  const actions = useMemo(
    () => ({
      signIn: (email: string, password: string) => {
        watch();
        return signResultOf('Sign in Failed', async () => {
          const user = await backend.signIn(email, password);
          return { user, mustConfirm: false };
        });
      },
      signUp: (email: string, password: string, name: string) => {
        watch();
        return signResultOf('Sign up Failed', () => backend.signUp(email, password, name));
      },
      async signOut(ready: Promise<unknown>): Promise<SignResult | 'under way'> {
        if (isLeaving.current) return 'under way';
        isLeaving.current = true;
        await ready;
        const { fault, isWatchOver } = await backend.signOut();
        backend.forgetSession();
        follow(null);
        isLeaving.current = false;
        if (isWatchOver) {
          unwatch();
          watch();
        }
        if (!fault) return { error: null };
        toast({
          title: 'Sign out Failed',
          description: fault.message || 'Something went wrong',
          variant: 'destructive',
        });
        return { error: fault.message };
      },
      async verify() {
        const verdict = await backend.checkSession();
        if (verdict !== 'gone') return verdict;
        backend.forgetSession();
        follow(null);
        return verdict;
      },
    }),
    [watch, unwatch],
  );

  const value = useMemo<AuthContextValue>(() => ({ ...state, ...actions, retry }), [state, actions, retry]);
  return <AuthContext value={value}>{children}</AuthContext>;
}
