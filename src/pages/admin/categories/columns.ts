import type { Category } from '@/domain/category';
import { fold } from '@/lib/text';
import type { Column } from '../shared/use-sorting';

/** A category with how many products are in it; null while that is not known. */
export type CountedCategory = Category & { productCount: number | null };

export const categoryColumns: readonly Column<CountedCategory>[] = [
  { label: 'Name', sort: { up: 'Name: A to Z', down: 'Name: Z to A', keyOf: ({ name }) => fold(name) } },
  { label: 'Slug', sort: { up: 'Slug: A to Z', down: 'Slug: Z to A', keyOf: ({ slug }) => fold(slug) } },
  {
    label: 'Products',
    sort: {
      up: 'Fewest Products',
      down: 'Most Products',
      keyOf: ({ productCount }) => productCount ?? -1,
      startsDown: true,
    },
  },
  { label: 'Actions', isSilent: true },
];
