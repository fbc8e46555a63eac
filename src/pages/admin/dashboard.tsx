import { FolderTree, Package, ReceiptText, Users } from 'lucide-react';
import { useFreshCatalog } from '@/features/catalog/catalog-context';
import { LoadFailure } from '@/ui/load-failure';
import { useShopCounts } from '@/home/shop-counts';
import { formatCount } from '@/lib/text';
import { PageHeading } from '@/ui/page-heading';
import { Spinner } from '@/ui/spinner';
import { StatCard, statColumns } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';

/** Where orders and accounts lie in each browser, nobody can count them. */
const COMING_SOON = { value: '0', note: 'Coming Soon' };

const countOf = (count: number) => ({ value: formatCount(count) });

function ShopCounts({ products, categories }: { products: number; categories: number }) {
  const counts = useShopCounts();
  return (
    <ul className={statColumns}>
      <StatCard label="Total Products" value={formatCount(products)} icon={<Package aria-hidden />} />
      <StatCard label="Total Categories" value={formatCount(categories)} icon={<FolderTree aria-hidden />} />
      <StatCard
        label="Total Users"
        {...(counts ? countOf(counts.users) : COMING_SOON)}
        icon={<Users aria-hidden />}
      />
      <StatCard
        label="Total Orders"
        {...(counts ? countOf(counts.orders) : COMING_SOON)}
        icon={<ReceiptText aria-hidden />}
      />
    </ul>
  );
}

export default function AdminDashboardPage() {
  usePageMeta('Admin Dashboard');
  const { products, categories, isComplete, hasFailed, reload } = useFreshCatalog();
  return (
    <>
      <PageHeading title="Admin Dashboard" isSlim />
      {hasFailed && <LoadFailure onRetry={reload}>The catalogue could not be loaded completely.</LoadFailure>}
      {isComplete || hasFailed ? (
        <ShopCounts products={products.length} categories={categories.length} />
      ) : (
        <Spinner label="Loading dashboard..." />
      )}
    </>
  );
}
