import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stock } from '@tests/support/backend';
import { buildCategory, buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

beforeEach(() => {
  const birds = { description: '', category_id: 'birds', categories: { name: 'Birds' } };
  const plants = { description: '', category_id: 'plants', categories: { name: 'Plants' } };
  stock(
    [
      buildProductRow({ id: 'a', title: 'Owl', price: 3, created_at: '2026-01-03T00:00:00Z', ...birds }),
      buildProductRow({ id: 'b', title: 'Robin', price: 1, created_at: '2026-01-02T00:00:00Z', ...birds }),
      buildProductRow({ id: 'c', title: 'Fern', price: 2, created_at: '2026-01-01T00:00:00Z', ...plants }),
    ],
    [buildCategory({ id: 'birds', name: 'Birds' }), buildCategory({ id: 'plants', name: 'Plants' })],
  );
});

const titles = () =>
  within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .join(' ');
const shows = (expected: string) => expect.poll(titles).toBe(expected);
const box = () => screen.findByRole('searchbox', { name: 'Search clipart' });
const category = (name: string) => screen.findByRole('button', { name });
const sort = () => screen.getByRole('combobox', { name: 'Sort by' });

describe('the address', () => {
  it('holds the category; all categories remove it', async () => {
    const { user, address } = renderRoute('/products');
    await user.click(await category('Birds'));
    expect(address()).toBe('/products?category=birds');
    await shows('Owl Robin');
    expect(await category('Birds')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await category('All Categories'));
    expect(address()).toBe('/products');
    await shows('Owl Robin Fern');
  });

  it('holds the search once it is submitted; an empty one removes it', async () => {
    const { user, address } = renderRoute('/products');
    await user.type(await box(), 'ro');
    await shows('Robin');
    expect(address()).toBe('/products');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/products?search=ro');
    await user.clear(await box());
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/products');
    await shows('Owl Robin Fern');
  });

  it('holds sort and view while they differ from the default', async () => {
    const { user, address } = renderRoute('/products');
    await shows('Owl Robin Fern');
    await user.selectOptions(sort(), 'price-low');
    expect(address()).toBe('/products?sort=price-low');
    await shows('Robin Fern Owl');
    await user.click(screen.getByRole('button', { name: 'List view' }));
    expect(address()).toBe('/products?sort=price-low&view=list');
    await user.selectOptions(sort(), 'newest');
    await user.click(screen.getByRole('button', { name: 'Grid view' }));
    expect(address()).toBe('/products');
  });

  it('opens the page as it was', async () => {
    renderRoute('/products?category=birds&search=o&sort=price-low&view=list');
    await shows('Robin Owl');
    expect(await box()).toHaveValue('o');
    expect(sort()).toHaveValue('price-low');
    expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
    expect(await category('Birds')).toHaveAttribute('aria-pressed', 'true');
  });

  it('with category=all, an unknown sort or view shows everything in the default way', async () => {
    renderRoute('/products?category=all&sort=prettiest&view=cube');
    await shows('Owl Robin Fern');
    expect(sort()).toHaveValue('newest');
    expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
    expect(await category('All Categories')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('going back', () => {
  it('from a product restores the filter, and once more clears it', async () => {
    const { user, router, address } = renderRoute('/products');
    await user.click(await category('Birds'));
    await shows('Owl Robin');
    await user.click(screen.getByRole('link', { name: 'Robin' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Robin' })).toBeVisible();
    await router.navigate(-1);
    await shows('Owl Robin');
    expect(address()).toBe('/products?category=birds');
    await router.navigate(-1);
    await shows('Owl Robin Fern');
    expect(address()).toBe('/products');
  });

  it('undoes a submitted search', async () => {
    const { user, router } = renderRoute('/products');
    await user.type(await box(), 'fern{Enter}');
    await shows('Fern');
    await router.navigate(-1);
    await shows('Owl Robin Fern');
    expect(await box()).toHaveValue('');
    await router.navigate(1);
    await shows('Fern');
    expect(await box()).toHaveValue('fern');
  });

  it('finds again what was typed and not submitted', async () => {
    const { user, router } = renderRoute('/products');
    await user.type(await box(), 'owl');
    await shows('Owl');
    await user.click(screen.getByRole('link', { name: 'Owl' }));
    await screen.findByRole('heading', { level: 1, name: 'Owl' });
    await router.navigate(-1);
    expect(await box()).toHaveValue('owl');
    await shows('Owl');
  });

  it('undoes Clear filters, which takes away search and category and keeps the order', async () => {
    const { user, router, address } = renderRoute('/products?category=birds&search=ro&sort=price-low');
    await shows('Robin');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await shows('Robin Fern Owl');
    expect(address()).toBe('/products?sort=price-low');
    expect(await box()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await router.navigate(-1);
    await shows('Robin');
    expect(await box()).toHaveValue('ro');
  });
});

describe('search text', () => {
  const ODD = 'Koala & 100% C++ #1 (draft) [x] \\ *';

  beforeEach(() => {
    stock([buildProductRow({ title: ODD }), buildProductRow({ title: 'Crème Brûlée' })]);
  });

  it.each(['(', '[', '\\', '*', '%', '&', '#', '+', 'Koala & 100% C++ #1'])(
    '%s is literal and survives a reload',
    async (text) => {
      const first = renderRoute('/products');
      await first.user.click(await box());
      await first.user.paste(text);
      await first.user.keyboard('{Enter}');
      await shows(ODD);
      const address = first.address();
      first.unmount();
      renderRoute(address);
      await shows(ODD);
      expect(await box()).toHaveValue(text);
    },
  );

  it.each(['creme', 'BRULEE', 'Cre\u0300me'])('%s finds Crème Brûlée', async (text) => {
    renderRoute(`/products?search=${encodeURIComponent(text)}`);
    await shows('Crème Brûlée');
  });

  it('"(123" neither crashes nor matches everything', async () => {
    renderRoute('/products?search=(123');
    expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
    expect(screen.getByText('Showing 0 results')).toBeVisible();
  });
});
