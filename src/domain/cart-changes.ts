import type { CartItem } from './cart';
import { formatPrice, toCents } from './money';

/**
 * What has become of a cart since it was agreed to, one sentence each; none when it comes to the same.
 * @param agreed the lines as the person saw them
 */
export function cartChanges(agreed: readonly CartItem[], current: readonly CartItem[]): string[] {
  const named = ({ title }: CartItem) => title || 'Untitled';
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
