import { Pencil, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteCategory, restoreCategory } from '@/backend/admin-categories';
import type { Category } from '@/domain/category';
import { Button } from '@/ui/button';
import { takeRowAway } from '@/ui/take-row-away';
import { DeleteButton } from '../shared/delete-button';
import { undoDeletion, useWrite } from '../shared/use-write';
import { CategoryEditForm } from './category-edit-form';

interface CategoryRowProps {
  category: Category;
  /** How many products are in it. */
  products: number;
  /** The callbacks must be the same functions at every render. */
  onRenamed: (category: Category) => void;
  onDeleted: (id: string) => void;
  onRestored: (id: string) => void;
}

/** One category of the list, or the form that renames it. */
export const CategoryRow = memo(function CategoryRow({
  category,
  products,
  onRenamed,
  onDeleted,
  onRestored,
}: CategoryRowProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { isBusy, write } = useWrite({ products });
  const { id, name, slug } = category;

  const endEditing = () => {
    flushSync(() => setEditing(false));
    // the focus went with the form
    if (document.activeElement === document.body) editButton.current?.focus();
  };
  const remove = async (button: HTMLElement) => {
    const isDeleted = await write(
      () => deleteCategory(id),
      'Category deleted successfully',
      (row) =>
        undoDeletion(
          name,
          () => restoreCategory(row),
          () => onRestored(id),
        ),
    );
    if (isDeleted) takeRowAway(button, () => onDeleted(id));
  };

  return (
    <li className="rounded-patch border-2 border-ink bg-surface p-3 dark:border-line">
      {isEditing ? (
        <CategoryEditForm
          category={category}
          onCancel={endEditing}
          onSaved={(renamed) => {
            onRenamed(renamed);
            endEditing();
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 pl-2 wrap-anywhere">
            <h2 className="text-lg leading-snug">{name}</h2>
            <p className="text-sm text-muted">{slug}</p>
          </div>
          <div className="flex gap-2">
            <Button
              ref={editButton}
              variant="secondary"
              size="sm"
              className="min-h-11!"
              aria-label={`Edit ${name}`}
              onClick={() => setEditing(true)}
            >
              <Pencil className="size-4" aria-hidden /> Edit
            </Button>
            <DeleteButton
              aria-label={`Delete ${name}`}
              aria-disabled={isBusy}
              onClick={(event) => void remove(event.currentTarget)}
            >
              <Trash2 className="size-4" aria-hidden /> Delete
            </DeleteButton>
          </div>
        </div>
      )}
    </li>
  );
});
