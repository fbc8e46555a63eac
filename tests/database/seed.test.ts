import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { slugOf } from '@/domain/category';
import { everybody, visitor } from './clients';

interface SeededProduct {
  title: string;
  image: string;
  images: string[];
  files: string[];
  keywords: string[];
  category_id: string | null;
}

it('seeds at least 8 categories, whose slugs follow the rule', async () => {
  const { data } = await visitor().client.from('categories').select('name,slug').eq('slug', 'food-&-drink');
  expect(data).toEqual([{ name: 'Food & Drink', slug: slugOf('Food & Drink') }]);
  const { count } = await visitor().client.from('categories').select('*', { count: 'exact', head: true });
  expect(count).toBeGreaterThanOrEqual(8);
});

it('seeds at least 48 products, each whole and with pictures that exist', async () => {
  const { data } = await visitor()
    .client.from('products')
    .select('title,image,images,files,keywords,category_id')
    .like('image', '/clipart/%')
    .returns<SeededProduct[]>();
  expect(data?.length).toBeGreaterThanOrEqual(48);
  for (const product of data ?? []) {
    expect(product.category_id, product.title).not.toBeNull();
    expect(product.files.length, product.title).toBeGreaterThan(0);
    expect(product.keywords.length, product.title).toBeGreaterThan(0);
    for (const picture of [product.image, ...product.images])
      expect(existsSync(resolve('public', picture.slice(1))), picture).toBe(true);
  }
});

interface SeededOrder {
  user_id: string | null;
  items: unknown[];
  total: number;
  coupon: unknown;
  billing_info: { email: string };
}

it('seeds the records of a lived-in shop', async () => {
  const { admin } = await everybody();
  const list = async (name: string) =>
    ((await admin.client.rpc(name, { take: 1000 })).data ?? []) as object[];
  const orders = ((await list('list_orders')) as SeededOrder[]).filter(
    ({ billing_info: { email } }) => email === 'shopper@example.com' || /^(noor|mei|hank)\./.test(email),
  );
  expect(orders.length).toBeGreaterThan(12);
  for (const { items, total } of orders) expect([items.length > 0, total > 0]).toEqual([true, true]);
  expect(orders.filter(({ user_id }) => user_id === '00000000-0000-4000-a000-000000000002')).toHaveLength(6);
  expect(orders.some(({ coupon }) => coupon)).toBe(true);
  const reviews = ((await list('list_reviews')) as { id: string; is_hidden: boolean }[]).filter(({ id }) =>
    id.startsWith('00000000-0000-4000-c000-'),
  );
  expect(reviews).toHaveLength(30);
  expect(reviews.filter(({ is_hidden }) => is_hidden)).toHaveLength(1);
  const { data: coupons } = await admin.client
    .from('coupons')
    .select('id')
    .in('code', ['WELCOME10', 'FIVEOFF', 'SORRY']);
  expect(coupons).toHaveLength(3);
  const readers = (await list('list_subscribers')) as { email: string }[];
  expect(readers.filter(({ email }) => /^(ana|ben|hugo)\./.test(email))).toHaveLength(15);
});

it('leaves the figures of reviewed products as the catalogue has them', async () => {
  const text = readFileSync('supabase/seed.sql', 'utf8');
  const rows = [
    ...text.matchAll(/\('(00000000-0000-4000-9000-\d+)', [\s\S]*?\n {3}([\d.]+), (\d+), \d+, '/g),
  ].map(([, id, rating, reviews]) => ({ id, rating: Number(rating), reviews: Number(reviews) }));
  expect(rows).toHaveLength(48);
  const { data } = await visitor()
    .client.from('products')
    .select('id,rating,reviews')
    .in(
      'id',
      rows.map(({ id }) => id),
    )
    .order('id');
  expect(data).toEqual(rows);
});
