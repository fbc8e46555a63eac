import { Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type Product, UNCATEGORIZED } from '@/domain/product';
import { type ProductOrder, productsInOrder } from '@/domain/product-order';
import type { ProductPayload } from '@/domain/product-form';
import { useFreshCatalog } from '@/features/catalog/catalog-context';
import { LoadFailure } from '@/ui/load-failure';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { Spinner } from '@/ui/spinner';
import { usePageMeta } from '@/ui/use-page-meta';
import { ProductForm } from './products/product-form';
import { ProductRow } from './products/product-row';
import { ProductSort } from './products/product-sort';
import { RecordList } from './shared/record-list';
import { SearchBox } from './shared/search-box';
import { useEditedRows } from './shared/use-edited-rows';

/** The form, open for an existing product or for a new one (null). */
interface OpenForm {
  product: Product | null;
}

export default function AdminProductsPage() {
  usePageMeta('Manage Products');
  const catalog = useFreshCatalog();
  const { categories } = catalog;
  const [form, setForm] = useState<OpenForm | null>(null);
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search.trim());
  const [sort, setSort] = useState<ProductOrder>('newest');
  const found = useMemo(() => productsInOrder(catalog.index, text, sort), [catalog.index, text, sort]);
  const { rows, applyEdit, restore, refresh } = useEditedRows(found);

  const edit = useCallback((product: Product) => setForm({ product }), []);
  const forget = useCallback((id: string) => void applyEdit(id, null), [applyEdit]);
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

  return (
    <>
      <PageHeading title="Manage Products" />
      <div className="-mt-8">
        <SearchBox
          label="Search products"
          placeholder="Search by title, description or keyword…"
          text={search}
          onText={setSearch}
        >
          <ProductSort order={sort} onOrder={setSort} />
          <Button className="max-[30rem]:w-full" onClick={() => setForm({ product: null })}>
            <Plus className="size-5" aria-hidden /> Add Product
          </Button>
        </SearchBox>
      </div>
      {catalog.hasFailed && (
        <LoadFailure onRetry={catalog.reload}>The products could not be loaded completely.</LoadFailure>
      )}
      {catalog.loading && rows.length === 0 ? (
        <Spinner label="Loading products…" />
      ) : (
        <RecordList
          title="All Products"
          noun="product"
          pages={{
            status: 'ready',
            records: rows,
            total: text === '' ? rows.length : catalog.products.length,
            needle: `${sort}|${text}`,
            more: null,
            retry: catalog.reload,
          }}
          renderRecord={(product) => (
            <ProductRow product={product} onEdit={edit} onDeleted={forget} onRestored={restore} />
          )}
          empty={
            <EmptyState title="No products found" picture="nothing-found">
              {text === ''
                ? 'What you add here is what the store sells.'
                : 'No title, description or keyword matches your search. Try another one.'}
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
