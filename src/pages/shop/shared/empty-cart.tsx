import { useCart } from '@/features/cart/cart-context';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { LoadFailure } from '@/ui/load-failure';

/** Says that the saved cart could not be read, as long as that is so. */
export function CartFailure() {
  const { status, retry } = useCart();
  return (
    status === 'failed' && (
      <LoadFailure onRetry={retry}>Your saved cart could not be loaded. Nothing in it is lost.</LoadFailure>
    )
  );
}

/** The page of a cart without lines. @param button the way on */
export const EmptyCart = ({ button }: { button: string }) => (
  <div className="page py-6">
    <CartFailure />
    <EmptyState
      level={1}
      title="Your cart is empty"
      picture="empty-cart"
      action={<ButtonLink to={paths.products}>{button}</ButtonLink>}
    />
  </div>
);
