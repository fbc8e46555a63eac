import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { formatPrice } from '@/domain/money';
import { type Order, orderNumber } from '@/domain/order';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { counted } from '../shared/counted';
import { Cell, Row, RowHead, WideRow } from '../shared/table-row';
import { orderColumns } from './columns';
import { OrderDetails } from './order-details';

interface OrderRowProps {
  order: Order;
  isOpen: boolean;
  /** Takes the id of the order to open, or null to close it. */
  onToggle: (id: string | null) => void;
}

/** One order, with its details in a row of their own behind a button. */
export const OrderRow = memo(function OrderRow({ order, isOpen, onToggle }: OrderRowProps) {
  const id = useId();
  const email = order.billingInfo.email || 'N/A';
  return (
    <>
      <Row id={order.id} className={isOpen ? 'border-b-0!' : undefined}>
        <RowHead className="text-sm">
          <h3 id={id} className="font-semibold tabular-nums">
            Order #{orderNumber(order)}
          </h3>
        </RowHead>
        <Cell place="more" className="text-sm whitespace-nowrap text-muted">
          {formatDate(order.createdAt)}
        </Cell>
        <Cell place="email" title={email} className="truncate text-sm text-muted">
          {email}
        </Cell>
        <Cell place="last" className="text-sm whitespace-nowrap text-muted tabular-nums">
          {counted(order.items.length, 'item')}
        </Cell>
        <Cell place="total" className="font-bold tabular-nums">
          {formatPrice(order.total)}
        </Cell>
        <Cell place="status" className="flex">
          <Badge variant={order.status === 'completed' ? 'default' : 'secondary'} className="block! truncate">
            {order.status}
          </Badge>
        </Cell>
        <Cell place="actions">
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11! min-w-11"
            aria-describedby={id}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-details` : undefined}
            onClick={() => onToggle(isOpen ? null : order.id)}
          >
            <span className="max-sm:sr-only">{isOpen ? 'Hide' : 'View'}</span>
            <ChevronDown aria-hidden className={cn('size-4 transition-transform', isOpen && 'rotate-180')} />
          </Button>
        </Cell>
      </Row>
      {isOpen && (
        <WideRow columns={orderColumns.length} className="pb-3">
          <OrderDetails id={`${id}-details`} order={order} />
        </WideRow>
      )}
    </>
  );
});
