import type { CartItem } from '@/domain/cart';
import type { Coupon } from '@/domain/coupon';
import type { Order } from '@/domain/order';
import { type Product, productFieldsFrom } from '@/domain/product';
import type { Review } from '@/domain/review';
import type { Subscriber } from '@/domain/subscriber';
import type { UserRecord } from '@/domain/user';

let count = 0;
const next = () => (count += 1);

/** A category row. */
export function buildCategory(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const id = (overrides.id as string | undefined) ?? `category-${next()}`;
  const name = (overrides.name as string | undefined) ?? `Category ${id}`;
  return { id, name, slug: name.toLowerCase().replace(/\s+/g, '-'), ...overrides };
}

/** A product row as PostgREST sends it. */
export function buildProductRow(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const number = next();
  return {
    id: `product-${number}`,
    title: `Product ${number}`,
    description: `What product ${number} shows.`,
    price: 4.5,
    category_id: 'category-a',
    image: `/clipart/${number}.svg`,
    images: [],
    files: ['picture.png', 'picture.eps'],
    keywords: ['ink'],
    rating: 4.5,
    reviews: 12,
    downloads: 100,
    created_at: '2026-01-31T10:00:00+00:00',
    categories: { name: 'Animals' },
    ...overrides,
  };
}

/** A product as the store knows it. */
export function buildProduct(overrides: Partial<Product> = {}): Product {
  const product = productFieldsFrom(buildProductRow());
  if (!product) throw new Error('buildProductRow made no product');
  return { ...product, ...overrides };
}

export function buildCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return { ...buildProduct(), quantity: 1, ...overrides };
}

export function buildOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: String(1_790_000_000_000 + next()),
    userId: 'user-1',
    items: [
      { id: 'product-1', title: 'Sleepy Fox', image: '/clipart/sleepy-fox.svg', price: 4.5, quantity: 2 },
    ],
    total: 9,
    status: 'completed',
    createdAt: '2026-01-31T10:00:00.000Z',
    billingInfo: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      address: '1 Ink Lane',
      city: 'London',
      zipCode: 'N1 9GU',
    },
    ...overrides,
  };
}

export function buildCoupon(overrides: Partial<Coupon> = {}): Coupon {
  const number = next();
  return {
    id: `coupon-${number}`,
    code: `SAVE${number}`,
    discount: 10,
    type: 'percentage',
    expiryDate: '2099-12-31',
    usageLimit: null,
    usedCount: 0,
    isActive: true,
    description: `What coupon ${number} is for.`,
    createdAt: '2026-01-31T10:00:00.000Z',
    ...overrides,
  };
}

export function buildReview(overrides: Partial<Review> = {}): Review {
  const number = next();
  return {
    id: `review-${number}`,
    productId: 'product-1',
    userId: 'user-1',
    userName: 'Sam Shopper',
    rating: 5,
    comment: `What review ${number} says.`,
    createdAt: '2026-01-31T10:00:00.000Z',
    ...overrides,
  };
}

export function buildUserRecord(overrides: Partial<UserRecord> = {}): UserRecord {
  const number = next();
  return {
    id: `user-${number}`,
    email: `user-${number}@example.com`,
    name: `User ${number}`,
    role: 'user',
    createdAt: '2026-01-31T10:00:00.000Z',
    ...overrides,
  };
}

export function buildSubscriber(overrides: Partial<Subscriber> = {}): Subscriber {
  const number = next();
  return {
    id: `subscriber-${number}`,
    email: `reader-${number}@example.com`,
    subscribedAt: '2026-01-31T10:00:00.000Z',
    ...overrides,
  };
}
