import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { formatCents } from '@/domain/money';
import { useAuth } from '@/features/auth/auth-context';
import { LoginNeeded } from '@/features/auth/login-needed';
import { useCart } from '@/features/cart/cart-context';
import { Totals } from '@/features/cart/totals';
import { paths } from '@/lib/paths';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { PageHeading } from '@/ui/page-heading';
import { takeRowAway } from '@/ui/take-row-away';
import { usePageMeta } from '@/ui/use-page-meta';
import { CartLines } from './cart/cart-lines';
import { CartSkeleton } from './cart/cart-skeleton';
import { CartFailure, EmptyCart } from './shared/empty-cart';

export default function CartPage() {
  usePageMeta('Shopping Cart', 'What you are about to buy, line by line, and what it comes to.');
  const { user, status } = useAuth();
  const cart = useCart();
  const checkoutLink = useRef<HTMLDivElement>(null);

  if (status === 'loading') return <CartSkeleton />;
  if (!user) return <LoginNeeded>You need to be logged in to view your cart.</LoginNeeded>;
  if (cart.status === 'loading' && cart.items.length === 0) return <CartSkeleton />;

  if (cart.items.length === 0) return <EmptyCart button="Start Shopping" />;

  return (
    <div className="page">
      <PageHeading title="Shopping Cart" />
      <CartFailure />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="items-heading">
          <div className="mb-3 flex items-center justify-between gap-3">
            <h2 id="items-heading" className="text-heading">
              {cart.count} {cart.count === 1 ? 'Item' : 'Items'}
            </h2>
            <Button
              variant="ghost"
              size="sm"
              onClick={({ currentTarget }) => takeRowAway(currentTarget, cart.clear)}
            >
              <Trash2 className="size-4" aria-hidden /> Clear Cart
            </Button>
          </div>
          <CartLines />
        </section>
        <section
          aria-labelledby="summary-heading"
          className="grid gap-4 rounded-patch border-2 border-ink bg-surface p-5 lg:sticky lg:top-24 dark:border-line"
        >
          <h2 id="summary-heading" className="text-heading">
            Order Summary
          </h2>
          <Totals cents={cart.total} />
          <div ref={checkoutLink} className="grid">
            <ButtonLink to={paths.checkout} size="lg">
              Proceed to Checkout
            </ButtonLink>
          </div>
          <ButtonLink to={paths.products} variant="secondary">
            Continue Shopping
          </ButtonLink>
        </section>
      </div>
      <BottomBar label="Checkout" replaces={checkoutLink}>
        <span className="text-xl font-extrabold tabular-nums">{formatCents(cart.total)}</span>
        <ButtonLink to={paths.checkout}>Checkout</ButtonLink>
      </BottomBar>
    </div>
  );
}
