import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { formatPrice } from '@/domain/money';
import { type Order, orderNumber } from '@/domain/order';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { OrderDetails } from './order-details';

interface OrderRowProps {
  order: Order;
  isOpen: boolean;
  /** Takes the id of the order to open, or null to close it. */
  onToggle: (id: string | null) => void;
}

/** One order with its details behind a button. */
export const OrderRow = memo(function OrderRow({ order, isOpen, onToggle }: OrderRowProps) {
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id={id} className="font-semibold tabular-nums">
            Order #{orderNumber(order)}
          </h3>
          <p className="break-words text-muted">{order.billingInfo.email || 'N/A'}</p>
          <p className="text-sm text-muted">{formatDate(order.createdAt)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-lg font-extrabold tabular-nums">{formatPrice(order.total)}</span>
          <Badge variant={order.status === 'completed' ? 'default' : 'secondary'} className="shrink-0">
            {order.status}
          </Badge>
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11!"
            aria-describedby={id}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-details` : undefined}
            onClick={() => onToggle(isOpen ? null : order.id)}
          >
            {isOpen ? 'Hide' : 'View'}
            <ChevronDown aria-hidden className={cn('size-4 transition-transform', isOpen && 'rotate-180')} />
          </Button>
        </div>
      </div>
      {isOpen && <OrderDetails id={`${id}-details`} order={order} />}
    </>
  );
});
