import { formatCents } from '@/domain/money';

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatCents(cents)}</dd>
    </div>
  );
}

/** Subtotal, tax (fixed at $0.00: spec, section 2) and total. */
export function Totals({ cents }: { cents: number }) {
  return (
    <dl className="grid gap-2">
      <Row label="Subtotal" cents={cents} />
      <Row label="Tax" cents={0} />
      <div className="border-t-2 border-dashed border-line pt-3 text-xl font-extrabold">
        <Row label="Total" cents={cents} />
      </div>
    </dl>
  );
}
