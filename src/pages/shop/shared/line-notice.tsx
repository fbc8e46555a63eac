import type { CartItem, CartLineNotice } from '@/domain/cart';
import { formatPrice } from '@/domain/money';
import { useCart } from '@/features/cart/cart-context';
import { cn } from '@/lib/class-names';
import { Button } from '@/ui/button';
import { takeRowAway } from '@/ui/take-row-away';

interface LineNoticeProps {
  item: CartItem;
  notice: CartLineNotice;
  /** Says which product it is about, where it does not stand beside its line. */
  isNamed?: boolean;
  isReadOnly?: boolean;
}

/** The price of a cart's line is the one of when it was added; here stands what has changed since. */
export function LineNotice({ item, notice, isNamed = false, isReadOnly = false }: LineNoticeProps) {
  const { reprice, remove } = useCart();
  if (!notice) return null;
  const { id, title } = item;
  const name = title || 'Untitled';
  const button = (label: string, change: () => void) => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={isNamed ? `${label}: ${name}` : undefined}
      disabled={isReadOnly}
      onClick={({ currentTarget }) => takeRowAway(currentTarget, change)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-blush px-3 py-2 text-sm text-on-blush">
      <p className={cn('min-w-0 wrap-anywhere', isNamed && 'flex-1 basis-40')}>
        {isNamed && <strong className="block">{name}</strong>}
        {notice.kind === 'gone'
          ? 'This product is no longer in the collection.'
          : `The price is now ${formatPrice(notice.price)}.`}
      </p>
      {notice.kind === 'gone'
        ? button('Remove it', () => remove(id))
        : button('Update price', () => reprice(id, notice.price))}
    </div>
  );
}
