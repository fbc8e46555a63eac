import { useParams } from 'react-router-dom';
import { useProduct } from '@/features/catalog/use-product';
import { LoadFailure } from '@/ui/load-failure';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { usePageMeta } from '@/ui/use-page-meta';
import { BackToProducts } from './product/back-to-products';
import { ProductDetail } from './product/product-detail';
import { ProductSkeleton } from './product/product-skeleton';

function NotFound() {
  usePageMeta('Product not found', 'This product is not in the collection, or not any more.', {
    isUnlisted: true,
  });
  return (
    <EmptyState
      level={1}
      title="Product not found"
      picture="nothing-found"
      action={<ButtonLink to={paths.products}>Back to Products</ButtonLink>}
    />
  );
}

/** It may well exist: a search engine that comes at a bad moment must not forget it. */
function Unreadable({ onRetry }: { onRetry: () => void }) {
  usePageMeta('Product', 'A drawing of the collection, as PNG and EPS.');
  return (
    <>
      <LoadFailure onRetry={onRetry}>The product could not be loaded.</LoadFailure>
      <EmptyState
        level={1}
        title="This product cannot be shown right now"
        picture="nothing-found"
        action={<ButtonLink to={paths.products}>Back to Products</ButtonLink>}
      >
        The store gave no answer. Try again in a moment.
      </EmptyState>
    </>
  );
}

export default function ProductPage() {
  const { id = '' } = useParams();
  const state = useProduct(id);

  return (
    <div className="page py-6">
      {state.status === 'loading' && <ProductSkeleton />}
      {state.status === 'failed' && <Unreadable onRetry={state.retry} />}
      {state.status === 'missing' && <NotFound />}
      {state.status === 'found' && (
        <>
          <BackToProducts />
          <ProductDetail
            key={state.product.id}
            product={state.product}
            {...(state.day && { day: state.day })}
          />
        </>
      )}
    </div>
  );
}
