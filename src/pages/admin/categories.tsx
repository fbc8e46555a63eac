import { FolderOpen } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Category } from '@/domain/category';
import { useFreshCatalog } from '@/features/catalog/catalog-context';
import { LoadFailure } from '@/ui/load-failure';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { Spinner } from '@/ui/spinner';
import { usePageMeta } from '@/ui/use-page-meta';
import { CategoryAddForm } from './categories/category-add-form';
import { CategoryRow } from './categories/category-row';
import { categoryColumns, type CountedCategory } from './categories/columns';
import { RecordTable } from './shared/record-table';
import { useEditedRows } from './shared/use-edited-rows';
import { useSorting } from './shared/use-sorting';

function CategoryList() {
  const { categories, products, loading, isComplete, reload } = useFreshCatalog();
  const { rows, applyEdit, forget, restore } = useEditedRows(categories);
  const rename = useCallback((category: Category) => void applyEdit(category.id, category), [applyEdit]);
  const counts = useMemo(() => {
    const found = new Map<string | null, number>();
    for (const { category_id } of products) found.set(category_id, (found.get(category_id) ?? 0) + 1);
    return found;
  }, [products]);

  const counted = useMemo(
    () =>
      rows.map((category): CountedCategory => ({
        ...category,
        productCount: counts.get(category.id) ?? (isComplete ? 0 : null),
      })),
    [rows, counts, isComplete],
  );
  const { sort, setSort, inOrder } = useSorting(categoryColumns, 'Name');
  const records = useMemo(() => inOrder(counted), [inOrder, counted]);

  if (loading && rows.length === 0) return <Spinner label="Loading categories…" />;
  return (
    <RecordTable
      title="Categories"
      noun="category"
      pages={{ status: 'ready', records, total: records.length, needle: '', more: null, retry: reload }}
      columns={categoryColumns}
      sorting={{ sort, setSort }}
      layout="categories"
      renderRecord={(category) => (
        <CategoryRow category={category} onRenamed={rename} onDeleted={forget} onRestored={restore} />
      )}
      empty={
        <EmptyState title="No categories yet" icon={<FolderOpen aria-hidden />}>
          Products can be sorted into the categories that you add here.
        </EmptyState>
      }
    />
  );
}

export default function AdminCategoriesPage() {
  usePageMeta('Manage Categories');
  const { hasFailed, reload } = useFreshCatalog();
  return (
    <>
      <PageHeading title="Manage Categories" isSlim />
      <CategoryAddForm />
      {hasFailed && (
        <LoadFailure onRetry={reload}>The categories could not be loaded completely.</LoadFailure>
      )}
      <CategoryList />
    </>
  );
}
