import type { Product } from '@/domain/product';
import { parseTimestamp } from '@/lib/dates';
import { fold } from '@/lib/text';
import type { Column } from '../shared/use-sorting';

export const productColumns: readonly Column<Product>[] = [
  { label: 'Choice', isSilent: true },
  { label: 'Picture', isSilent: true },
  {
    label: 'Title',
    sort: { up: 'Title: A to Z', down: 'Title: Z to A', keyOf: (product) => fold(product.title) },
  },
  {
    label: 'Category',
    sort: { up: 'Category: A to Z', down: 'Category: Z to A', keyOf: (product) => fold(product.category) },
  },
  {
    label: 'Price',
    sort: { up: 'Price: Low to High', down: 'Price: High to Low', keyOf: (product) => product.price },
  },
  {
    label: 'Downloads',
    sort: {
      up: 'Least Downloaded',
      down: 'Most Downloaded',
      keyOf: (product) => product.downloads,
      startsDown: true,
    },
  },
  {
    label: 'Added',
    sort: {
      up: 'Oldest',
      down: 'Newest',
      keyOf: (product) => parseTimestamp(product.created_at) ?? -Infinity,
      startsDown: true,
    },
  },
  { label: 'Actions', isSilent: true },
];
