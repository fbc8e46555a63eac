/** What the header calls a list, such as 'Cart, 2 items'. */
export function badgeName(label: 'Cart' | 'Wishlist', count: number): string {
  if (count === 0) return label;
  return `${label}, ${count} ${count === 1 ? 'item' : 'items'}`;
}
