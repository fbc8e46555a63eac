import { placeOrder as storeOrder } from '@/records/orders';
import { placeOrderWithCoupon, REDEMPTION_LOCK } from '@/records/redemption';
import { exclusively } from '@/sync/tab-lock';
import type { OrderOutcome, OrderRequest, PlaceOrder } from '../types';

const UNSTORED = {
  title: 'Order could not be saved',
  description: "Your browser's storage is full or blocked. Your cart is still here: make room and try again.",
};

function redeem({ userId, items, billing, agreed, isWanted }: OrderRequest): OrderOutcome {
  if (!agreed) return storeOrder(userId, items, billing) === null ? UNSTORED : 'placed';
  if (!isWanted()) return 'called-off'; // while another tab had its turn
  const refusal = placeOrderWithCoupon(userId, items, billing, agreed);
  if (refusal === 'unstored') return UNSTORED;
  return refusal === null ? 'placed' : { coupon: refusal };
}

/** Stores the order in this browser. One tab at a time redeems a coupon. */
export const placeOrder: PlaceOrder = async (request) => {
  if (!request.agreed) return redeem(request);
  let outcome: OrderOutcome = 'called-off';
  await exclusively(REDEMPTION_LOCK, () => {
    outcome = redeem(request);
    return Promise.resolve();
  });
  return outcome;
};
