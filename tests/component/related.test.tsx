import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend, stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { answer, refusal, rest } from '@tests/support/faults';
import { renderRoute } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { expectedConsole } from '../setup/browser';
import { networkIdle } from '@tests/support/server';

const row = (id: string, category_id: string | null, keywords: string[] = []) =>
  buildProductRow({ id, title: `The ${id}`, category_id, keywords });
const ROWS = [
  row('fox', 'animals', ['sleep']),
  row('hen', 'animals'),
  row('owl', 'animals', ['sleep']),
  row('fern', 'plants', ['sleep']),
];

const open = async (title = 'The fox') => {
  const view = renderRoute('/product/fox');
  await screen.findByRole('heading', { level: 1, name: title });
  return view;
};
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Related products' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

describe('related products', () => {
  it('come from one small read of the category, without the product itself, when that is enough', async () => {
    stock([...ROWS, row('cow', 'animals'), row('ant', 'animals')]);
    const sent = watchRequests();
    await open();
    expect(await titles()).toHaveLength(4);
    const reads = sent.filter(({ address }) => address.startsWith(rest('products')));
    expect(reads.map(({ address }) => address)[1]).toBe(
      '/rest/v1/products?select=*,categories(name)&order=created_at.desc.nullslast,id.asc&category_id=eq.animals&limit=48',
    );
    expect(reads).toHaveLength(2);
  });

  it('are filled up with what shares a keyword, by a second read', async () => {
    stock(
      [...ROWS, row('moss', null, ['say "hi"\\{}', 'sleep']), row('fox', null, ['say "hi"\\{}'])].slice(1),
    );
    await open();
    expect(await titles()).toEqual(['The moss']); // without a category there is nothing else to go by
  });

  it('are the same however one arrived', async () => {
    stock(ROWS);
    await open();
    expect(await titles()).toEqual(['The owl', 'The hen', 'The fern']);
  });

  it('stand under the reviews and lead to their pages, which have their own', async () => {
    stock(ROWS);
    const { user, address } = await open();
    await titles();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.indexOf('You May Also Like')).toBeGreaterThan(headings.indexOf('Customer Reviews'));
    await user.click(screen.getByRole('link', { name: 'The owl' }));
    await screen.findByRole('heading', { level: 1, name: 'The owl' });
    expect(address()).toBe('/product/owl');
    await waitFor(async () => expect(await titles()).toEqual(['The fox', 'The hen', 'The fern']));
  });

  it('need no read when the catalogue is here', async () => {
    stock(ROWS);
    const { user } = renderRoute('/products');
    await user.click(await screen.findByRole('link', { name: 'The fox' }));
    expect(await titles()).toEqual(['The owl', 'The hen', 'The fern']);
    expect(backend.requests.filter((line) => line.endsWith('/products'))).toHaveLength(1);
  });

  it('are left out where there are none, and where they can not be read', async () => {
    stock([row('fox', null)]);
    const { unmount } = await open();
    await networkIdle();
    expect(backend.requests.filter((line) => line.endsWith('/products'))).toHaveLength(1);
    expect(screen.queryByText('You May Also Like')).toBeNull();
    unmount();

    expectedConsole.push('Error fetching related products:');
    stock(ROWS);
    let reads = 0;
    answer('get', rest('products'), () => ((reads += 1) > 1 ? refusal(500) : undefined));
    await open();
    await expect.poll(() => reads).toBe(2);
    await expect.poll(() => console.error).toHaveBeenCalled();
    await networkIdle();
    expect(screen.queryByText('You May Also Like')).toBeNull();
  });

  it('wait until somebody scrolls that far', async () => {
    type Seen = (entries: { isIntersecting: boolean; target: Element }[]) => void;
    const watched = new Map<Element, Seen>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly seen: Seen) {}
        observe(element: Element) {
          watched.set(element, this.seen);
        }
        unobserve(element: Element) {
          watched.delete(element);
        }
        disconnect() {}
      },
    );
    stock(ROWS);
    await open();
    await expect.poll(() => watched.size).toBeGreaterThan(0);
    await networkIdle();
    expect(backend.requests.filter((line) => line.endsWith('/products'))).toHaveLength(1);
    act(() => watched.forEach((seen, target) => seen([{ isIntersecting: true, target }])));
    expect(await titles()).toEqual(['The owl', 'The hen', 'The fern']);
    vi.unstubAllGlobals();
  });
});
