import { ShieldCheck, User as UserIcon, Users } from 'lucide-react';
import { userStats } from '@/domain/admin-stats';
import { newestFirstBy } from '@/domain/recency';
import { useAuth } from '@/features/auth/auth-context';
import { useRecord } from '@/records/use-record';
import { type UserRecord, users as userStore } from '@/records/users';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { useMemo } from 'react';
import { ExportButton } from './shared/export-button';
import { RecordList } from './shared/record-list';
import { SearchBox } from './shared/search-box';
import { StatGrid } from './shared/stat-grid';
import { useSearch } from './shared/use-search';
import { UserRow } from './users/user-row';

const textsOf = (record: UserRecord) => [record.name, record.email];

/** The columns of the exported file. */
const HEADER = ['Name', 'Email', 'Role', 'Created At'];

/** The accounts that this browser has seen; there is no other list of them. */
export default function UsersPage() {
  usePageMeta('Manage Users');
  const { user } = useAuth();
  const stored = useRecord(userStore);
  const users = useMemo(() => newestFirstBy(stored, (record) => record.createdAt), [stored]);
  const { text, setText, needle, matches } = useSearch(users, textsOf);
  const stats = userStats(users);

  return (
    <>
      <PageHeading title="Manage Users">Everyone who has signed in or signed up in this browser.</PageHeading>
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
          rows={() =>
            matches.map((record) => [record.name || 'N/A', record.email, record.role, record.createdAt])
          }
          done="Users exported!"
        >
          Export Users CSV
        </ExportButton>
      </SearchBox>
      <RecordList
        title="All Users"
        noun="user"
        records={matches}
        total={users.length}
        needle={needle}
        renderRecord={(record) => <UserRow record={record} isSelf={record.id === user?.id} />}
        empty={
          <EmptyState title="No users found" picture="nothing-found">
            {needle
              ? 'No name or email matches your search. Try another one.'
              : 'Accounts are listed here once they sign in or sign up in this browser.'}
          </EmptyState>
        }
      />
    </>
  );
}
