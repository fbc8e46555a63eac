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
const structuredTexts = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
const structuredData = () => structuredTexts().map((text) => JSON.parse(text) as Record<string, unknown>);
const origin = window.location.origin;

beforeEach(() => document.head.replaceChildren());

const FOX = { id: 'fox', title: 'Sleepy Fox', description: 'A fox that sleeps.' };

/** The public routes and their titles: the head of a page is complete once it has its title. */
const PUBLIC: [path: string, title: string][] = [
  [paths.home, brand.tagline],
  [paths.products, 'Explore Our Clipart Collection'],
  [paths.newArrivals, 'New Arrivals'],
  [paths.bestSellers, 'Best Sellers'],
  [paths.product('fox'), 'Sleepy Fox'],
  [paths.product('nobody'), 'Product not found'],
  [paths.cart, 'Shopping Cart'],
  [paths.checkout, 'Checkout'],
  [paths.login, 'Sign In'],
  [paths.register, 'Create Account'],
  [paths.dashboard, 'Dashboard'],
  [paths.wishlist, 'My Wishlist'],
  [paths.about, 'About Us'],
  [paths.faq, 'FAQ'],
  [paths.contact, 'Contact'],
  [paths.license, 'License'],
  [paths.terms, 'Terms of Service'],
  [paths.privacy, 'Privacy Policy'],
  [paths.search, 'Search Clipart'],
];

it.each(PUBLIC)(
  'gives %s its title, its description and its address, for sharing too',
  async (path, name) => {
    stock([buildProductRow(FOX)]);
    renderRoute(path);
    const title = `${name} – ${brand.name}`;
    await expect.poll(() => document.title).toBe(title);
    expect(description()).not.toBe('');
    expect(content('meta[property="og:title"]')).toBe(title);
    expect(content('meta[property="og:description"]')).toBe(description());
    expect(content('meta[property="og:url"]')).toBe(origin + path);
    expect(content('meta[property="og:image"]')).toMatch(/^http:/);
    const isListed = ![paths.search, paths.product('nobody')].includes(path);
    expect(canonical()).toBe(isListed ? origin + path : '');
    expect(robots()).toBe(isListed ? '' : 'noindex');
  },
);

it('gives no two public routes the same title or description', async () => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const [path, name] of PUBLIC) {
    stock([buildProductRow(FOX)]);
    const { unmount } = renderRoute(path);
    await expect.poll(() => document.title).toBe(`${name} – ${brand.name}`);
    seen.titles.add(document.title);
    seen.descriptions.add(description());
    unmount();
  }
  expect([seen.titles.size, seen.descriptions.size]).toEqual([PUBLIC.length, PUBLIC.length]);
}, 60_000);

it('leaves filters and a slash at the end out of the canonical address', async () => {
  stock([buildProductRow({ id: 'fox' })]);
  renderRoute('/products/?search=fox&sort=popular');
  await expect.poll(canonical).toBe(`${origin}/products`);
});

it('keeps search engines off the error page and the closed door', async () => {
  const { unmount } = renderRoute('/nowhere');
  await expect.poll(robots).toBe('noindex');
  expect([canonical(), description()]).toEqual(['', brand.blurb]);
  unmount();
  document.head.replaceChildren();
  renderRoute('/admin/orders');
  await screen.findByRole('heading', { name: 'Access Denied' });
  await expect.poll(robots).toBe('noindex');
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
  expect(structuredTexts()[0]).not.toContain('</script>'); // it would end there
  await expect.poll(() => content('meta[property="og:image"]')).toBe(`${origin}/clipart/fox.svg`);
  await user.click(screen.getByRole('link', { name: 'Back to Products' }));
  await screen.findByRole('heading', { level: 1, name: /Explore/ });
  await expect.poll(structuredData).toEqual([]);
  await expect.poll(() => content('meta[property="og:image"]')).toBe(`${origin}/og.png`);
});
