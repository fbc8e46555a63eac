import { brand } from '../../src/lib/brand';
import { expect, test } from './fixtures';

test('a product tells search engines and shared links what it is, under the policy of the page', async ({
  page,
  baseURL,
}) => {
  await page.goto('/product/00000000-0000-4000-9000-000000000102?from=mail');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const address = `${baseURL}/product/00000000-0000-4000-9000-000000000102`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    `${title} – ${brand.name}`,
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/clipart\//);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(json ?? '') as { name: string; offers: { price: string; availability: string } };
  expect(data.name).toBe(title);
  expect(data.offers.availability).toBe('https://schema.org/InStock');
  await expect(page.getByText(`$${data.offers.price}`).first()).toBeVisible();

  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/products`);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('crawlers find a sitemap of the routes, and which of them are personal', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>/products/best-sellers</loc>');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin\n');
});
