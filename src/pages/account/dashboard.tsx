import { ArrowRight, Download, Heart, Package, Wallet } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { formatTotal, toCents } from '@/domain/money';
import { downloadCount, ordersOfMonth, purchasesOf } from '@/domain/order';
import type { User } from '@/domain/user';
import { useAuth } from '@/features/auth/auth-context';
import { continuationFrom } from '@/features/auth/continuation';
import { LoginNeeded } from '@/features/auth/login-needed';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { useOwnOrders } from '@/home/own-orders';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/text';
import { ButtonLink } from '@/ui/button-link';
import { LoadFailure } from '@/ui/load-failure';
import { PageHeading } from '@/ui/page-heading';
import { StatCard, statColumns } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { AccountInfo } from './dashboard/account-info';
import { Activity } from './dashboard/activity';
import { DashboardSkeleton } from './dashboard/dashboard-skeleton';
import { Purchases } from './dashboard/purchases';
import { RecentOrders } from './dashboard/recent-orders';

/** At most this many; older ones are found among all purchases. */
const RECENT = 5;

/** True for whoever comes from paying: the receipt is what they look for. */
const hasOrdered = (state: unknown) => typeof state === 'object' && state !== null && 'hasOrdered' in state;

function Dashboard({ user }: { user: User }) {
  const wishlist = useWishlist();
  const state: unknown = useLocation().state;
  const continuation = continuationFrom(state);
  const { status, orders, retry } = useOwnOrders(user.id);
  const spent = orders.reduce((sum, order) => sum + toCents(order.total), 0);

  if (status === 'loading') return <DashboardSkeleton />;
  return (
    <div className="page">
      <PageHeading title={`Welcome back, ${user.name || user.email}!`}>
        Your orders, your wishlist and your account.
      </PageHeading>
      {status === 'failed' && <LoadFailure onRetry={retry}>Your orders could not be loaded.</LoadFailure>}
      {continuation && (
        <p className="-mt-2 mb-6">
          <ButtonLink to={continuation.to} className="max-w-full wrap-anywhere">
            Continue with {continuation.title} <ArrowRight className="size-5 shrink-0" aria-hidden />
          </ButtonLink>
        </p>
      )}
      <ul className={cn(statColumns, 'lg:grid-cols-4')}>
        <StatCard label="Total Orders" value={formatCount(orders.length)} icon={<Package aria-hidden />} />
        <StatCard
          label="Downloads"
          value={formatCount(downloadCount(orders))}
          icon={<Download aria-hidden />}
        />
        <StatCard label="Total Spent" value={formatTotal(spent)} icon={<Wallet aria-hidden />} />
        <StatCard
          label="Wishlist Items"
          value={formatCount(wishlist.items.length)}
          icon={<Heart aria-hidden />}
        />
      </ul>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <RecentOrders orders={orders.slice(0, RECENT)} isNewestOpen={hasOrdered(state)} />
          {orders.length > 0 && <Purchases items={purchasesOf(orders)} />}
        </div>
        <div className="grid gap-6">
          <AccountInfo user={user} />
          <Activity
            downloadsThisMonth={downloadCount(ordersOfMonth(orders, new Date()))}
            wishlistItems={wishlist.items.length}
          />
        </div>
      </div>
    </div>
  );
}

export default function DashboardPage() {
  usePageMeta('Dashboard', 'Your orders, your downloads and your account at a glance.');
  const { user, status } = useAuth();
  if (status === 'loading') return <DashboardSkeleton />;
  if (!user) return <LoginNeeded title="Access Denied">Please log in to view your dashboard.</LoginNeeded>;
  return <Dashboard user={user} />;
}
