import type { UserRecord } from '@/domain/user';
import { parseTimestamp } from '@/lib/dates';
import { fold } from '@/lib/text';
import type { Column } from '../shared/use-sorting';

export const userColumns: readonly Column<UserRecord>[] = [
  { label: 'Name', sort: { up: 'Name: A to Z', down: 'Name: Z to A', keyOf: ({ name }) => fold(name) } },
  { label: 'Email', sort: { up: 'Email: A to Z', down: 'Email: Z to A', keyOf: ({ email }) => fold(email) } },
  {
    label: 'Joined',
    sort: {
      up: 'Oldest',
      down: 'Newest',
      keyOf: ({ createdAt }) => parseTimestamp(createdAt) ?? -Infinity,
      startsDown: true,
    },
  },
  { label: 'Role', sort: { up: 'Admins First', down: 'Admins Last', keyOf: ({ role }) => role } },
  { label: 'Actions', isSilent: true },
];
