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

/** A positive whole number, also as text; 1 otherwise. */
export function quantityFrom(value: unknown): number {
  const quantity = numberOf(value);
  return quantity !== null && Number.isInteger(quantity) && quantity > 0 ? quantity : 1;
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
    if (earlier) earlier.quantity += quantity;
    else items.set(product.id, { ...product, quantity });
  }
  return [...items.values()];
}

/** Adds one; a product that is already there gains one (spec, section 4). */
export function addToCart(items: readonly CartItem[], product: Product): CartItem[] {
  if (!items.some((item) => item.id === product.id)) return [...items, { ...product, quantity: 1 }];
  return items.map((item) => (item.id === product.id ? { ...item, quantity: item.quantity + 1 } : item));
}

/** Sets a quantity; 0 or less removes the line (spec, section 4). */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  if (quantity <= 0) return items.filter((item) => item.id !== id);
  return items.map((item) => (item.id === id ? { ...item, quantity } : item));
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

/** Cents of one line. */
export function lineCents(item: Pick<CartItem, 'price' | 'quantity'>): number {
  return toCents(item.price) * item.quantity;
}

/** Cents of the whole cart. */
export function totalCents(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + lineCents(item), 0);
}

/** Sum of the quantities. */
export function itemCount(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
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
