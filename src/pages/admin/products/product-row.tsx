import { memo } from 'react';
import { deleteRow, insertRow } from '@/backend/admin-rows';
import { formatPrice } from '@/domain/money';
import { pictureOf, type Product } from '@/domain/product';
import { formatDate } from '@/lib/dates';
import { formatCount } from '@/lib/text';
import { Badge } from '@/ui/badge';
import { Picture } from '@/ui/picture';
import { takeRowAway } from '@/ui/take-row-away';
import { RowActions } from '../shared/row-actions';
import { Cell, Row, RowHead } from '../shared/table-row';
import { undoDeletion, useWrite } from '../shared/use-write';

interface ProductRowProps {
  product: Product;
  isChosen: boolean;
  /** The callbacks must be the same functions at every render: the list is long. */
  onChoose: (products: readonly Product[], isChosen: boolean) => void;
  onEdit: (product: Product) => void;
  onDeleted: (ids: readonly string[]) => void;
  onRestored: (ids: readonly string[]) => void;
}

/** One product of the list. Deleting asks nothing: the notice brings it back. */
export const ProductRow = memo(function ProductRow({
  product,
  isChosen,
  onChoose,
  onEdit,
  onDeleted,
  onRestored,
}: ProductRowProps) {
  const { isBusy, write } = useWrite();
  const { id, title } = product;

  const remove = async (button: HTMLElement) => {
    const isDeleted = await write(
      () => deleteRow('products', id),
      'Product deleted successfully',
      (row) =>
        undoDeletion(
          title,
          () => insertRow('products', row),
          () => onRestored([id]),
        ),
    );
    if (isDeleted) takeRowAway(button, () => onDeleted([id]));
  };

  return (
    <Row id={id} className={isChosen ? 'shadow-[inset_4px_0] shadow-marigold' : undefined}>
      <Cell place="choice">
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            className="size-6 accent-ink"
            checked={isChosen}
            onChange={(event) => onChoose([product], event.target.checked)}
          />
        </label>
      </Cell>
      <Cell place="picture">
        <Picture src={pictureOf(product)} alt="" className="rounded-control" />
      </Cell>
      <RowHead className="text-sm">
        <h3 title={title} className="truncate leading-snug font-semibold">
          {title}
        </h3>
      </RowHead>
      <Cell place="more" className="flex">
        <Badge className="block! truncate">{product.category}</Badge>
      </Cell>
      <Cell place="last" className="font-bold whitespace-nowrap tabular-nums">
        {formatPrice(product.price)}
      </Cell>
      <Cell place="wide" className="text-sm text-muted tabular-nums">
        {formatCount(product.downloads)}
      </Cell>
      <Cell place="wide" className="text-sm text-muted tabular-nums">
        {formatDate(product.created_at)}
      </Cell>
      <RowActions
        name={title}
        onEdit={() => onEdit(product)}
        onDelete={(button) => void remove(button)}
        isDeletionOff={isBusy}
      />
    </Row>
  );
});
