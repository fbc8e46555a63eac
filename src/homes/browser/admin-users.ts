import { useMemo } from 'react';
import { userStats } from '@/domain/admin-stats';
import { newestFirstBy } from '@/domain/recency';
import type { Role, UserRecord } from '@/domain/user';
import { useRecord } from '@/records/use-record';
import * as records from '@/records/users';
import type { UseRecordPages } from '../types';
import { useWholeList } from '../use-whole-list';

const textsOf = (record: UserRecord) => [record.name, record.email];

/** The accounts that this browser has seen. */
export const useAdminUsers: UseRecordPages<UserRecord, ReturnType<typeof userStats>> = () => {
  const stored = useRecord(records.users);
  const users = useMemo(() => newestFirstBy(stored, (record) => record.createdAt), [stored]);
  return useWholeList(users, textsOf, userStats(users));
};

/** @returns whether it was stored; if not, it lasts until the page is closed */
export const setRole = (id: string, role: Role): Promise<boolean> =>
  Promise.resolve(records.setRole(id, role));
