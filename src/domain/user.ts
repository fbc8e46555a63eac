import { isFields, textOf } from './parsing';

export type Role = 'user' | 'admin';

export interface User {
  id: string;
  email: string;
  /** '' when the account has none. */
  name: string;
  role: Role;
  /** ISO timestamp, or null. */
  created_at: string | null;
}

/** An account in the admin's list. What stands here is no authority for anything. */
export interface UserRecord {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** A timestamp, or '' when unknown. */
  createdAt: string;
}

/** The part of the auth service's user that the store looks at. */
export interface AuthUser {
  id: string;
  email?: string | undefined;
  created_at?: string | undefined;
  user_metadata?: unknown;
}

/** What the screens check: user_metadata.role equals admin. The database asks its own authority. */
export function userFrom(authUser: AuthUser): User {
  const metadata = isFields(authUser.user_metadata) ? authUser.user_metadata : {};
  return {
    id: authUser.id,
    email: authUser.email ?? '',
    name: textOf(metadata.name),
    role: metadata.role === 'admin' ? 'admin' : 'user',
    created_at: authUser.created_at ?? null,
  };
}

export function isAdmin(user: User | null): boolean {
  return user?.role === 'admin';
}

export const MIN_PASSWORD_LENGTH = 6;

export interface RegistrationDraft {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export type NewPassword = Pick<RegistrationDraft, 'password' | 'confirmPassword'>;
export type PasswordFault = { field: keyof NewPassword; title: string; description: string };

/** What is wrong with a password that was typed twice: match first, then length. Empty fields are the form's business. */
export function passwordFault(draft: NewPassword): PasswordFault | null {
  if (draft.password !== draft.confirmPassword)
    return { field: 'confirmPassword', title: 'Password mismatch', description: 'Passwords do not match' };
  if (draft.password.length < MIN_PASSWORD_LENGTH)
    return {
      field: 'password',
      title: 'Password too short',
      description: 'Password must be at least 6 characters long',
    };
  return null;
}

/** First and last name, as a form asks for them: the last word of several is the last name. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
