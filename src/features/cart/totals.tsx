import { formatCents } from '@/domain/money';
import { cn } from '@/lib/class-names';

function Row({ label, amount, className }: { label: string; amount: string; className?: string }) {
  return (
    <div className={cn('flex justify-between gap-4', className)}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
    </div>
  );
}

interface TotalsProps {
  /** The lines, in cents. */
  cents: number;
  /** What a coupon takes off, in cents, if there is one. */
  discount?: { code: string; cents: number } | null;
  /** Cents to pay, where that is on record. */
  total?: number;
}

/** Subtotal, discount, tax (fixed at $0.00) and total. */
export function Totals({ cents, discount = null, total = cents - (discount?.cents ?? 0) }: TotalsProps) {
  return (
    <dl className="grid gap-2">
      <Row label="Subtotal" amount={formatCents(cents)} />
      {discount && (
        <Row label={`Discount (${discount.code})`} amount={`\u2212${formatCents(discount.cents)}`} />
      )}
      <Row label="Tax" amount={formatCents(0)} />
      <Row
        label="Total"
        amount={formatCents(total)}
        className="border-t-2 border-dashed border-line pt-3 text-xl font-extrabold"
      />
    </dl>
  );
}
