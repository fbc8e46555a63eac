import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { formatPrice } from '@/domain/money';
import { type Order, orderNumber } from '@/domain/order';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { counted } from '../shared/counted';
import { ORDER_GRID, orderColumns } from './columns';
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
      <tr
        role="row"
        data-row={order.id}
        className={cn(
          'grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 px-3 max-xl:py-1.5',
          ORDER_GRID,
          isOpen && 'border-b-0!',
        )}
      >
        <th
          role="rowheader"
          scope="row"
          className="text-left max-xl:col-span-2 max-xl:col-start-1 max-xl:row-start-1"
        >
          <h3 id={id} className="text-sm font-semibold tabular-nums xl:text-base">
            Order #{orderNumber(order)}
          </h3>
        </th>
        <td role="cell" className="text-sm whitespace-nowrap text-muted max-xl:row-start-2">
          {formatDate(order.createdAt)}
        </td>
        <td role="cell" title={email} className="truncate text-sm text-muted max-xl:row-start-2 xl:text-base">
          {email}
        </td>
        <td
          role="cell"
          className="text-sm whitespace-nowrap text-muted tabular-nums max-xl:row-start-2 max-xl:text-right"
        >
          {counted(order.items.length, 'item')}
        </td>
        <td
          role="cell"
          className="font-bold tabular-nums max-xl:col-start-3 max-xl:row-start-1 max-xl:text-right"
        >
          {formatPrice(order.total)}
        </td>
        <td
          role="cell"
          className="flex min-w-0 max-xl:col-span-2 max-xl:col-start-1 max-xl:row-start-1 max-xl:max-w-[calc(100%-7.5rem)] max-xl:justify-self-end max-[23rem]:row-start-3! max-[23rem]:max-w-full! max-[23rem]:justify-self-start!"
        >
          <Badge variant={order.status === 'completed' ? 'default' : 'secondary'} className="block! truncate">
            {order.status}
          </Badge>
        </td>
        <td role="cell" className="text-right max-xl:col-start-4 max-xl:row-span-2 max-xl:row-start-1">
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
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="block px-3 pb-3">
          <td role="cell" colSpan={orderColumns.length} className="block">
            <OrderDetails id={`${id}-details`} order={order} />
          </td>
        </tr>
      )}
    </>
  );
});
