import { isAdmin } from '@/domain/user';
import { useAuth } from '@/features/auth/auth-context';
import { paths } from '@/lib/paths';
import type { MenuItem } from '@/ui/lazy-menu';
import { useLogout } from './use-logout';

/** Where people can go with their account, or to get one. Nothing while it is not known who they are. */
export function useAccountItems(): MenuItem[] {
  const { user, status, retry } = useAuth();
  const logout = useLogout();
  const leave: MenuItem = { label: 'Logout', onSelect: logout };
  if (status === 'failed') return [{ label: 'Retry', onSelect: retry }, leave];
  if (status === 'signed-out')
    return [
      { label: 'Login', to: paths.login },
      { label: 'Sign Up', to: paths.register },
    ];
  if (status === 'loading') return [];
  return [
    { label: 'Dashboard', to: paths.dashboard },
    ...(isAdmin(user) ? [{ label: 'Admin Panel', to: paths.admin }] : []),
    leave,
  ];
}
