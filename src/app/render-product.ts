import { picturesOf, productFrom } from '@/domain/product';
import { shortDescription } from '@/domain/product-data';
import { BUILT_PRODUCT, buildWith } from '@/features/catalog/built-product';
import { paths } from '@/lib/paths';
import type { RenderedPage } from '@/lib/rendered-page';
import { headOf } from '@/ui/page-head';
import { renderPage } from './render-page';

export { renderPage };

/** What the services that draw previews of shared links can show: none of them draws SVG. */
const isBitmap = (address: string) => /\.(png|jpe?g|webp|gif)([?#]|$)/i.test(address);

/**
 * Renders the page of a product as it is on the day of the build; the app takes it over, and brings today's.
 * @param row as the backend gives it
 * @param day year-month-day
 * @returns null for what is no product
 * @throws as `renderPage` does
 */
export async function renderProduct(
  row: unknown,
  day: string,
): Promise<{ id: string; page: RenderedPage } | null> {
  const product = productFrom(row);
  if (!product) return null;
  const { id, title } = product;
  const { html, head } = await buildWith({ product, day }, () => renderPage(paths.product(id)));
  const picture = picturesOf(product).find(isBitmap);
  const { tags } = headOf(title, shortDescription(product), { picture }, paths.product(id));
  const json = JSON.stringify({ row, day }).replaceAll('<', '\\u003c'); // nothing ends the element early
  return { id, page: { html, note: { name: BUILT_PRODUCT, json }, head: { ...head, tags } } };
}
