import { type Category, categoryFrom } from '@/domain/category';
import { allCategories } from './public-reads';
import { getReader, rowsOf } from './reader';

/**
 * All categories, by name.
 * @throws BackendError
 */
export async function fetchCategories(): Promise<Category[]> {
  const { rows } = await rowsOf(allCategories(getReader()));
  return rows.flatMap((row) => {
    const category = categoryFrom(row);
    if (!category) console.warn('A category row without id or name was left out.');
    return category ?? [];
  });
}
