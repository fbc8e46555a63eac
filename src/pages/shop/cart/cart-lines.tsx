import { Download, Minus, Plus, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type CartItem, type CartLineNotice, lineCents } from '@/domain/cart';
import { formatCents, formatPrice } from '@/domain/money';
import { pictureOf } from '@/domain/product';
import { useCart } from '@/features/cart/cart-context';
import { OwnedBadge } from '@/features/ownership/owned-badge';
import { useOwns } from '@/features/ownership/use-owns';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { useOneRowClicks } from '@/ui/one-row-clicks';
import { Picture } from '@/ui/picture';
import { takeRowAway } from '@/ui/take-row-away';
import { LineNotice } from '../shared/line-notice';
import { useLineNotices } from '../shared/use-line-notices';

function QuantityButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-10 place-items-center pointer-coarse:size-11 hover:bg-sunken focus-visible:-outline-offset-3 active:bg-line"
    >
      {children}
    </button>
  );
}

function Quantity({ item }: { item: CartItem }) {
  const { step } = useCart();
  return (
    <div
      role="group"
      aria-label={`Quantity of ${item.title}`}
      className="inline-flex items-center overflow-hidden rounded-control border-2 border-edge"
    >
      <QuantityButton
        label={`Decrease quantity of ${item.title}`}
        onClick={({ currentTarget }) => takeRowAway(currentTarget, () => step(item.id, -1))}
      >
        <Minus className="size-4" aria-hidden />
      </QuantityButton>
      <output aria-live="polite" className="min-w-10 text-center font-semibold tabular-nums">
        {item.quantity}
      </output>
      <QuantityButton label={`Increase quantity of ${item.title}`} onClick={() => step(item.id, 1)}>
        <Plus className="size-4" aria-hidden />
      </QuantityButton>
    </div>
  );
}

/** Whoever has bought it before may want its files, not another one. It has its place beside the price of one. */
function OwnedNote({ productId }: { productId: string }) {
  if (!useOwns(productId)) return null;
  return (
    <Link to={paths.dashboard} className="inline-flex min-h-6 items-center gap-1.5 rounded-sm">
      <OwnedBadge productId={productId} />
      <Download className="size-4 sm:hidden" aria-hidden />
      <span className="underline underline-offset-2 max-sm:sr-only">Receipt and download</span>
    </Link>
  );
}

function Line({ item, notice }: { item: CartItem; notice: CartLineNotice }) {
  const { remove } = useCart();
  return (
    <li
      data-row={item.id}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-patch border-2 border-ink bg-surface p-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:p-4 dark:border-line"
    >
      <Picture src={pictureOf(item)} alt="" className="rounded-control" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 break-words">
        <h3 className="text-lg leading-snug">
          <Link
            to={paths.product(item.id)}
            className="inline-block min-h-6 max-w-full rounded-sm hover:underline"
          >
            {item.title || 'Untitled'}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{item.description}</p>
        <div className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
          <p className="text-muted">{formatPrice(item.price)} each</p>
          <OwnedNote productId={item.id} />
        </div>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-2 sm:col-span-1 sm:gap-3 sm:flex-col sm:items-end">
        <p className="order-last text-xl font-extrabold tabular-nums sm:order-none">
          {formatCents(lineCents(item))}
        </p>
        <Quantity item={item} />
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove ${item.title}`}
          onClick={({ currentTarget }) => takeRowAway(currentTarget, () => remove(item.id))}
        >
          <Trash2 className="size-4" aria-hidden /> <span className="max-sm:sr-only">Remove</span>
        </Button>
      </div>
      <div className="col-span-full empty:hidden">
        <LineNotice item={item} notice={notice} />
      </div>
    </li>
  );
}

export function CartLines() {
  const { items } = useCart();
  const keepToOneRow = useOneRowClicks();
  const notices = useLineNotices(items);
  return (
    <ul className="grid gap-4" onClickCapture={keepToOneRow}>
      {items.map((item) => (
        <Line key={item.id} item={item} notice={notices.of(item)} />
      ))}
    </ul>
  );
}
