import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartItem } from '@/domain/cart';
import { cartChanges, goneLines } from '@/domain/cart-changes';
import type { Discount, RedemptionRefusal } from '@/domain/coupon-discount';
import type { CheckoutDraft } from '@/domain/order';
import { useCart } from '@/features/cart/cart-context';
import { paths } from '@/lib/paths';
import { placeOrder } from '@/home/checkout';
import type { OrderOutcome } from '@/homes/types';
import { toast } from '@/ui/toast-store';

/** Simulated payment, milliseconds. */
const PROCESSING_TIME = 2000;

/** What the person saw when they pressed the button: this is ordered, or nothing is. */
interface Agreement {
  items: readonly CartItem[];
  discount: Discount | null;
}

/** Where an order is. */
export type OrderPhase = 'open' | 'processing' | 'stored';

/**
 * Turns the cart into an order: two seconds of simulated payment, then the order is stored, the cart
 * emptied and the dashboard shown. However often it is called, one order comes of it. Leaving the page calls it off, and
 * so does a cart that was emptied meanwhile: by the same order in another tab, perhaps.
 * @param onPhase told where the order is; the page keeps the form as long as it is processing
 * @param refuseCoupon called when the coupon is not valid any more at the moment of the order, which is then not placed;
 *   gives the reason in words
 * @param onChanges told what has become of the cart since the button was pressed: the order is then not placed
 * @param findGone looks which lines of the cart are no longer sold: with such a line the order is not placed
 */
export function useCompleteOrder(
  userId: string,
  onPhase: (phase: OrderPhase) => void,
  refuseCoupon: (refusal: RedemptionRefusal) => string,
  onChanges: (changes: string[]) => void,
  findGone: () => Promise<CartItem[]>,
) {
  const cart = useCart();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latestCart = useRef(cart);
  useEffect(() => {
    latestCart.current = cart;
  });

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  const giveUp = (title: string, description: string) => {
    timer.current = null;
    onPhase('open');
    toast({ title, description, variant: 'destructive' });
  };

  /** Says what keeps the agreed cart from being ordered, if anything does. */
  const objectTo = (agreed: readonly CartItem[]): boolean => {
    const { items } = latestCart.current;
    if (items.length === 0) {
      giveUp('Order not placed', 'Your cart was emptied meanwhile, in another tab or on another device.');
      return true;
    }
    const changes = cartChanges(agreed, items);
    if (changes.length === 0) return false;
    onChanges(changes);
    giveUp('Order not placed', `Your cart has changed meanwhile. ${changes.join(' ')}`);
    return true;
  };

  const conclude = (outcome: OrderOutcome, items: readonly CartItem[]) => {
    if (outcome === 'called-off') return;
    if (outcome === 'placed') {
      onPhase('stored');
      latestCart.current.takeOrdered(items);
      toast({ title: 'Order completed!', description: 'Your files are ready for download!' });
      if (timer.current !== null)
        void navigate(paths.dashboard, { replace: true, state: { hasOrdered: true } });
    } else if ('coupon' in outcome) giveUp('Order not placed', refuseCoupon(outcome.coupon));
    else giveUp(outcome.title, outcome.description);
  };

  const finish = async (draft: CheckoutDraft, agreed: Agreement, allSold: Promise<void>) => {
    await allSold;
    if (timer.current === null || objectTo(agreed.items)) return;
    const { items, total } = latestCart.current;
    const outcome = await placeOrder({
      userId,
      items,
      billing: draft,
      agreed: agreed.discount,
      total: total - (agreed.discount?.cents ?? 0),
      // it may have waited for another tab, which ordered the same cart
      isWanted: () => timer.current !== null && !objectTo(agreed.items),
    });
    conclude(outcome, items);
  };

  /**
   * @param discount what a coupon takes off, as the person sees it
   * @returns false when an order is under way already
   */
  return (draft: CheckoutDraft, discount: Discount | null): boolean => {
    if (timer.current !== null) return false;
    onPhase('processing');
    onChanges([]);
    const agreed = { items: cart.items, discount };
    const allSold = findGone().then(([first, ...others]) => {
      if (!first || timer.current === null) return;
      clearTimeout(timer.current);
      giveUp('Order not placed', goneLines([first, ...others]));
    });
    timer.current = setTimeout(() => void finish(draft, agreed, allSold), PROCESSING_TIME);
    return true;
  };
}
