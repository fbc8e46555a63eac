import { describe, expect, it } from 'vitest';
import { mergeById, mergeCarts } from '@/sync/merging';
import { buildCartItem, buildProduct } from '@tests/support/builders';

const PRODUCTS = new Map(['fox', 'owl', 'hen'].map((id) => [id, buildProduct({ id, price: 4.5 })]));

/** `cart('fox×2 owl')` */
const cart = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((line) => {
      const [id = '', quantity = '1'] = line.split('×');
      return buildCartItem({ ...PRODUCTS.get(id), id, quantity: Number(quantity) });
    });
const written = (items: { id: string; quantity: number }[]) =>
  items.map(({ id, quantity }) => (quantity === 1 ? id : `${id}×${quantity}`)).join(' ');

const merged = (base: string, local: string, remote: string, attempts: string[] = []) =>
  written(mergeCarts(cart(base), cart(local), cart(remote), attempts.map(cart)));

describe('two carts', () => {
  it.each([
    ['a line added here', 'fox', 'fox owl', 'fox', 'fox owl'],
    ['a line added there', 'fox', 'fox', 'fox owl', 'fox owl'],
    ['different lines added in both', 'fox', 'fox owl', 'fox hen', 'fox hen owl'],
    ['the same line added in both: it counts twice', '', 'fox', 'fox', 'fox×2'],
    ['one more in both', 'fox', 'fox×2', 'fox×3', 'fox×4'],
    ['one less here, one more there', 'fox×3', 'fox×2', 'fox×4', 'fox×3'],
    ['less than nothing', 'fox×3', 'fox', 'fox', ''],
    ['a line removed here', 'fox owl', 'owl', 'fox owl', 'owl'],
    ['a line removed there', 'fox owl', 'fox owl', 'owl', 'owl'],
    ['a line removed here, one added there', 'fox', '', 'fox owl', 'owl'],
    ['everything cleared here', 'fox owl', '', 'fox owl', ''],
    ['a line changed here and removed there: the change stays', 'fox', 'fox×2', '', 'fox×2'],
    ['nothing here', 'fox', 'fox', 'owl×5', 'owl×5'],
    ['a line put back here where it was', 'fox hen', 'fox owl hen', 'fox hen', 'fox owl hen'],
    ['a line put back here, others sorted there', 'fox hen', 'fox owl hen', 'hen fox', 'hen fox owl'],
  ])('%s', (_what, base, local, remote, expected) => {
    expect(merged(base, local, remote)).toBe(expected);
  });

  it('keep a price that was taken over here', () => {
    const local = cart('fox').map((item) => ({ ...item, price: 9 }));
    expect(mergeCarts(cart('fox'), local, cart('fox×2'))).toMatchObject([{ price: 9, quantity: 2 }]);
  });

  it('keep a price that was taken over there', () => {
    const remote = cart('fox').map((item) => ({ ...item, price: 9 }));
    expect(mergeCarts(cart('fox'), cart('fox×2'), remote)).toMatchObject([{ price: 9, quantity: 2 }]);
  });
});

describe('a save whose answer was lost', () => {
  it.each([
    ['is not applied twice', 'fox', 'fox×2', 'fox×2', ['fox×2'], 'fox×2'],
    ['is built upon', 'fox', 'fox×3', 'fox×2', ['fox×2'], 'fox×3'],
    ['may be the one before the last', 'fox', 'fox×4', 'fox×2', ['fox×2', 'fox×3'], 'fox×4'],
    ['may not have arrived', 'fox', 'fox×2', 'fox', ['fox×2'], 'fox×2'],
    ['is told from an addition elsewhere', 'fox', 'fox×2', 'fox×2 owl', ['fox×2'], 'fox×2 owl'],
    ['added a line that was removed again', '', '', 'fox', ['fox'], ''],
    ['removed a line that came back', 'fox', 'fox', '', [''], 'fox'],
    ['removed a line that came back with more', 'fox', 'fox×2', 'owl', [''], 'owl fox×2'],
    ['went up, and down again', 'fox', 'fox', 'fox×2', ['fox×2'], 'fox'],
  ])('%s', (_what, base, local, remote, attempts, expected) => {
    expect(merged(base, local, remote, attempts)).toBe(expected);
  });
});

describe('two wishlists', () => {
  const list = (text: string) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((id) => ({ id }));
  const mergedIds = (base: string, local: string, remote: string, attempts: string[] = []) =>
    mergeById(list(base), list(local), list(remote), attempts.map(list))
      .map(({ id }) => id)
      .join(' ');

  it.each([
    ['added here', 'fox', 'fox owl', 'fox', [], 'fox owl'],
    ['added there', 'fox', 'fox', 'fox owl', [], 'fox owl'],
    ['added in both, different ones', '', 'owl', 'hen', [], 'hen owl'],
    ['added in both, the same one', '', 'owl', 'owl', [], 'owl'],
    ['removed here', 'fox owl', 'owl', 'fox owl', [], 'owl'],
    ['removed there', 'fox owl', 'fox owl', 'fox', [], 'fox'],
    ['put back here where it was', 'fox hen', 'fox owl hen', 'fox hen', [], 'fox owl hen'],
    [
      'a lost answer: removed, and put back',
      'fox owl hen',
      'fox owl hen',
      'fox hen',
      ['fox hen'],
      'fox owl hen',
    ],
    ['a lost answer: added, and removed again', '', '', 'fox', ['fox'], ''],
    ['a lost answer: removed, and added again', 'fox', 'fox', '', [''], 'fox'],
    ['no answer and not arrived: removed, and added again', 'fox', 'fox', 'fox', [''], 'fox'],
  ])('%s', (_what, base, local, remote, attempts, expected) => {
    expect(mergedIds(base, local, remote, attempts)).toBe(expected);
  });
});
