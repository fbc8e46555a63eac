import { isFields, numberOf } from './parsing';
import { toCents } from './money';
import { type Product, productFieldsFrom } from './product';

/** A line of the cart: the product as it was when it was added, and how many. */
export interface CartItem extends Product {
  quantity: number;
}

/** Stored lists come as arrays, or as JSON text where a driver encoded the column twice. Null for anything else. */
export function listFrom(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? (parsed as unknown[]) : null;
  } catch {
    return null;
  }
}

/** More of one line than anybody buys; money stays exact below it. */
export const MAX_QUANTITY = 999;

/** A positive whole number of at most `MAX_QUANTITY`, also as text; 1 for anything else. */
export function quantityFrom(value: unknown): number {
  const quantity = numberOf(value);
  return quantity !== null && Number.isInteger(quantity) && quantity > 0
    ? Math.min(quantity, MAX_QUANTITY)
    : 1;
}

/**
 * The lines of a stored cart. A quantity that is no positive whole number counts as 1; an entry without an id is left
 * out; a second entry for the same product joins the first.
 */
export function cartItemsFrom(stored: unknown): CartItem[] {
  const items = new Map<string, CartItem>();
  for (const entry of listFrom(stored) ?? []) {
    const product = productFieldsFrom(entry);
    if (!product || !isFields(entry)) continue;
    const quantity = quantityFrom(entry.quantity);
    const earlier = items.get(product.id);
    if (earlier) earlier.quantity = Math.min(earlier.quantity + quantity, MAX_QUANTITY);
    else items.set(product.id, { ...product, quantity });
  }
  return [...items.values()];
}

/** Adds one; a product that is already there gains one, up to `MAX_QUANTITY`. */
export function addToCart(items: readonly CartItem[], product: Product): CartItem[] {
  if (!items.some((item) => item.id === product.id)) return [...items, { ...product, quantity: 1 }];
  return changeQuantity(items, product.id, 1);
}

/** Sets a quantity, at most `MAX_QUANTITY`; 0 or less removes the line. */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  if (quantity <= 0) return items.filter((item) => item.id !== id);
  return items.map((item) =>
    item.id === id ? { ...item, quantity: Math.min(quantity, MAX_QUANTITY) } : item,
  );
}

/** Moves a quantity by a step; below 1 the line goes. Unlike `setQuantity` it is right however often it is replayed. */
export function changeQuantity(items: readonly CartItem[], id: string, step: number): CartItem[] {
  const item = items.find((candidate) => candidate.id === id);
  return item ? setQuantity(items, id, item.quantity + step) : [...items];
}

/** Takes ordered quantities out; whatever the order does not hold stays. */
export function subtractLines(
  items: readonly CartItem[],
  ordered: readonly Pick<CartItem, 'id' | 'quantity'>[],
): CartItem[] {
  return ordered.reduce<CartItem[]>(
    (left, { id, quantity }) => changeQuantity(left, id, -quantity),
    [...items],
  );
}

/** What numbers hold exactly: beyond it cents would be wrong, and above all not look it. */
const exactly = (cents: number) => Math.min(cents, Number.MAX_SAFE_INTEGER);

/** Cents of one line. */
export function lineCents(item: Pick<CartItem, 'price' | 'quantity'>): number {
  return exactly(toCents(item.price) * item.quantity);
}

/** Cents of the whole cart. */
export function totalCents(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return items.reduce((sum, item) => exactly(sum + lineCents(item)), 0);
}

/** Sum of the quantities. */
export function itemCount(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/**
 * Puts lines back that were taken out of a former list: what is there again meanwhile stays as it is, and each stands
 * behind the line it stood behind.
 */
export function restoreLines(
  items: readonly CartItem[],
  former: readonly CartItem[],
  removed: readonly CartItem[],
): CartItem[] {
  const missing = removed.filter(({ id }) => !items.some((item) => item.id === id));
  const place = (id: string) => former.findIndex((item) => item.id === id);
  return missing.reduce<CartItem[]>(
    (list, line) => {
      const at = list.findLastIndex((item) => place(item.id) !== -1 && place(item.id) < place(line.id));
      return [...list.slice(0, at + 1), line, ...list.slice(at + 1)];
    },
    [...items],
  );
}

export type CartLineNotice = { kind: 'gone' } | { kind: 'price'; price: number } | null;

/**
 * What has changed in the catalogue since a line was added. The cart keeps the price of that moment and says so.
 * @param current the product now, or undefined when the (complete) catalogue has it no more
 */
export function lineNotice(item: CartItem, current: Product | undefined): CartLineNotice {
  if (!current) return { kind: 'gone' };
  return toCents(current.price) === toCents(item.price) ? null : { kind: 'price', price: current.price };
}
