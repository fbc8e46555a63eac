import { ChevronDown, LayoutDashboard, LogOut, RotateCw, ShieldCheck, UserRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '@/lib/idle';
import { cn } from '@/lib/class-names';
import { buttonStyles } from '@/ui/button';
import { LazyMenu, prepareMenus } from '@/ui/lazy-menu';
import { useAccountItems } from './use-account-items';
import { prepareWayHome } from './use-logout';

const ICONS: Record<string, ReactNode> = {
  Dashboard: <LayoutDashboard className="size-4" aria-hidden />,
  'Admin Panel': <ShieldCheck className="size-4" aria-hidden />,
  Retry: <RotateCw className="size-4" aria-hidden />,
  Logout: <LogOut className="size-4" aria-hidden />,
};

/** Who is signed in, and where they can go. @param name the e-mail, or what stands for it */
export function UserMenu({ name }: { name: string }) {
  const items = useAccountItems().map((item) => ({ ...item, icon: ICONS[item.label] }));
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([prepareMenus(), prepareWayHome()]).catch(() => {}); // neither rejects
      }),
    [],
  );
  return (
    <LazyMenu
      className={cn(buttonStyles({ variant: 'secondary' }), 'px-3!')}
      trigger={
        <>
          <UserRound className="size-5 shrink-0" aria-hidden />
          <span className="max-w-20 truncate text-left lg:max-w-[150px]">{name}</span>
          <ChevronDown className="size-4 shrink-0" aria-hidden />
        </>
      }
      items={items}
    />
  );
}
