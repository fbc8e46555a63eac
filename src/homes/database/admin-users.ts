import { ask, askForList, command } from '@/backend/database-functions';
import type { userStats } from '@/domain/admin-stats';
import type { Role, UserRecord } from '@/domain/user';
import { amountOf, idOf, textOf } from '@/domain/parsing';
import type { UseRecordPages } from '../types';
import { announceChange } from './record-changes';
import { fieldsOf, readable } from './rows';
import { type PageSource, usePages } from './use-pages';

type Figures = ReturnType<typeof userStats>;

/** @throws BackendError */
export async function userFigures(): Promise<Figures> {
  const figures = fieldsOf(await ask('user_figures'));
  const [total, admins] = [amountOf(figures.total), amountOf(figures.admins)];
  return { total, admins, regular: total - admins };
}

const source: PageSource<UserRecord, Figures> = {
  name: 'users',
  async list(search, last, take) {
    const after = last && { before: last.createdAt, before_id: last.id };
    return readable(await askForList('list_users', { search, take, ...after }), (row) => {
      const id = idOf(row.id);
      if (id === null) return null;
      const role: Role = row.role === 'admin' ? 'admin' : 'user';
      const createdAt = textOf(row.created_at);
      return { id, email: textOf(row.email), name: textOf(row.name), role, createdAt };
    });
  },
  figures: userFigures,
  noFigures: { total: 0, admins: 0, regular: 0 },
};

/** All accounts of the shop. */
export const useAdminUsers: UseRecordPages<UserRecord, Figures> = () => usePages(source);

/** Takes effect at the account's next request. @throws BackendError */
export async function setRole(id: string, role: Role): Promise<boolean> {
  await command('set_user_role', { user_id: id, role });
  announceChange('users', id, { role });
  return true;
}
