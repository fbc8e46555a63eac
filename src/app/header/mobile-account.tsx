import { LogOut } from 'lucide-react';
import { isAdmin } from '@/domain/user';
import { useAuth } from '@/features/auth/auth-context';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { useLogout } from './use-logout';

/** The end of the mobile menu: the user's pages, or the ways in; neither while it is not known which. */
export function MobileAccount({ onFollow }: { onFollow: () => void }) {
  const { user, loading } = useAuth();
  const logout = useLogout();
  return (
    <div className="mt-auto grid gap-2 border-t-2 border-dashed border-line pt-4">
      {user && (
        <>
          <p className="truncate px-3 text-sm text-muted">{user.email}</p>
          <ButtonLink to={paths.dashboard} variant="secondary" onClick={onFollow}>
            Dashboard
          </ButtonLink>
          {isAdmin(user) && (
            <ButtonLink to={paths.admin} variant="secondary" onClick={onFollow}>
              Admin Panel
            </ButtonLink>
          )}
          <Button
            variant="ghost"
            onClick={() => {
              onFollow();
              void logout();
            }}
          >
            <LogOut className="size-5" aria-hidden /> Logout
          </Button>
        </>
      )}
      {!user && !loading && (
        <>
          <ButtonLink to={paths.login} variant="secondary" onClick={onFollow}>
            Login
          </ButtonLink>
          <ButtonLink to={paths.register} onClick={onFollow}>
            Sign Up
          </ButtonLink>
        </>
      )}
    </div>
  );
}
