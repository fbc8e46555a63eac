import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type Product, UNCATEGORIZED } from '@/domain/product';
import type { ProductPayload } from '@/domain/product-form';
import { useFreshCatalog } from '@/features/catalog/catalog-context';
import { LoadFailure } from '@/ui/load-failure';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { Spinner } from '@/ui/spinner';
import { usePageMeta } from '@/ui/use-page-meta';
import { CategoryFilter } from './products/category-filter';
import { ChoosePage } from './products/choose-page';
import { productColumns } from './products/columns';
import { ProductForm } from './products/product-form';
import { ProductRow } from './products/product-row';
import { useChosen } from './products/use-chosen';
import { counted } from './shared/counted';
import { RecordTable } from './shared/record-table';
import { SearchBox } from './shared/search-box';
import { useEditedRows } from './shared/use-edited-rows';
import { useListAddress } from './shared/use-list-address';
import { useSorting } from './shared/use-sorting';

/** The form, open for an existing product or for a new one (null). */
interface OpenForm {
  product: Product | null;
}

export default function AdminProductsPage() {
  usePageMeta('Manage Products');
  const catalog = useFreshCatalog();
  const { categories, index } = catalog;
  const [form, setForm] = useState<OpenForm | null>(null);
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search.trim());
  const { params, put } = useListAddress();
  const categoryId = params.get('category') ?? '';
  const { sort, setSort, inOrder } = useSorting(productColumns, 'Added');
  const found = useMemo(
    () => inOrder(index.query({ text, categoryId: categoryId || null })),
    [inOrder, index, text, categoryId],
  );
  const { rows, applyEdit, forget, restore, refresh } = useEditedRows(found);
  const { chosenIds, choose, removeAll, isBusy } = useChosen(forget, restore);
  const isNarrowed = text !== '' || categoryId !== '';

  const edit = useCallback((product: Product) => setForm({ product }), []);
  const takeOver = (saved: OpenForm, payload: ProductPayload) => {
    // The form may have been closed while it was saving, and another one opened.
    setForm((current) => (current === saved ? null : current));
    const { product } = saved;
    if (!product) {
      void refresh();
      return;
    }
    const category = categories.find(({ id }) => id === payload.category_id)?.name ?? UNCATEGORIZED;
    void applyEdit(product.id, { ...product, ...payload, category });
  };

  const renderBar = (shown: readonly Product[]) => {
    const chosen = shown.filter(({ id }) => chosenIds.has(id));
    return {
      choice: <ChoosePage shown={shown} chosen={chosen} onChoose={choose} />,
      action:
        chosen.length > 0 ? (
          <div className="list-action">
            <Button variant="danger" size="sm" aria-disabled={isBusy} onClick={() => void removeAll(chosen)}>
              <Trash2 className="size-4" aria-hidden /> Delete {counted(chosen.length, 'product')}
            </Button>
          </div>
        ) : null,
    };
  };

  return (
    <>
      <PageHeading title="Manage Products" isSlim />
      <SearchBox
        label="Search products"
        placeholder="Title, description or keyword…"
        text={search}
        onText={setSearch}
      >
        <CategoryFilter
          categories={categories}
          categoryId={categoryId}
          onCategory={(category) => put({ category })}
        />
        <Button onClick={() => setForm({ product: null })}>
          <Plus className="size-5" aria-hidden /> Add Product
        </Button>
      </SearchBox>
      {catalog.hasFailed && (
        <LoadFailure onRetry={catalog.reload}>The products could not be loaded completely.</LoadFailure>
      )}
      {catalog.loading && rows.length === 0 ? (
        <Spinner label="Loading products…" />
      ) : (
        <RecordTable
          title="All Products"
          noun="product"
          pages={{
            status: 'ready',
            records: rows,
            total: isNarrowed ? catalog.products.length : rows.length,
            needle: text,
            more: null,
            retry: catalog.reload,
          }}
          columns={productColumns}
          sorting={{ sort, setSort }}
          layout="products"
          renderBar={renderBar}
          renderRecord={(product) => (
            <ProductRow
              product={product}
              isChosen={chosenIds.has(product.id)}
              onChoose={choose}
              onEdit={edit}
              onDeleted={forget}
              onRestored={restore}
            />
          )}
          empty={
            <EmptyState title="No products found" picture="nothing-found">
              {text !== ''
                ? 'No title, description or keyword matches your search. Try another one.'
                : categoryId === ''
                  ? 'What you add here is what the store sells.'
                  : 'No product is in this category.'}
            </EmptyState>
          }
        />
      )}
      {form && (
        <ProductForm
          product={form.product}
          categories={categories}
          onSaved={(payload) => takeOver(form, payload)}
          onClose={() => setForm(null)}
        />
      )}
    </>
  );
}
