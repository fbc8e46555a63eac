import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { answer, refusal, rest } from '@tests/support/faults';
import { renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { expectedConsole } from '../setup/browser';

const heading = () => screen.findByRole('heading', { level: 1, name: `${brand.tagline} for all you make` });

it.each([
  ['Browse Collection', '/products'],
  ['Start Free Account', '/register'],
  ['Explore Collection', '/products'],
  ['Create Free Account', '/register'],
])('%s leads to %s', async (name, address) => {
  const page = renderRoute('/');
  await page.user.click(await screen.findByRole('link', { name }));
  await expect.poll(page.address).toBe(address);
});

it('states the four figures', async () => {
  renderRoute('/');
  const band = await screen.findByRole('region', { name: `${brand.name} in numbers` });
  const figures = within(band)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['Happy Customers', '10,000+'],
    ['Downloads', '50,000+'],
    ['Unique Designs', '1,000+'],
    ['Average Rating', '4.9/5'],
  ]);
});

it('makes four claims', async () => {
  renderRoute('/');
  await heading();
  const claims = screen.getAllByRole('heading', { level: 3 }).map((claim) => claim.textContent);
  expect(claims).toEqual([
    'Instant Downloads',
    'Premium Quality',
    'Commercial License',
    'Diverse Collection',
  ]);
});

it('shows pictures of the collection at once, in places of a fixed size, without asking for the catalogue', async () => {
  const { container } = renderRoute('/');
  await heading();
  const eager = [...container.querySelectorAll<HTMLImageElement>('main img[loading="eager"]')];
  expect(eager.length).toBeGreaterThanOrEqual(5);
  for (const picture of eager) {
    expect(picture.getAttribute('src')).toMatch(/^\/clipart\/[a-z0-9-]+\.svg$/);
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
    expect(picture).toHaveAttribute('alt', '');
  }
  await networkIdle();
  expect(backend.requests).toEqual([]);
});

it('leads to the categories and to the four best sellers, which can be bought at once', async () => {
  stock(
    Array.from({ length: 6 }, (_, at) =>
      buildProductRow({ id: `p${at}`, title: `Print ${at}`, downloads: at, category_id: 'birds', price: 2 }),
    ),
  );
  const { user, address } = renderRoute('/');
  const best = within(await screen.findByRole('list', { name: 'Best sellers' }));
  expect(best.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(best.getAllByText('$2.00')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'See all best sellers' })).toHaveAttribute(
    'href',
    '/products/best-sellers',
  );
  await user.click(screen.getByRole('link', { name: 'Category birds' }));
  await expect.poll(address).toBe('/products?category=birds');
});

it('is complete without them where they can not be read', async () => {
  expectedConsole.push('Error fetching the best sellers:');
  answer('get', rest('products'), () => refusal(500));
  renderRoute('/');
  await heading();
  await waitFor(() => expect(screen.queryByText('Loading the collection…')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Find the one that fits' })).toBeVisible();
});
