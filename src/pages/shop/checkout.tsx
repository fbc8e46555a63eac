import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@/domain/user';
import { useAuth } from '@/features/auth/auth-context';
import { LoginNeeded } from '@/features/auth/login-needed';
import { useCart } from '@/features/cart/cart-context';
import { paths } from '@/lib/paths';
import { PageHeading } from '@/ui/page-heading';
import { Spinner } from '@/ui/spinner';
import { usePageMeta } from '@/ui/use-page-meta';
import { CheckoutForm } from './checkout/checkout-form';
import { CheckoutSkeleton } from './checkout/checkout-skeleton';
import type { OrderPhase } from './checkout/use-complete-order';
import { CartFailure, EmptyCart } from './shared/empty-cart';

/** Keyed by the person: another one, signed in by another tab, finds nothing of what was typed or under way. */
function Checkout({ user }: { user: User }) {
  const cart = useCart();
  const [phase, setPhase] = useState<OrderPhase>('open');

  if (phase === 'stored') return <Spinner label="Loading…" />;
  // an order is for the whole cart: what is still to come belongs to it
  if (cart.status === 'loading') return <CheckoutSkeleton label="Loading…" />;
  if (cart.items.length === 0 && phase === 'open') return <EmptyCart button="Continue Shopping" />;

  return (
    <div className="page">
      <Link
        to={paths.cart}
        className="mt-6 inline-flex min-h-11 items-center gap-2 rounded-control font-medium text-muted hover:text-ink hover:underline"
      >
        <ArrowLeft className="size-5" aria-hidden /> Back to Cart
      </Link>
      <div className="-mt-6">
        <PageHeading title="Checkout" />
      </div>
      <CartFailure />
      <CheckoutForm user={user} phase={phase} onPhase={setPhase} />
    </div>
  );
}

export default function CheckoutPage() {
  usePageMeta('Checkout', 'Billing, payment and the last look at what you order.');
  const { user, status } = useAuth();
  if (status === 'loading') return <CheckoutSkeleton label="Loading checkout…" />;
  if (!user) return <LoginNeeded>You need to be logged in to checkout.</LoginNeeded>;
  return <Checkout key={user.id} user={user} />;
}
