import { Printer } from 'lucide-react';
import { lineCents, totalCents } from '@/domain/cart';
import { formatCents, formatPrice, toCents } from '@/domain/money';
import { type Order, orderNumber } from '@/domain/order';
import { Totals } from '@/features/cart/totals';
import { brand } from '@/lib/brand';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { PurchaseLine } from './purchase-line';
import './receipt.css';

function Billing({ order }: { order: Order }) {
  const { firstName, lastName, email, address, city, zipCode } = order.billingInfo;
  const lines = [
    `${firstName} ${lastName}`.trim(),
    email,
    address,
    [city, zipCode].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <section aria-label="Billing" className="min-w-0">
      <h4 className="font-bold">Billed to</h4>
      <address className="mt-1 wrap-anywhere text-muted not-italic">
        {lines.length === 0
          ? 'N/A'
          : lines.map((line, position) => (
              <span key={position} className="block">
                {line}
              </span>
            ))}
      </address>
    </section>
  );
}

/** An order's lines, amounts and billing block; this is also what is printed. */
export function Receipt({ id, order }: { id: string; order: Order }) {
  return (
    <div id={id} className="receipt mt-1 mb-4 grid gap-5 rounded-card bg-sunken p-4">
      <div className="hidden print:block">
        <p className="text-title font-bold">{brand.name}</p>
        <p>
          Receipt for order #{orderNumber(order)}, {formatDate(order.createdAt)}
        </p>
      </div>
      <section aria-label="Items">
        <h4 className="font-bold">Items</h4>
        {order.items.length === 0 && <p className="mt-1 text-muted">Nothing is known about the items.</p>}
        <ul className="mt-1 divide-y-2 divide-dashed divide-line">
          {order.items.map((item, position) => (
            <PurchaseLine
              key={`${position}-${item.id}`}
              item={item}
              details={`${item.quantity} × ${formatPrice(item.price)}`}
              amount={formatCents(lineCents(item))}
            />
          ))}
        </ul>
      </section>
      <Totals
        cents={totalCents(order.items)}
        discount={order.coupon && { code: order.coupon.code, cents: toCents(order.coupon.amount) }}
        total={toCents(order.total)}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Billing order={order} />
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11! print:hidden"
          onClick={() => window.print()}
        >
          <Printer className="size-4" aria-hidden /> Print Receipt
        </Button>
      </div>
    </div>
  );
}
