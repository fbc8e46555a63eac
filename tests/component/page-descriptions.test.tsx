import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

const content = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
const description = () => content('meta[name="description"]');
const canonical = () => content('link[rel="canonical"]', 'href');
const robots = () => content('meta[name="robots"]');
const structuredData = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );
const origin = window.location.origin;

beforeEach(() => document.head.replaceChildren());

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

it('gives each public route a title, a description and an address of its own, for sharing too', async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of PUBLIC) {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox', description: 'A fox that sleeps.' })]);
    document.head.replaceChildren();
    const { unmount } = renderRoute(path);
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(description, { message: path }).not.toBe('');
    titles.add(document.title);
    descriptions.add(description());
    expect(content('meta[property="og:title"]'), path).toBe(document.title);
    expect(content('meta[property="og:description"]'), path).toBe(description());
    expect(content('meta[property="og:url"]'), path).toBe(origin + path);
    expect(content('meta[property="og:image"]'), path).toMatch(/^http:/);
    const isListed = ![paths.search, paths.product('nobody')].includes(path);
    expect(canonical(), path).toBe(isListed ? origin + path : '');
    expect(robots(), path).toBe(isListed ? '' : 'noindex');
    unmount();
  }
  expect(titles.size).toBe(PUBLIC.length);
  expect(descriptions.size).toBe(PUBLIC.length);
}, 60_000);

it('leaves filters and a slash at the end out of the canonical address', async () => {
  stock([buildProductRow({ id: 'fox' })]);
  renderRoute('/products/?search=fox&sort=popular');
  await expect.poll(canonical).toBe(`${origin}/products`);
});

it('keeps search engines off the error page and the closed door', async () => {
  renderRoute('/nowhere');
  await expect.poll(robots).toBe('noindex');
  expect([canonical(), description()]).toEqual(['', brand.blurb]);
  document.head.replaceChildren();
  renderRoute('/admin/orders');
  await screen.findByRole('heading', { name: 'Access Denied' });
  expect(robots()).toBe('noindex');
});

it('describes a product to search engines, and takes that back when it is left', async () => {
  stock([
    buildProductRow({
      id: 'fox',
      title: 'Fox </script><script>alert(1)</script>',
      description: 'A fox.',
      image: '/clipart/fox.svg',
      images: [],
      price: 4.5,
      rating: 4.5,
      reviews: 12,
    }),
  ]);
  const { user } = renderRoute(paths.product('fox'));
  await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => structuredData().length).toBe(1);
  expect(structuredData()[0]).toMatchObject({
    '@type': 'Product',
    name: 'Fox </script><script>alert(1)</script>',
    image: [`${origin}/clipart/fox.svg`],
    offers: { price: '4.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  });
  expect(document.head.innerHTML).not.toContain('</script><script>');
  expect(content('meta[property="og:image"]')).toBe(`${origin}/clipart/fox.svg`);
  await user.click(screen.getByRole('link', { name: 'Back to Products' }));
  await screen.findByRole('heading', { level: 1, name: /Explore/ });
  expect(structuredData()).toEqual([]);
  expect(content('meta[property="og:image"]')).toBe(`${origin}/og.png`);
});
