import { BadgeCheck, ChevronDown, Download, LockKeyhole } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { type CartItem, type CartLineNotice, lineCents } from '@/domain/cart';
import type { Discount } from '@/domain/coupon-discount';
import { formatCents } from '@/domain/money';
import { pictureOf } from '@/domain/product';
import { useCart } from '@/features/cart/cart-context';
import { Totals } from '@/features/cart/totals';
import { cn } from '@/lib/class-names';
import { useOneRowClicks } from '@/ui/one-row-clicks';
import { Picture } from '@/ui/picture';
import { SubmitButton } from '@/ui/submit-button';
import { LineNotice } from '../shared/line-notice';

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-moss">
      {icon}
      {children}
    </li>
  );
}

/** @param isWhole as long as it is; else it scrolls in a place of its own, beside the forms */
function OrderLines({ items, isWhole = false }: { items: readonly CartItem[]; isWhole?: boolean }) {
  return (
    <ul
      className={cn('grid gap-3', !isWhole && 'max-h-80 overflow-y-auto')}
      tabIndex={items.length > 4 && !isWhole ? 0 : undefined}
      aria-label="Items"
    >
      {items.map((item) => (
        <li key={item.id} className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3">
          <Picture src={pictureOf(item)} alt="" className="rounded-control" />
          <div className="min-w-0">
            <p className="line-clamp-2 leading-snug font-semibold">{item.title}</p>
            <p className="text-sm text-muted">Qty: {item.quantity}</p>
          </div>
          <p className="font-semibold tabular-nums">{formatCents(lineCents(item))}</p>
        </li>
      ))}
    </ul>
  );
}

/** Before the forms of a small screen: what is ordered, folded into one line. */
export function FoldedSummary() {
  const { items, count, total } = useCart();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="rounded-patch border-2 border-ink bg-surface lg:hidden dark:border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-3 rounded-patch px-5 text-left font-semibold"
      >
        <span className="flex-1">
          {count} {count === 1 ? 'item' : 'items'}
        </span>
        <span className="tabular-nums">{formatCents(total)}</span>
        <ChevronDown className={cn('size-5 transition-transform', isOpen && 'rotate-180')} aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className="border-t-2 border-dashed border-line p-5">
          <OrderLines items={items} isWhole />
        </div>
      )}
    </div>
  );
}

interface NoticesProps {
  items: readonly CartItem[];
  noticeOf: (item: CartItem) => CartLineNotice;
  isReadOnly: boolean;
}

/** Beside the totals, on small screens too, where the lines are folded away. */
function Notices({ items, noticeOf, isReadOnly }: NoticesProps) {
  const keepToOneRow = useOneRowClicks();
  const changed = items.flatMap((item) => {
    const notice = noticeOf(item);
    return notice ? [{ item, notice }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label="Changed since you added it" onClickCapture={keepToOneRow}>
      {changed.map(({ item, notice }) => (
        <li key={item.id}>
          <LineNotice item={item} notice={notice} isNamed isReadOnly={isReadOnly} />
        </li>
      ))}
    </ul>
  );
}

interface OrderSummaryProps {
  isProcessing: boolean;
  discount: Discount | null;
  /** What has changed in the cart since the last try, for which the order was not placed. */
  changes: string[];
  /** What has changed in the catalogue since a line was added. */
  noticeOf: (item: CartItem) => CartLineNotice;
  /** Stands above the totals. */
  couponField: ReactNode;
  /** Told where the button is that orders. */
  submitButton: RefObject<HTMLDivElement | null>;
}

/** The lines, the coupon, the totals and the button that ends the checkout. */
export function OrderSummary({
  isProcessing,
  discount,
  changes,
  noticeOf,
  couponField,
  submitButton,
}: OrderSummaryProps) {
  const { items, total } = useCart();
  return (
    <section
      aria-labelledby="summary-heading"
      className="grid gap-4 rounded-patch border-2 border-ink bg-surface p-5 lg:sticky lg:top-24 dark:border-line"
    >
      <h2 id="summary-heading" className="text-heading">
        Order Summary
      </h2>
      <div className="max-lg:hidden">
        <OrderLines items={items} />
      </div>
      <Notices items={items} noticeOf={noticeOf} isReadOnly={isProcessing} />
      {couponField}
      <Totals cents={total} discount={discount && { code: discount.coupon.code, cents: discount.cents }} />
      {changes.length > 0 && (
        <div className="rounded-control bg-blush px-3 py-2 text-sm text-on-blush wrap-anywhere">
          <p className="font-semibold">Your cart has changed. Nothing was ordered: look at the new total.</p>
          <ul className="mt-1 list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
      <div ref={submitButton} className="grid">
        <SubmitButton isBusy={isProcessing}>
          {isProcessing ? 'Processing...' : `Complete Order - ${formatCents(total - (discount?.cents ?? 0))}`}
        </SubmitButton>
      </div>
      <p className="text-sm text-muted">This is a demo: payment is simulated and no card is charged.</p>
      <ul className="grid gap-1.5 text-sm">
        <Note icon={<Download aria-hidden />}>Instant download after payment</Note>
        <Note icon={<BadgeCheck aria-hidden />}>Commercial license included</Note>
        <Note icon={<LockKeyhole aria-hidden />}>Secure payment processing</Note>
      </ul>
    </section>
  );
}
