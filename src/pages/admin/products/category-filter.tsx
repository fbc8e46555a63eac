import type { Category } from '@/domain/category';
import { Select } from '@/ui/input';

interface CategoryFilterProps {
  categories: readonly Category[];
  /** '' for all. */
  categoryId: string;
  onCategory: (categoryId: string) => void;
}

export function CategoryFilter({ categories, categoryId, onCategory }: CategoryFilterProps) {
  return (
    <Select
      aria-label="Show products of"
      value={categoryId}
      onChange={(event) => onCategory(event.target.value)}
    >
      <option value="">All categories</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
