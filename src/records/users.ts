import { isFields, idOf, textOf } from '@/domain/fields';
import type { Role, User } from '@/domain/user';
import { createListStore } from './record-store';

/** An account as this browser has seen it, under 'users'. It is no authority for anything. */
export interface UserRecord {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** A timestamp, or '' when unknown. */
  createdAt: string;
}

/** Both shapes of the spec's section 3 are read: flat, and with user_metadata and created_at. */
function userRecordFrom(value: unknown): UserRecord | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  if (id === null) return null;
  const metadata = isFields(value.user_metadata) ? value.user_metadata : {};
  return {
    id,
    email: textOf(value.email),
    name: textOf(value.name) || textOf(metadata.name),
    role: (value.role ?? metadata.role) === 'admin' ? 'admin' : 'user',
    createdAt: textOf(value.createdAt) || textOf(value.created_at),
  };
}

export const users = createListStore<UserRecord>('users', userRecordFrom);

/** Records a sign-in or sign-up. A role that an admin gave the record by hand is not kept: the account's own counts. */
export function recordUser(user: User): void {
  const record: UserRecord = {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    createdAt: user.created_at ?? '',
  };
  users.update((current) =>
    current.some((other) => other.id === user.id)
      ? current.map((other) => (other.id === user.id ? record : other))
      : [...current, record],
  );
}
