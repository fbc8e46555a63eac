import { FolderOpen } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Category } from '@/domain/category';
import type { Product } from '@/domain/product';
import { useFreshCatalog } from '@/features/catalog/catalog-context';
import { LoadFailure } from '@/ui/load-failure';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { Spinner } from '@/ui/spinner';
import { usePageMeta } from '@/ui/use-page-meta';
import { CategoryAddForm } from './categories/category-add-form';
import { CategoryRow } from './categories/category-row';
import { ProgressiveList } from '@/ui/progressive-list';
import { useEditedRows } from './shared/use-edited-rows';

interface CategoryListProps {
  categories: readonly Category[];
  products: readonly Product[];
  loading: boolean;
}

function CategoryList({ categories, products, loading }: CategoryListProps) {
  const inCategory = useMemo(() => {
    const counts = new Map<string | null, number>();
    for (const { category_id: id } of products) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [products]);
  const { rows, applyEdit, restore } = useEditedRows(categories);
  const rename = useCallback((category: Category) => void applyEdit(category.id, category), [applyEdit]);
  const forget = useCallback((id: string) => void applyEdit(id, null), [applyEdit]);

  if (loading && rows.length === 0) return <Spinner label="Loading categories…" />;
  if (rows.length === 0)
    return (
      <EmptyState title="No categories yet" icon={<FolderOpen aria-hidden />}>
        Products can be sorted into the categories that you add here.
      </EmptyState>
    );
  return (
    <ProgressiveList label="Categories" items={rows}>
      {(category) => (
        <CategoryRow
          key={category.id}
          category={category}
          products={inCategory.get(category.id) ?? 0}
          onRenamed={rename}
          onDeleted={forget}
          onRestored={restore}
        />
      )}
    </ProgressiveList>
  );
}

export default function AdminCategoriesPage() {
  usePageMeta('Manage Categories');
  const { categories, products, loading, hasFailed, reload } = useFreshCatalog();
  return (
    <>
      <PageHeading title="Manage Categories" />
      <CategoryAddForm />
      {hasFailed && (
        <LoadFailure onRetry={reload}>The categories could not be loaded completely.</LoadFailure>
      )}
      <CategoryList categories={categories} products={products} loading={loading} />
    </>
  );
}
