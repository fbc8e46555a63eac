import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { deleteProduct, restoreProduct } from '@/backend/admin-products';
import { formatPrice } from '@/domain/money';
import { pictureOf, type Product } from '@/domain/product';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Picture } from '@/ui/picture';
import { takeRowAway } from '@/ui/take-row-away';
import { DeleteButton } from '../shared/delete-button';
import { undoDeletion, useWrite } from '../shared/use-write';

interface ProductRowProps {
  product: Product;
  /** The callbacks must be the same functions at every render: the list is long. */
  onEdit: (product: Product) => void;
  onDeleted: (id: string) => void;
  onRestored: (id: string) => void;
}

/** One product of the list. Deleting asks nothing: the notice brings it back. */
export const ProductRow = memo(function ProductRow({
  product,
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
          () => onRestored(id),
        ),
    );
    if (isDeleted) takeRowAway(button, () => onDeleted(id));
  };

  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <Picture src={pictureOf(product)} alt="" className="rounded-control" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h3 className="text-lg leading-snug">{title}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-extrabold tabular-nums">{formatPrice(product.price)}</span>
          <Badge>{product.category}</Badge>
        </p>
      </div>
      <div className="col-span-full flex flex-wrap gap-2 sm:col-span-1">
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11! flex-1"
          aria-label={`Edit ${title}`}
          onClick={() => onEdit(product)}
        >
          <Pencil className="size-4" aria-hidden /> Edit
        </Button>
        <DeleteButton
          className="flex-1"
          aria-label={`Delete ${title}`}
          aria-disabled={isBusy}
          onClick={(event) => void remove(event.currentTarget)}
        >
          <Trash2 className="size-4" aria-hidden /> Delete
        </DeleteButton>
      </div>
    </div>
  );
});
