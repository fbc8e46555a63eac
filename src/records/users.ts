import { isFields, idOf, textOf } from '@/domain/parsing';
import type { Role, User, UserRecord } from '@/domain/user';
import { createListStore } from './list-store';

/** The auth service's own shape has a database role, 'authenticated', beside the one in user_metadata. */
const roleOf = (value: unknown): Role | null => (value === 'admin' || value === 'user' ? value : null);

/** Both shapes are read: flat, and with user_metadata and created_at. */
function userRecordFrom(value: unknown): UserRecord | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  if (id === null) return null;
  const metadata = isFields(value.user_metadata) ? value.user_metadata : {};
  return {
    id,
    email: textOf(value.email),
    name: textOf(value.name) || textOf(metadata.name),
    role: roleOf(value.role) ?? roleOf(metadata.role) ?? 'user',
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

/**
 * Changes the role of a record, which grants nothing.
 * @returns whether that was stored; if not, it lasts until the page is closed
 */
export function setRole(id: string, role: Role): boolean {
  return users.update((current) =>
    current.map((record) => (record.id === id ? { ...record, role } : record)),
  );
}
