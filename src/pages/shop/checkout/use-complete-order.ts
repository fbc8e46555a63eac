import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Discount } from '@/domain/coupon-discount';
import type { CheckoutDraft } from '@/domain/order';
import { useCart } from '@/features/cart/cart-context';
import { paths } from '@/lib/paths';
import { exclusively } from '@/lib/peers';
import { placeOrder } from '@/records/orders';
import { placeOrderWithCoupon, REDEMPTION_LOCK, type RedemptionRefusal } from '@/records/redemption';
import { toast } from '@/ui/toast-store';

/** Simulated payment, milliseconds (spec, section 9). */
const PROCESSING_TIME = 2000;

/**
 * Turns the cart into an order (spec, section 4): two seconds of simulated payment, then the order is stored, the cart
 * emptied and the dashboard shown. However often it is called, one order comes of it. Leaving the page calls it off.
 * @param refuseCoupon called when the coupon is not valid any more at the moment of the order, which is then not placed;
 *   gives the reason in words
 */
export function useCompleteOrder(
  userId: string,
  onDone: () => void,
  refuseCoupon: (refusal: RedemptionRefusal) => string,
) {
  const cart = useCart();
  const navigate = useNavigate();
  const [isProcessing, setProcessing] = useState(false);
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
    setProcessing(false);
    toast({ title, description, variant: 'destructive' });
  };

  const finish = (draft: CheckoutDraft, agreed: Discount | null) => {
    const { items, takeOrdered } = latestCart.current;
    const refusal = agreed
      ? placeOrderWithCoupon(userId, items, draft, agreed)
      : placeOrder(userId, items, draft) === null
        ? 'unstored'
        : null;
    if (refusal === 'unstored') {
      giveUp(
        'Order could not be saved',
        "Your browser's storage is full or blocked. Your cart is still here: make room and try again.",
      );
      return;
    }
    if (refusal !== null) {
      giveUp('Order not placed', refuseCoupon(refusal));
      return;
    }
    onDone();
    takeOrdered(items);
    toast({ title: 'Order completed!', description: 'Your files are ready for download!' });
    void navigate(paths.dashboard, { replace: true });
  };

  const start = (draft: CheckoutDraft, agreed: Discount | null) => {
    if (!agreed) {
      finish(draft, null);
      return;
    }
    void exclusively(REDEMPTION_LOCK, () => {
      if (timer.current !== null) finish(draft, agreed); // else it was called off while another tab had its turn
      return Promise.resolve();
    });
  };

  return {
    isProcessing,
    /**
     * @param agreed what a coupon takes off, as the person sees it
     * @returns false when an order is under way already
     */
    complete: (draft: CheckoutDraft, agreed: Discount | null): boolean => {
      if (timer.current !== null) return false;
      setProcessing(true);
      timer.current = setTimeout(() => start(draft, agreed), PROCESSING_TIME);
      return true;
    },
  };
}
