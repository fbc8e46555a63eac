import { expect, it } from 'vitest';
import { addToWishlist, removeFromWishlist, wishlistFrom } from '@/domain/wishlist';
import { buildProduct } from '@tests/support/builders';

const fox = buildProduct({ id: 'fox' });
const owl = buildProduct({ id: 'owl' });
const ids = (items: readonly { id: string }[]) => items.map((item) => item.id);

it('adds a product at the end', () => {
  expect(addToWishlist([fox], owl)).toEqual([fox, owl]);
});

it('ignores an id that is there', () => {
  expect(addToWishlist([fox], { ...fox, title: 'Another' })).toEqual([fox]);
});

it('removes by id', () => {
  expect(removeFromWishlist([fox, owl], 'fox')).toEqual([owl]);
  expect(removeFromWishlist([fox], 'owl')).toEqual([fox]);
});

it('reads a stored list: what has no id and what comes twice is left out', () => {
  expect(ids(wishlistFrom([fox, { title: 'x' }, null, { id: 7 }, fox]))).toEqual(['fox', '7']);
  expect(ids(wishlistFrom(JSON.stringify([owl])))).toEqual(['owl']);
  expect(wishlistFrom(undefined)).toEqual([]);
});
