import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutDraft } from '@/domain/order';
import { useCart } from '@/features/cart/cart-context';
import { paths } from '@/lib/paths';
import { placeOrder } from '@/records/orders';
import { toast } from '@/ui/toast-store';

/** Simulated payment, milliseconds (spec, section 9). */
const PROCESSING_TIME = 2000;

/**
 * Turns the cart into an order (spec, section 4): two seconds of simulated payment, then the order is stored, the cart
 * emptied and the dashboard shown. However often it is called, one order comes of it. Leaving the page calls it off.
 */
export function useCompleteOrder(userId: string, onDone: () => void) {
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

  const finish = (draft: CheckoutDraft) => {
    const { items, empty } = latestCart.current;
    if (placeOrder(userId, items, draft) === null) {
      timer.current = null;
      setProcessing(false);
      toast({
        title: 'Order could not be saved',
        description:
          "Your browser's storage is full or blocked. Your cart is still here: make room and try again.",
        variant: 'destructive',
      });
      return;
    }
    onDone();
    empty();
    toast({ title: 'Order completed!', description: 'Your files are ready for download!' });
    void navigate(paths.dashboard, { replace: true });
  };

  return {
    isProcessing,
    complete: (draft: CheckoutDraft) => {
      if (timer.current !== null) return;
      setProcessing(true);
      timer.current = setTimeout(() => finish(draft), PROCESSING_TIME);
    },
  };
}
