import { Outlet } from 'react-router-dom';
import { isAdmin } from '@/domain/user';
import { SessionUnavailable } from '@/features/auth/session-unavailable';
import { useAuth } from '@/features/auth/auth-context';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { Spinner } from '@/ui/spinner';
import { usePageMeta } from '@/ui/use-page-meta';

function AccessDenied({ isVisitor }: { isVisitor: boolean }) {
  usePageMeta('Access Denied', undefined, { isUnlisted: true });
  return (
    <div className="page py-10">
      <EmptyState
        level={1}
        title="Access Denied"
        picture="locked"
        action={
          <>
            {isVisitor && <ButtonLink to={paths.login}>Login</ButtonLink>}
            <ButtonLink to={paths.home} variant="secondary">
              Go Home
            </ButtonLink>
          </>
        }
      >
        You don&apos;t have permission to access this page.
      </EmptyState>
    </div>
  );
}

/** Decides before any admin code or data is fetched. The database refuses on its own. */
export function AdminGate() {
  const { user, status, retry } = useAuth();
  if (status === 'loading') return <Spinner label="Loading…" />;
  if (status === 'failed') return <SessionUnavailable retry={retry} />;
  if (!isAdmin(user)) return <AccessDenied isVisitor={!user} />;
  return <Outlet />;
}
