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

export default function ProductPage() {
  const { id = '' } = useParams();
  const state = useProduct(id);

  return (
    <div className="page py-6">
      {state.status === 'loading' && <ProductSkeleton />}
      {state.status === 'failed' && (
        <LoadFailure onRetry={state.retry}>The product could not be loaded.</LoadFailure>
      )}
      {(state.status === 'missing' || state.status === 'failed') && <NotFound />}
      {state.status === 'found' && (
        <>
          <BackToProducts />
          <ProductDetail key={state.product.id} product={state.product} />
        </>
      )}
    </div>
  );
}
