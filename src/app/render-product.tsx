import { renderToStaticMarkup } from 'react-dom/server';
import { formatPrice } from '@/domain/money';
import { picturesOf, type Product, productFrom } from '@/domain/product';
import { productData, shortDescription } from '@/domain/product-data';
import { siteOrigin } from '@/lib/env';
import { paths } from '@/lib/paths';
import type { RenderedPage } from '@/lib/rendered-page';
import { headOf, jsonLd } from '@/ui/page-head';
import { withoutPreloads } from './without-preloads';

/** What the services that draw previews of shared links can show: none of them draws SVG. */
const isBitmap = (address: string) => /\.(png|jpe?g|webp|gif)([?#]|$)/i.test(address);

/** A product for whoever has no script, as it was on the day of the build. */
function ProductNote({ product, day }: { product: Product; day: string }) {
  const [picture] = picturesOf(product);
  return (
    <main className="page grid max-w-3xl gap-4 py-8">
      <h1 className="text-title">{product.title}</h1>
      {picture && <img src={picture} alt="" width={320} height={320} />}
      <p>{product.description}</p>
      <p>
        {formatPrice(product.price)} on {day}. Buying needs JavaScript.
      </p>
      <p>
        <a href={paths.home}>Home</a> · <a href={paths.faq}>FAQ</a> · <a href={paths.license}>License</a>
      </p>
    </main>
  );
}

/**
 * The page of a product as crawlers and shared links read it: the head of today's product, and its words for whoever has no
 * script. The app draws the page itself, with the price of the day it is looked at.
 * @param row as the backend gives it
 * @returns null for what is no product
 */
export function renderProduct(row: unknown, day: string): { id: string; page: RenderedPage } | null {
  const product = productFrom(row);
  if (!product) return null;
  const path = paths.product(product.id);
  const picture = picturesOf(product).find(isBitmap);
  const head = headOf(product.title, shortDescription(product), { picture }, path);
  const data = jsonLd(productData(product, siteOrigin + path));
  const withoutScript = withoutPreloads(renderToStaticMarkup(<ProductNote product={product} day={day} />));
  return { id: product.id, page: { html: '', withoutScript, head: { ...head, data } } };
}
