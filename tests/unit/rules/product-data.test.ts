import { expect, it } from 'vitest';
import { productData } from '@/domain/product-data';
import { buildProduct } from '@tests/support/builders';

const PAGE = 'https://shop.test/product/1';
const of = (change: Parameters<typeof buildProduct>[0]) => productData(buildProduct(change), PAGE);

it('says price, currency, availability and where it is sold', () => {
  expect(of({ price: 1.005 }).offers).toEqual({
    '@type': 'Offer',
    url: PAGE,
    price: '1.01',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  });
  expect(of({ price: 0 }).offers).toMatchObject({ price: '0.00' });
});

it('says a rating only where somebody has rated', () => {
  expect(of({ rating: 4.5, reviews: 2 }).aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
  expect(of({ rating: null, reviews: 2 })).not.toHaveProperty('aggregateRating');
  expect(of({ rating: 0, reviews: 0 })).not.toHaveProperty('aggregateRating');
  expect(of({ rating: 5, reviews: 0 })).not.toHaveProperty('aggregateRating');
});

it('completes the addresses of pictures and leaves out what is none', () => {
  const images = ['/a.svg', 'https://cdn.test/b.png', 'javascript:alert(1)', 'http://'];
  expect(of({ images }).image).toEqual(['https://shop.test/a.svg', 'https://cdn.test/b.png']);
  expect(of({ image: '', images: [] })).not.toHaveProperty('image');
});

it('leaves out what is empty', () => {
  const data = of({ description: '', keywords: [] });
  expect(data).not.toHaveProperty('description');
  expect(data).not.toHaveProperty('keywords');
});
