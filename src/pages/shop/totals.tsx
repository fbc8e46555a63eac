import type { Discount } from '@/domain/coupon-discount';
import { formatCents } from '@/domain/money';

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 break-words">{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

interface TotalsProps {
  /** The cart, in cents. */
  cents: number;
  /** What a coupon takes off, if there is one. */
  discount?: Discount | null;
}

/** Subtotal, discount, tax (fixed at $0.00: spec, section 2) and total. */
export function Totals({ cents, discount = null }: TotalsProps) {
  return (
    <dl className="grid gap-2">
      <Row label="Subtotal" amount={formatCents(cents)} />
      {discount && (
        <Row label={`Discount (${discount.coupon.code})`} amount={`\u2212${formatCents(discount.cents)}`} />
      )}
      <Row label="Tax" amount={formatCents(0)} />
      <div className="border-t-2 border-dashed border-line pt-3 text-xl font-extrabold">
        <Row label="Total" amount={formatCents(cents - (discount?.cents ?? 0))} />
      </div>
    </dl>
  );
}
