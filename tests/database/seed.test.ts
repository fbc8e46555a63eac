import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { slugOf } from '@/domain/category';
import { visitor } from './clients';

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
