import { Pencil, Trash2 } from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteCategory, restoreCategory } from '@/backend/admin-categories';
import type { Category } from '@/domain/category';
import { cn } from '@/lib/class-names';
import { Button } from '@/ui/button';
import { takeRowAway } from '@/ui/take-row-away';
import { toast } from '@/ui/toast-store';
import { counted } from '../shared/counted';
import { DeleteButton } from '../shared/delete-button';
import { undoDeletion, useWrite } from '../shared/use-write';
import { CategoryEditForm } from './category-edit-form';
import { CATEGORY_GRID, categoryColumns, type CountedCategory } from './columns';

interface CategoryRowProps {
  category: CountedCategory;
  /** The callbacks must be the same functions at every render. */
  onRenamed: (category: Category) => void;
  onDeleted: (ids: readonly string[]) => void;
  onRestored: (ids: readonly string[]) => void;
}

/** One category of the list, or the form that renames it. One that holds products can't be deleted. */
export const CategoryRow = memo(function CategoryRow({
  category,
  onRenamed,
  onDeleted,
  onRestored,
}: CategoryRowProps) {
  const countId = useId();
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { id, name, slug, productCount } = category;
  const { isBusy, write } = useWrite({ products: productCount ?? 0 });

  const isUsed = productCount !== null && productCount > 0;

  const endEditing = () => {
    flushSync(() => setEditing(false));
    // the focus went with the form
    if (document.activeElement === document.body) editButton.current?.focus();
  };
  const remove = async (button: HTMLElement) => {
    if (isUsed) {
      const what = counted(productCount, 'product');
      const description = `"${name}" holds ${what}. Move or delete ${productCount === 1 ? 'it' : 'them'} first.`;
      toast({ title: 'This category is in use', description });
      return;
    }
    const isDeleted = await write(
      () => deleteCategory(id),
      'Category deleted successfully',
      (row) =>
        undoDeletion(
          name,
          () => restoreCategory(row),
          () => onRestored([id]),
        ),
    );
    if (isDeleted) takeRowAway(button, () => onDeleted([id]));
  };

  if (isEditing)
    return (
      <tr role="row" className="block px-3 py-1">
        <td role="cell" colSpan={categoryColumns.length} className="block">
          <CategoryEditForm
            category={category}
            onCancel={endEditing}
            onSaved={(renamed) => {
              onRenamed(renamed);
              endEditing();
            }}
          />
        </td>
      </tr>
    );
  return (
    <tr
      role="row"
      data-row={category.id}
      className={cn(
        'grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 pl-3 max-xl:py-1.5 pr-1 xl:pr-3',
        CATEGORY_GRID,
      )}
    >
      <th role="rowheader" scope="row" className="min-w-0 text-left max-xl:col-span-2">
        <h3 className="text-base leading-snug font-semibold wrap-anywhere">{name}</h3>
      </th>
      <td role="cell" className="text-sm text-muted wrap-anywhere max-xl:row-start-2">
        {slug}
      </td>
      <td role="cell" id={countId} className="text-sm text-muted tabular-nums max-xl:row-start-2">
        {productCount === null ? '' : counted(productCount, 'product')}
        {isUsed && <span className="sr-only">: it can&apos;t be deleted</span>}
      </td>
      <td role="cell" className="flex justify-end max-xl:col-start-3 max-xl:row-span-2 max-xl:row-start-1">
        <Button
          ref={editButton}
          variant="ghost"
          size="sm"
          className="min-h-11! min-w-11"
          aria-label={`Edit ${name}`}
          onClick={() => setEditing(true)}
        >
          <Pencil className="size-4 sm:hidden" aria-hidden />
          <span className="max-sm:sr-only">Edit</span>
        </Button>
        <DeleteButton
          className="min-w-11"
          aria-label={`Delete ${name}`}
          aria-describedby={isUsed ? countId : undefined}
          aria-disabled={isBusy || isUsed}
          onClick={(event) => void remove(event.currentTarget)}
        >
          <Trash2 className="size-4 sm:hidden" aria-hidden />
          <span className="max-sm:sr-only">Delete</span>
        </DeleteButton>
      </td>
    </tr>
  );
});
