import { formatPrice } from '@/domain/money';
import { type Order, orderNumber } from '@/domain/order';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button-link';
import { Panel } from '@/ui/panel';
import { SpotPicture } from '@/ui/spot-picture';

function OrderRow({ order }: { order: Order }) {
  const lines = order.items.length;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <h3 className="font-semibold tabular-nums">Order #{orderNumber(order)}</h3>
        <p className="text-sm text-muted">
          {formatDate(order.createdAt)} · {lines} {lines === 1 ? 'item' : 'items'}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <span className="text-lg font-extrabold tabular-nums">{formatPrice(order.total)}</span>
        <Badge variant={order.status === 'completed' ? 'default' : 'secondary'}>{order.status}</Badge>
      </div>
    </li>
  );
}

export function RecentOrders({ orders }: { orders: Order[] }) {
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
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
