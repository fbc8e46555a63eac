import { useCallback, useState } from 'react';
import { formatTotal } from '@/domain/money';
import { type Order, ordersWithin } from '@/domain/order';
import { useAdminOrders } from '@/home/admin-orders';
import { screenTexts } from '@/home/screen-texts';
import { formatCount } from '@/lib/text';
import { EmptyState } from '@/ui/empty-state';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { orderColumns } from './orders/columns';
import { DateRange } from './orders/date-range';
import { ORDER_HEADER, orderCells } from './orders/order-cells';
import { OrderRow } from './orders/order-row';
import { ExportButton } from './shared/export-button';
import { RecordTable } from './shared/record-table';
import { ScreenHead } from './shared/screen-head';
import { SearchBox } from './shared/search-box';
import { useListAddress } from './shared/use-list-address';
import { useSorted } from './shared/use-sorting';

export default function OrdersPage() {
  usePageMeta('Manage Orders');
  const { params, put } = useListAddress();
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const within = useCallback((all: readonly Order[]) => ordersWithin(all, { from, to }), [from, to]);
  const orders = useSorted(useAdminOrders(), orderColumns, 'Date', within);
  const { text, setText, needle, figures: stats } = orders;
  const isNarrowed = needle !== '' || from !== '' || to !== '';
  /** Details are open one at a time. */
  const [openId, setOpenId] = useState<string | null>(null);

  return (
    <>
      <ScreenHead title="Manage Orders" intro={screenTexts.orders.lead}>
        <StatCard label="Total Orders" value={formatCount(stats.total)} />
        <StatCard label="Total Revenue" value={formatTotal(stats.revenue)} />
        <StatCard label="Total Downloads" value={formatCount(stats.downloads)} />
        <StatCard label="Average Order Value" value={formatTotal(stats.averageValue)} />
      </ScreenHead>
      <SearchBox label="Search orders" placeholder="Order ID, email or item…" text={text} onText={setText}>
        {orders.sorting && <DateRange range={{ from, to }} onRange={(range) => put({ ...range })} />}
        <ExportButton
          fileName="orders.csv"
          header={ORDER_HEADER}
          entries={orders.every}
          total={orders.total}
          cells={orderCells}
          done="Orders exported!"
        >
          Export Orders
        </ExportButton>
      </SearchBox>
      <RecordTable
        title="All Orders"
        noun="order"
        pages={orders}
        columns={orderColumns}
        sorting={orders.sorting}
        layout="orders"
        renderRecord={(order) => <OrderRow order={order} isOpen={order.id === openId} onToggle={setOpenId} />}
        empty={
          <EmptyState title="No orders found" picture={isNarrowed ? 'nothing-found' : 'no-orders'}>
            {needle !== ''
              ? 'No order ID, email or item matches your search. Try another one.'
              : isNarrowed
                ? 'Nothing was ordered on these days.'
                : screenTexts.orders.none}
          </EmptyState>
        }
      />
    </>
  );
}
