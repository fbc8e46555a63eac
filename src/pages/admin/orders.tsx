import { Download, Package, ReceiptText, Wallet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { orderStats } from '@/domain/admin-stats';
import { formatCents } from '@/domain/money';
import { newestFirst, type Order } from '@/domain/order';
import { orders as orderStore } from '@/records/orders';
import { useRecord } from '@/records/use-record';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { ORDER_HEADER, orderCells } from './orders/order-cells';
import { OrderRow } from './orders/order-row';
import { ExportButton } from './shared/export-button';
import { RecordList } from './shared/record-list';
import { SearchBox } from './shared/search-box';
import { StatGrid } from './shared/stat-grid';
import { useSearch } from './shared/use-search';

/** Order id, billing email and item titles are searched. */
const textsOf = (order: Order) => [
  order.id,
  order.billingInfo.email,
  ...order.items.map((item) => item.title),
];

export default function OrdersPage() {
  usePageMeta('Manage Orders');
  const stored = useRecord(orderStore);
  const orders = useMemo(() => newestFirst(stored), [stored]);
  const { text, setText, needle, matches } = useSearch(orders, textsOf);
  const stats = useMemo(() => orderStats(orders), [orders]);
  /** Details are open one at a time. */
  const [openId, setOpenId] = useState<string | null>(null);

  return (
    <>
      <PageHeading title="Manage Orders">What was ordered in this browser.</PageHeading>
      <StatGrid>
        <StatCard label="Total Orders" value={stats.total.toLocaleString()} icon={<Package aria-hidden />} />
        <StatCard label="Total Revenue" value={formatCents(stats.revenue)} icon={<Wallet aria-hidden />} />
        <StatCard
          label="Total Downloads"
          value={stats.downloads.toLocaleString()}
          icon={<Download aria-hidden />}
        />
        <StatCard
          label="Average Order Value"
          value={formatCents(stats.averageValue)}
          icon={<ReceiptText aria-hidden />}
        />
      </StatGrid>
      <SearchBox
        label="Search orders"
        placeholder="Search by order ID, email or item…"
        text={text}
        onText={setText}
      >
        <ExportButton
          fileName="orders.csv"
          header={ORDER_HEADER}
          rows={() => matches.map(orderCells)}
          done="Orders exported!"
        >
          Export Orders
        </ExportButton>
      </SearchBox>
      <RecordList
        title="All Orders"
        noun="order"
        records={matches}
        total={orders.length}
        needle={needle}
        renderRecord={(order) => <OrderRow order={order} isOpen={order.id === openId} onToggle={setOpenId} />}
        empty={
          <EmptyState title="No orders found" picture={needle ? 'nothing-found' : 'no-orders'}>
            {needle
              ? 'No order ID, email or item matches your search. Try another one.'
              : 'Orders are listed here once somebody checks out in this browser.'}
          </EmptyState>
        }
      />
    </>
  );
}
