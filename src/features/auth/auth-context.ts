import { createContext, useContext } from 'react';
import type { SessionVerdict } from '@/backend/auth';
import type { SessionState } from './session-state';

export interface SignResult {
  /** The message for the form, '' when the backend gave none; null on success. */
  error: string | null;
  /** True when the address has to be confirmed by the link in a mail before anybody is signed in. */
  mustConfirm?: boolean;
}

export type AuthContextValue = SessionState & {
  /** @throws Error when something other than a refusal happened */
  signIn: (email: string, password: string) => Promise<SignResult>;
  /** @throws Error when something other than a refusal happened */
  signUp: (email: string, password: string, name: string) => Promise<SignResult>;
  /**
   * Signs out in this browser, whatever the server says, and says so within seconds even if it says nothing.
   * @param ready what to wait for first
   * @returns 'under way' when that has been started before
   */
  signOut: (ready: Promise<unknown>) => Promise<SignResult | 'under way'>;
  /** Looks the session up once more, after that failed. */
  retry: () => void;
  /** Asks the server whether the session still stands, with a new token where need be; ends it here when it does not. */
  verify: () => Promise<SessionVerdict>;
};

export const AuthContext = createContext<AuthContextValue | null>(null);

/**
 * Who is signed in, and how to change that.
 * @throws Error outside an AuthProvider
 */
export function useAuth(): AuthContextValue {
  const value = useContext(AuthContext);
  if (!value) throw new Error('useAuth must be used within an AuthProvider');
  return value;
}
