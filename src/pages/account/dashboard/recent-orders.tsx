import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatPrice } from '@/domain/money';
import { type Order, orderNumber } from '@/domain/order';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Panel } from '@/ui/panel';
import { Receipt } from './receipt';
import { SpotPicture } from '@/ui/spot-picture';

interface OrderRowProps {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
}

function OrderRow({ order, isOpen, onToggle }: OrderRowProps) {
  const receiptId = useId();
  const lines = order.items.length;
  const number = orderNumber(order);
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <div className="min-w-0">
          <h3 className="font-semibold tabular-nums">Order #{number}</h3>
          <p className="text-sm text-muted">
            {formatDate(order.createdAt)} · {lines} {lines === 1 ? 'item' : 'items'}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-lg font-extrabold tabular-nums">{formatPrice(order.total)}</span>
          <Badge variant={order.status === 'completed' ? 'default' : 'secondary'}>{order.status}</Badge>
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11!"
            aria-label={`Receipt for order ${number}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? receiptId : undefined}
            onClick={onToggle}
          >
            Receipt
            <ChevronDown className={cn('size-4 transition-transform', isOpen && 'rotate-180')} aria-hidden />
          </Button>
        </div>
      </div>
      {isOpen && <Receipt id={receiptId} order={order} />}
    </li>
  );
}

interface RecentOrdersProps {
  /** Newest first. */
  orders: Order[];
  /** Whether the first receipt is unfolded from the start. */
  isNewestOpen: boolean;
}

/** The last orders; one receipt is unfolded at a time. */
export function RecentOrders({ orders, isNewestOpen }: RecentOrdersProps) {
  const [openId, setOpenId] = useState(isNewestOpen ? (orders[0]?.id ?? null) : null);
  return (
    <Panel title="Recent Orders">
      {orders.length === 0 ? (
        <div className="grid justify-items-center gap-3 py-6 text-center text-muted">
          <SpotPicture name="no-orders" />
          <p>No orders yet. What you buy will be listed here.</p>
          <ButtonLink to={paths.products} variant="secondary">
            Browse Collection
          </ButtonLink>
        </div>
      ) : (
        <ul className="divide-y-2 divide-dashed divide-line">
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isOpen={order.id === openId}
              onToggle={() => setOpenId(order.id === openId ? null : order.id)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
