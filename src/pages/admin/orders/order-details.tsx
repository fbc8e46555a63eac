import { lineCents } from '@/domain/cart';
import { formatCents, formatPrice } from '@/domain/money';
import type { Order } from '@/domain/order';
import { DefinitionRow } from '@/ui/definition-row';
import { Picture } from '@/ui/picture';

/** The parts that are there, or N/A. */
const joined = (parts: string[], separator: string) => parts.filter(Boolean).join(separator) || 'N/A';

/** Items and billing of an order. */
export function OrderDetails({ id, order }: { id: string; order: Order }) {
  const { firstName, lastName, email, address, city, zipCode } = order.billingInfo;
  return (
    <div id={id} className="mt-1 grid gap-6 rounded-card bg-sunken p-4 lg:grid-cols-2">
      <section aria-label="Items">
        <h4 className="mb-2 font-bold">Items</h4>
        {order.items.length === 0 && <p className="text-muted">Nothing is known about the items.</p>}
        <ul className="grid gap-3">
          {order.items.map((item, position) => (
            <li
              key={`${position}-${item.id}`}
              className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3"
            >
              <Picture src={item.image} alt="" className="rounded-control" />
              <div className="min-w-0">
                <p className="leading-snug font-semibold break-words">{item.title || 'Untitled'}</p>
                <p className="text-sm text-muted">Quantity: {item.quantity}</p>
              </div>
              <p className="font-semibold tabular-nums">{formatCents(lineCents(item))}</p>
            </li>
          ))}
        </ul>
        {order.coupon && (
          <p className="mt-3 flex justify-between gap-4 border-t-2 border-dashed border-line pt-3">
            <span className="min-w-0 break-words">Discount ({order.coupon.code})</span>
            <span className="font-semibold tabular-nums">{`\u2212${formatPrice(order.coupon.amount)}`}</span>
          </p>
        )}
      </section>
      <section aria-label="Billing">
        <h4 className="mb-2 font-bold">Billing</h4>
        <dl className="divide-y-2 divide-dashed divide-line">
          <DefinitionRow label="Name">{joined([firstName, lastName], ' ')}</DefinitionRow>
          <DefinitionRow label="Email">{email || 'N/A'}</DefinitionRow>
          <DefinitionRow label="Address">{address || 'N/A'}</DefinitionRow>
          <DefinitionRow label="City">{joined([city, zipCode], ', ')}</DefinitionRow>
        </dl>
      </section>
    </div>
  );
}
