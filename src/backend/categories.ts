import { type Category, categoryFrom } from '@/domain/category';
import { ALL_CATEGORIES } from './requests';
import { readRows } from './rest';

/**
 * All categories, by name.
 * @throws BackendError
 */
export async function fetchCategories(): Promise<Category[]> {
  const { rows } = await readRows(ALL_CATEGORIES);
  return rows.flatMap((row) => {
    const category = categoryFrom(row);
    if (!category) console.warn('A category row without id or name was left out.');
    return category ?? [];
  });
}
