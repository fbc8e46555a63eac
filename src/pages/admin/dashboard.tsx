import { FolderTree, Package, ReceiptText, Users } from 'lucide-react';
import { useCurrentCatalog } from '@/features/catalog/catalog-context';
import { LoadFailure } from '@/ui/load-failure';
import { PageHeading } from '@/ui/page-heading';
import { Spinner } from '@/ui/spinner';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';

/** Fixed, as the spec says (section 2): there is no server behind these two yet. */
const COMING_SOON = { value: '0', note: 'Coming Soon' };

function Totals({ products, categories }: { products: number; categories: number }) {
  return (
    <ul className="grid gap-4 min-[30rem]:grid-cols-2">
      <StatCard label="Total Products" value={String(products)} icon={<Package aria-hidden />} />
      <StatCard label="Total Categories" value={String(categories)} icon={<FolderTree aria-hidden />} />
      <StatCard label="Total Users" {...COMING_SOON} icon={<Users aria-hidden />} />
      <StatCard label="Total Orders" {...COMING_SOON} icon={<ReceiptText aria-hidden />} />
    </ul>
  );
}

export default function AdminDashboardPage() {
  usePageMeta('Admin Dashboard');
  const { products, categories, isComplete, hasFailed, reload } = useCurrentCatalog();
  return (
    <>
      <PageHeading title="Admin Dashboard" />
      {hasFailed && <LoadFailure onRetry={reload}>The catalogue could not be loaded completely.</LoadFailure>}
      {isComplete || hasFailed ? (
        <Totals products={products.length} categories={categories.length} />
      ) : (
        <Spinner label="Loading dashboard..." />
      )}
    </>
  );
}
