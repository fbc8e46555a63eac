import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { deleteProduct, restoreProduct } from '@/backend/admin-products';
import { formatPrice } from '@/domain/money';
import { pictureOf, type Product } from '@/domain/product';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Picture } from '@/ui/picture';
import { takeRowAway } from '@/ui/take-row-away';
import { DeleteButton } from '../shared/delete-button';
import { undoDeletion, useWrite } from '../shared/use-write';
import { PRODUCT_GRID } from './columns';

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
      () => deleteProduct(id),
      'Product deleted successfully',
      (row) =>
        undoDeletion(
          title,
          () => restoreProduct(row),
          () => onRestored([id]),
        ),
    );
    if (isDeleted) takeRowAway(button, () => onDeleted([id]));
  };

  return (
    <tr
      role="row"
      data-row={product.id}
      className={cn(
        'grid min-h-13 grid-cols-[2.75rem_2.5rem_minmax(0,auto)_minmax(min-content,1fr)_auto] items-center gap-x-1.5 px-1 xl:px-3',
        isChosen && 'shadow-[inset_4px_0] shadow-marigold',
        PRODUCT_GRID,
        'max-[23rem]:grid-cols-[2.75rem_0_minmax(0,auto)_minmax(min-content,1fr)_auto]!',
      )}
    >
      <td role="cell" className="max-xl:col-start-1 max-xl:row-span-2 max-xl:row-start-1">
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            className="size-6 accent-ink"
            checked={isChosen}
            onChange={(event) => onChoose([product], event.target.checked)}
          />
        </label>
      </td>
      <td role="cell" className="max-xl:col-start-2 max-xl:row-span-2 max-xl:row-start-1 max-[23rem]:hidden">
        <Picture src={pictureOf(product)} alt="" className="rounded-control" />
      </td>
      <th
        role="rowheader"
        scope="row"
        className="min-w-0 text-left max-xl:col-span-2 max-xl:col-start-3 max-xl:row-start-1 max-xl:pt-1.5"
      >
        <h3
          title={title}
          className="line-clamp-2 text-sm leading-snug xl:text-base font-semibold wrap-anywhere xl:truncate"
        >
          {title}
        </h3>
      </th>
      <td role="cell" className="flex min-w-0 max-xl:col-start-3 max-xl:row-start-2 max-xl:pb-1.5">
        <Badge className="block! truncate">{product.category}</Badge>
      </td>
      <td
        role="cell"
        className="font-bold whitespace-nowrap tabular-nums max-xl:col-start-4 max-xl:row-start-2 max-xl:pb-1.5 max-xl:text-sm"
      >
        {formatPrice(product.price)}
      </td>
      <td role="cell" className="text-sm text-muted tabular-nums max-xl:hidden">
        {product.downloads.toLocaleString()}
      </td>
      <td role="cell" className="text-sm text-muted tabular-nums max-xl:hidden">
        {formatDate(product.created_at)}
      </td>
      <td role="cell" className="flex justify-end max-xl:col-start-5 max-xl:row-span-2 max-xl:row-start-1">
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11! min-w-11"
          aria-label={`Edit ${title}`}
          onClick={() => onEdit(product)}
        >
          <Pencil className="size-4 sm:hidden" aria-hidden />
          <span className="max-sm:sr-only">Edit</span>
        </Button>
        <DeleteButton
          className="min-w-11"
          aria-label={`Delete ${title}`}
          aria-disabled={isBusy}
          onClick={(event) => void remove(event.currentTarget)}
        >
          <Trash2 className="size-4 sm:hidden" aria-hidden />
          <span className="max-sm:sr-only">Delete</span>
        </DeleteButton>
      </td>
    </tr>
  );
});
