import { picturesOf, productFrom } from '@/domain/product';
import { shortDescription } from '@/domain/product-data';
import { BUILT_PRODUCT, buildWith } from '@/features/catalog/built-product';
import { LINK_PICTURE } from '@/lib/link-picture';
import { paths } from '@/lib/paths';
import type { RenderedPage } from '@/lib/rendered-page';
import { headOf } from '@/ui/page-head';
import { renderPage } from './render-page';

export { renderPage };

/** What the services that draw previews of shared links can show: none of them draws SVG. */
const isBitmap = (address: string) => /\.(png|jpe?g|webp|gif)([?#]|$)/i.test(address);

const isDrawing = (address: string) => /^data:image\/svg\+xml|\.svg([?#]|$)/i.test(address);

/** The picture that the build makes a bitmap of, where a product has none. @param row as the backend gives it */
export function drawingOf(row: unknown): string | null {
  const product = productFrom(row);
  const pictures = product ? picturesOf(product) : [];
  return pictures.some(isBitmap) ? null : (pictures.find(isDrawing) ?? null);
}

/**
 * Renders the page of a product as it is on the day of the build; the app takes it over, and brings today's.
 * @param row as the backend gives it
 * @param day year-month-day
 * @param drawn address of the bitmap that was made of its drawing
 * @returns null for what is no product
 * @throws as `renderPage` does
 */
export async function renderProduct(
  row: unknown,
  day: string,
  drawn?: string,
): Promise<{ id: string; page: RenderedPage } | null> {
  const product = productFrom(row);
  if (!product) return null;
  const { id, title } = product;
  const { html, head } = await buildWith({ product, day }, () => renderPage(paths.product(id)));
  const picture = drawn
    ? { picture: drawn, size: LINK_PICTURE }
    : { picture: picturesOf(product).find(isBitmap) };
  const { tags } = headOf(title, shortDescription(product), picture, paths.product(id));
  const json = JSON.stringify({ row, day }).replaceAll('<', '\\u003c'); // nothing ends the element early
  return { id, page: { html, note: { name: BUILT_PRODUCT, json }, head: { ...head, tags } } };
}
