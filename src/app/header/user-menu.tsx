import { ChevronDown, LayoutDashboard, LogOut, RotateCw, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { buttonStyles } from '@/ui/button';
import { LazyMenu, type MenuItem } from '@/ui/lazy-menu';

const ICONS: Record<string, ReactNode> = {
  Dashboard: <LayoutDashboard className="size-4" aria-hidden />,
  'Admin Panel': <ShieldCheck className="size-4" aria-hidden />,
  Retry: <RotateCw className="size-4" aria-hidden />,
  Logout: <LogOut className="size-4" aria-hidden />,
};

/** Who is signed in, and where they can go. @param name the e-mail, or what stands for it */
export function UserMenu({ name, items }: { name: string; items: MenuItem[] }) {
  return (
    <LazyMenu
      className={cn(buttonStyles({ variant: 'secondary' }), 'px-3!')}
      trigger={
        <>
          <UserRound className="size-5 shrink-0" aria-hidden />
          <span className="max-w-20 truncate text-left xl:max-w-[150px]">{name}</span>
          <ChevronDown className="size-4 shrink-0" aria-hidden />
        </>
      }
      items={items.map((item) => ({ ...item, icon: ICONS[item.label] }))}
    />
  );
}
