import type { CartItem } from './cart';
import { formatPrice, toCents } from './money';

const named = ({ title }: CartItem) => title || 'Untitled';

/**
 * What has become of a cart since it was agreed to, one sentence each; none when it comes to the same.
 * @param agreed the lines as the person saw them
 */
export function cartChanges(agreed: readonly CartItem[], current: readonly CartItem[]): string[] {
  const lost = agreed.filter(({ id }) => !current.some((item) => item.id === id));
  const changes = current.flatMap((item) => {
    const former = agreed.find(({ id }) => id === item.id);
    if (!former) return `${named(item)} was added.`;
    if (toCents(former.price) !== toCents(item.price))
      return `${named(item)} now costs ${formatPrice(item.price)} instead of ${formatPrice(former.price)}.`;
    if (former.quantity === item.quantity) return [];
    return `The quantity of ${named(item)} is now ${item.quantity} instead of ${former.quantity}.`;
  });
  return [...lost.map((item) => `${named(item)} was taken out.`), ...changes];
}

/**
 * Why a cart can't be ordered, in one sentence however many lines it is about.
 * @param gone its lines that are no longer sold, at least one
 */
export function goneLines(gone: readonly [CartItem, ...CartItem[]]): string {
  const [first, ...others] = gone;
  if (others.length === 0)
    return `${named(first)} is no longer in the collection. Remove it to order the rest.`;
  const products = others.length === 1 ? 'another product' : `${others.length} other products`;
  return `${named(first)} and ${products} are no longer in the collection. Remove them to order the rest.`;
}
