import { useEffect } from 'react';
import { useAuth } from '@/features/auth/auth-context';
import { whenIdle } from '@/lib/idle';
import { LazyCode } from '@/lib/lazy-code';
import { buttonStyles } from '@/ui/button';
import { LazyMenu, prepareMenus } from '@/ui/lazy-menu';
import { Skeleton } from '@/ui/skeleton';
import { useLazyCode } from '@/ui/use-lazy-code';
import { useAccountItems } from './use-account-items';
import { prepareWayHome } from './use-logout';

const menu = new LazyCode('the user menu', async () => (await import('./user-menu')).UserMenu);

/** Its place is kept from the moment a session may exist, so that it moves nothing when it comes. */
export const accountMenuPlace = <Skeleton className="animate-pulse h-11 w-40 xl:w-57.5" />;

/** The user menu, of no use to visitors; without its pictures where their code can't be had. */
export function AccountMenu() {
  const { user } = useAuth();
  const items = useAccountItems();
  const { status, value: UserMenu } = useLazyCode(menu);
  // what a person needs to leave is here before the network goes
  useEffect(
    () =>
      whenIdle(() => {
        void prepareMenus();
        void prepareWayHome();
      }),
    [],
  );
  const name = user?.email ?? 'Account';
  if (status === 'here') return <UserMenu name={name} items={items} />;
  if (status === 'waiting') return accountMenuPlace;
  return <LazyMenu className={buttonStyles({ variant: 'secondary' })} trigger={name} items={items} />;
}
