import { memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteRow, insertRow } from '@/backend/admin-rows';
import type { Category } from '@/domain/category';
import { takeRowAway } from '@/ui/take-row-away';
import { toast } from '@/ui/toast-store';
import { counted } from '../shared/counted';
import { RowActions } from '../shared/row-actions';
import { Cell, Row, RowHead, WideRow } from '../shared/table-row';
import { undoDeletion, useWrite } from '../shared/use-write';
import { CategoryEditForm } from './category-edit-form';
import { categoryColumns, type CountedCategory } from './columns';

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
      () => deleteRow('categories', id),
      'Category deleted successfully',
      (row) =>
        undoDeletion(
          name,
          () => insertRow('categories', row),
          () => onRestored([id]),
        ),
    );
    if (isDeleted) takeRowAway(button, () => onDeleted([id]));
  };

  if (isEditing)
    return (
      <WideRow columns={categoryColumns.length} className="py-1">
        <CategoryEditForm
          category={category}
          onCancel={endEditing}
          onSaved={(renamed) => {
            onRenamed(renamed);
            endEditing();
          }}
        />
      </WideRow>
    );
  return (
    <Row id={id}>
      <RowHead>
        <h3 title={name} className="truncate text-base leading-snug font-semibold">
          {name}
        </h3>
      </RowHead>
      <Cell place="more" title={slug} className="truncate text-sm text-muted">
        {slug}
      </Cell>
      <Cell place="last" id={countId} className="text-sm text-muted tabular-nums">
        {productCount === null ? '' : counted(productCount, 'product')}
        {isUsed && <span className="sr-only">: it can&apos;t be deleted</span>}
      </Cell>
      <RowActions
        name={name}
        editButton={editButton}
        onEdit={() => setEditing(true)}
        onDelete={(button) => void remove(button)}
        isDeletionOff={isBusy || isUsed}
        describedBy={isUsed ? countId : undefined}
      />
    </Row>
  );
});
