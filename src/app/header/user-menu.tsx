import { ChevronDown, LayoutDashboard, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { isAdmin, type User } from '@/domain/user';
import { cn } from '@/lib/class-names';
import { paths } from '@/lib/paths';
import { buttonStyles } from '@/ui/button';
import { LazyMenu, type MenuItem } from '@/ui/lazy-menu';
import { useLogout } from './use-logout';

/** Who is signed in, and where they can go. */
export function UserMenu({ user }: { user: User }) {
  const logout = useLogout();
  const items: MenuItem[] = [
    { label: 'Dashboard', to: paths.dashboard, icon: <LayoutDashboard className="size-4" aria-hidden /> },
    ...(isAdmin(user)
      ? [{ label: 'Admin Panel', to: paths.admin, icon: <ShieldCheck className="size-4" aria-hidden /> }]
      : []),
    { label: 'Logout', onSelect: () => void logout(), icon: <LogOut className="size-4" aria-hidden /> },
  ];
  return (
    <LazyMenu
      className={cn(buttonStyles({ variant: 'secondary' }), 'px-3!')}
      trigger={
        <>
          <UserRound className="size-5 shrink-0" aria-hidden />
          <span className="max-w-20 truncate text-left lg:max-w-[150px]">{user.email}</span>
          <ChevronDown className="size-4 shrink-0" aria-hidden />
        </>
      }
      items={items}
    />
  );
}
