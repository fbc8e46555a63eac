import { quantityFrom } from './cart';
import type { BillingInfo, Order, OrderCoupon, OrderItem } from './order';
import { amountOf, type Fields, idOf, isFields, soundOnes, textOf } from './parsing';

function orderItemFrom(value: unknown): OrderItem | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  if (id === null) return null;
  return {
    id,
    title: textOf(value.title),
    image: textOf(value.image),
    price: amountOf(value.price),
    quantity: quantityFrom(value.quantity),
  };
}

const billingInfoFrom = (value: Fields): BillingInfo => ({
  firstName: textOf(value.firstName),
  lastName: textOf(value.lastName),
  email: textOf(value.email),
  address: textOf(value.address),
  city: textOf(value.city),
  zipCode: textOf(value.zipCode),
});

function orderCouponFrom(value: unknown): OrderCoupon | null {
  const code = isFields(value) ? textOf(value.code) : '';
  return isFields(value) && code !== '' ? { code, amount: amountOf(value.amount) } : null;
}

/** A stored order; a field that is off gets its neutral value, and only an id is indispensable. */
export function orderFrom(value: unknown): Order | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  if (id === null) return null;
  const coupon = orderCouponFrom(value.coupon);
  return {
    id,
    userId: idOf(value.userId) ?? '',
    items: soundOnes(value.items, orderItemFrom),
    total: amountOf(value.total),
    status: typeof value.status === 'string' ? value.status : 'completed',
    createdAt: textOf(value.createdAt),
    billingInfo: billingInfoFrom(isFields(value.billingInfo) ? value.billingInfo : {}),
    ...(coupon && { coupon }),
  };
}
