import { command } from '@/backend/database-functions';
import { BackendError, isRefusal } from '@/backend/errors';
import { formatPrice, fromCents } from '@/domain/money';
import { type OrderTicket, readTicket, writeTicket } from '@/records/order-ticket';
import { amountOf, textOf } from '@/domain/parsing';
import type { OrderOutcome, OrderRequest, PlaceOrder } from '../types';
import { couponRefusalOf } from './coupon-words';
import { refreshOwnOrders } from './own-orders';
import { fieldsOf } from './rows';

/** Tries of an order whose answer does not come, and the pause before each further one in milliseconds. */
const TRIES = 3;
const PAUSE = 1000;

/** Random enough to name an order; `randomUUID` is missing where the page came over plain http. */
function newId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function detailsOf(error: BackendError): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(error.details));
  } catch {
    return {};
  }
}

const refused = (description: string): OrderOutcome => ({ title: 'Order not placed', description });

function outcomeOf(error: BackendError): OrderOutcome {
  const coupon = couponRefusalOf(error.hint);
  if (coupon) return { coupon };
  const details = detailsOf(error);
  switch (error.hint) {
    case 'product_gone':
      return refused('A product in your cart is no longer for sale. Go back to the cart and take it out.');
    case 'price_changed':
      return refused(
        `${textOf(details.title)} costs ${formatPrice(amountOf(details.price))} now. Update its price in the cart, and order again if you like it.`,
      );
    case 'total_changed':
      return refused('The total has changed meanwhile. Look at it again before you order.');
    case 'too_many_lines':
      return refused('An order holds at most 1,000 different products. Order them in parts.');
    case 'bad_billing':
      return refused('Contact or billing information is missing or too long.');
    default:
  }
  if (error.status === 401 || error.status === 403)
    return refused('Your session has ended. Your cart is still here: log in again to order it.');
  if (isRefusal(error)) return refused('The shop did not accept this order. Your cart is still here.');
  if (!navigator.onLine)
    return refused(
      'You are offline. Your cart is still here: order again once you are back, it will be one order only.',
    );
  return refused(
    'The shop could not be reached. Your cart is still here: try again, it will be one order only.',
  );
}

function argumentsOf({ items, billing, agreed, total }: OrderRequest) {
  const { firstName, lastName, email, address, city, zipCode } = billing;
  return {
    lines: items.map(({ id, quantity, price }) => ({ id, quantity, price })),
    billing: { firstName, lastName, email, address, city, zipCode },
    coupon_code: agreed?.coupon.code ?? null,
    agreed_total: fromCents(total),
  };
}

/** How long an order without an answer is still the same one, and how long it is after one. Milliseconds. */
const OPEN = 3_600_000;
const PLACED = 10_000;

/**
 * The order under the name it had before: after a lost answer, in another tab that orders the same cart, or on a page that
 * was loaded anew. What is ordered again later is another order.
 */
function ticketFor(content: string): OrderTicket {
  const now = Date.now();
  const former = readTicket();
  if (former?.content === content && Math.abs(now - former.time) < (former.isPlaced ? PLACED : OPEN))
    return former;
  return { content, requestId: newId(), time: now, isPlaced: false };
}

/** Has the database place the order: at today's prices, with the coupon's use counted, once. */
export const placeOrder: PlaceOrder = async (request) => {
  const args = argumentsOf(request);
  const ticket = ticketFor(JSON.stringify([request.userId, args.lines, args.coupon_code, args.agreed_total]));
  writeTicket(ticket);
  for (let tries = 1; ; tries += 1) {
    try {
      await command('place_order', { request_id: ticket.requestId, ...args });
      writeTicket({ ...ticket, time: Date.now(), isPlaced: true });
      refreshOwnOrders();
      return 'placed';
    } catch (error) {
      console.error('Error placing the order:', error);
      const fault = error instanceof BackendError ? error : new BackendError('');
      if (isRefusal(fault) || tries === TRIES || !navigator.onLine) return outcomeOf(fault);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
};
