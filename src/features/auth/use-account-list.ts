import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isSessionGone } from '@/backend/errors';
import { exclusively, joinPeers, type Peers } from '@/lib/peers';
import { SyncedList, type SyncedListState } from '@/lib/synced-list';
import { useAuth } from './auth-context';

export interface AccountListSource<T> {
  /** Names the list in logs and in messages between tabs, e.g. 'cart'. */
  name: string;
  read: (userId: string) => Promise<T[]>;
  write: (userId: string, items: T[]) => Promise<void>;
  merge: (base: T[], local: T[], remote: T[], attempts: T[][]) => T[];
}

export interface AccountList<T> extends SyncedListState<T> {
  change: (update: (items: readonly T[]) => T[]) => void;
  refresh: () => Promise<void>;
  settled: () => Promise<void>;
}

interface Opened<T> {
  list: SyncedList<T>;
  /** Starts reading and following; returns the end of both. */
  follow: () => () => void;
}

/** Focusing a tab fires two events; one look at the server is enough for both. Milliseconds. */
const REFOCUS_PAUSE = 1000;

function openList<T>(source: AccountListSource<T>, userId: string, onSessionGone: () => void): Opened<T> {
  const channel = `inkpatch:${source.name}:${userId}`;
  let peers: Peers | null = null;
  const report = (verb: string) => (error: unknown) => {
    console.error(`Error ${verb} ${source.name}:`, error);
    if (isSessionGone(error)) onSessionGone();
  };
  const list = new SyncedList<T>({
    read: () => source.read(userId),
    write: (items) => source.write(userId, items),
    merge: source.merge,
    onReadError: report('fetching'),
    onWriteError: report('saving'),
    hasPeers: () => peers?.met ?? false,
    exclusively: (task) => exclusively(channel, task),
    onWritten: () => peers?.announceChange(),
  });

  return {
    list,
    follow() {
      peers = joinPeers(channel, () => void list.refresh());
      list.open();
      let refreshedAt = Date.now();
      const onFocus = () => {
        if (document.visibilityState === 'hidden' || Date.now() - refreshedAt < REFOCUS_PAUSE) return;
        refreshedAt = Date.now();
        void list.refresh();
      };
      const onOnline = () => void list.refresh();
      window.addEventListener('focus', onFocus);
      window.addEventListener('online', onOnline);
      document.addEventListener('visibilitychange', onFocus);
      return () => {
        window.removeEventListener('focus', onFocus);
        window.removeEventListener('online', onOnline);
        document.removeEventListener('visibilitychange', onFocus);
        peers?.close();
        peers = null;
        list.close();
      };
    },
  };
}

const NOTHING: SyncedListState<never> = { items: [], status: 'loading' };
const nothing = () => NOTHING;
const never = () => () => {};

/**
 * The list that the signed-in user keeps on the server. It belongs to the user's id: another id is another list from
 * the first frame on, while a refreshed token changes nothing.
 * @param source must be the same object at every render
 */
export function useAccountList<T>(source: AccountListSource<T>): AccountList<T> {
  const { user, verify } = useAuth();
  const userId = user?.id ?? null;
  const opened = useMemo(
    () => (userId === null ? null : openList(source, userId, () => void verify())),
    [source, userId, verify],
  );
  useEffect(() => opened?.follow(), [opened]);

  const list = opened?.list;
  const state = useSyncExternalStore<SyncedListState<T>>(list?.subscribe ?? never, list?.getState ?? nothing);
  return useMemo(
    () => ({
      ...state,
      change: (update) => list?.change(update),
      refresh: async () => list?.refresh(),
      settled: async () => list?.settled(),
    }),
    [state, list],
  );
}
