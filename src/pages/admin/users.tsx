import type { UserRecord } from '@/domain/user';
import { useAuth } from '@/features/auth/auth-context';
import { useAdminUsers } from '@/home/admin-users';
import { screenTexts } from '@/home/screen-texts';
import { formatCount } from '@/lib/text';
import { EmptyState } from '@/ui/empty-state';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { ExportButton } from './shared/export-button';
import { RecordTable } from './shared/record-table';
import { ScreenHead } from './shared/screen-head';
import { SearchBox } from './shared/search-box';
import { useSorted } from './shared/use-sorting';
import { userColumns } from './users/columns';
import { UserRow } from './users/user-row';

/** The columns of the exported file. */
const HEADER = ['Name', 'Email', 'Role', 'Created At'];

const cellsOf = (record: UserRecord) => [record.name || 'N/A', record.email, record.role, record.createdAt];

export default function UsersPage() {
  usePageMeta('Manage Users');
  const { user } = useAuth();
  const users = useSorted(useAdminUsers(), userColumns, 'Joined');
  const { text, setText, needle, figures: stats } = users;

  return (
    <>
      <ScreenHead title="Manage Users" intro={screenTexts.users.lead}>
        <StatCard label="Total Users" value={formatCount(stats.total)} />
        <StatCard label="Admins" value={formatCount(stats.admins)} />
        <StatCard label="Regular Users" value={formatCount(stats.regular)} />
      </ScreenHead>
      <SearchBox label="Search users" placeholder="Name or email…" text={text} onText={setText}>
        <ExportButton
          fileName="users.csv"
          header={HEADER}
          entries={users.every}
          total={users.total}
          cells={cellsOf}
          done="Users exported!"
        >
          Export Users CSV
        </ExportButton>
      </SearchBox>
      <RecordTable
        title="All Users"
        noun="user"
        pages={users}
        columns={userColumns}
        sorting={users.sorting}
        layout="users"
        renderRecord={(record) => <UserRow record={record} isSelf={record.id === user?.id} />}
        empty={
          <EmptyState title="No users found" picture="nothing-found">
            {needle ? 'No name or email matches your search. Try another one.' : screenTexts.users.none}
          </EmptyState>
        }
      />
    </>
  );
}
