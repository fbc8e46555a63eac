import { currency } from '@/lib/brand';
import { webAddress } from '@/lib/web-address';
import { plainAmount, toCents } from './money';
import { picturesOf, type Product } from './product';

/** Letters that search engines and shared links show of a description. */
const SHOWN = 160;

/** What a product is, in a line or two; undefined where nothing says so. */
export const shortDescription = ({ description }: Product): string | undefined =>
  description.slice(0, SHOWN) || undefined;

/**
 * A product as schema.org describes one, for search engines.
 * @param address of the product's page, absolute: addresses of pictures are completed from it
 * @returns plain data. A rating stands in it only where somebody has rated; a price always has all of its decimals
 */
export function productData(product: Product, address: string): Record<string, unknown> {
  const images = picturesOf(product).flatMap((picture) => webAddress(picture, address) ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: product.id,
    category: product.category,
    ...(product.description !== '' && { description: product.description }),
    ...(images.length > 0 && { image: images }),
    ...(product.keywords.length > 0 && { keywords: product.keywords.join(', ') }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: plainAmount(toCents(product.price)),
      priceCurrency: currency.code,
      availability: 'https://schema.org/InStock', // a download is never sold out
    },
    ...(product.rating !== null &&
      product.rating > 0 &&
      product.reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.reviews,
          bestRating: 5,
        },
      }),
  };
}
