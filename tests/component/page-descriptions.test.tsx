import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

/** index.html brings the element; jsdom starts without it. */
beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'description';
  meta.content = 'of the whole store';
  document.head.append(meta);
});
afterEach(() => document.querySelector('meta[name="description"]')?.remove());

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

const PUBLIC = [
  paths.home,
  paths.products,
  paths.newArrivals,
  paths.bestSellers,
  paths.product('fox'),
  paths.product('nobody'),
  paths.cart,
  paths.checkout,
  paths.login,
  paths.register,
  paths.dashboard,
  paths.wishlist,
  paths.about,
  paths.faq,
  paths.contact,
  paths.license,
  paths.terms,
  paths.privacy,
  paths.search,
];

it('gives each public route a title and a description of its own', async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of PUBLIC) {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox', description: 'A fox that sleeps.' })]);
    const { unmount } = renderRoute(path);
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(description, { message: path }).not.toBe('of the whole store');
    titles.add(document.title);
    descriptions.add(description());
    unmount();
  }
  expect(titles.size).toBe(PUBLIC.length);
  expect(descriptions.size).toBe(PUBLIC.length);
  expect(description(), 'and takes it back when it is left').toBe('of the whole store');
}, 60_000);
