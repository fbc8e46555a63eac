import { ShieldCheck, User as UserIcon, Users } from 'lucide-react';
import type { UserRecord } from '@/domain/user';
import { useAuth } from '@/features/auth/auth-context';
import { useAdminUsers } from '@/home/admin-users';
import { words } from '@/home/words';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { ExportButton } from './shared/export-button';
import { RecordList } from './shared/record-list';
import { SearchBox } from './shared/search-box';
import { StatGrid } from './shared/stat-grid';
import { UserRow } from './users/user-row';

/** The columns of the exported file. */
const HEADER = ['Name', 'Email', 'Role', 'Created At'];

const cellsOf = (record: UserRecord) => [record.name || 'N/A', record.email, record.role, record.createdAt];

export default function UsersPage() {
  usePageMeta('Manage Users');
  const { user } = useAuth();
  const users = useAdminUsers();
  const { text, setText, needle, figures: stats } = users;

  return (
    <>
      <PageHeading title="Manage Users">{words.users.lead}</PageHeading>
      <StatGrid>
        <StatCard label="Total Users" value={stats.total.toLocaleString()} icon={<Users aria-hidden />} />
        <StatCard label="Admins" value={stats.admins.toLocaleString()} icon={<ShieldCheck aria-hidden />} />
        <StatCard
          label="Regular Users"
          value={stats.regular.toLocaleString()}
          icon={<UserIcon aria-hidden />}
        />
      </StatGrid>
      <SearchBox label="Search users" placeholder="Search by name or email…" text={text} onText={setText}>
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
      <RecordList
        title="All Users"
        noun="user"
        pages={users}
        renderRecord={(record) => <UserRow record={record} isSelf={record.id === user?.id} />}
        empty={
          <EmptyState title="No users found" picture="nothing-found">
            {needle ? 'No name or email matches your search. Try another one.' : words.users.none}
          </EmptyState>
        }
      />
    </>
  );
}
