import { Download, Package, ReceiptText, Wallet } from 'lucide-react';
import { useState } from 'react';
import { formatCents } from '@/domain/money';
import { useAdminOrders } from '@/home/admin-orders';
import { words } from '@/home/words';
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

export default function OrdersPage() {
  usePageMeta('Manage Orders');
  const orders = useAdminOrders();
  const { text, setText, needle, figures: stats } = orders;
  /** Details are open one at a time. */
  const [openId, setOpenId] = useState<string | null>(null);

  return (
    <>
      <PageHeading title="Manage Orders">{words.orders.lead}</PageHeading>
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
          entries={orders.every}
          total={orders.total}
          cells={orderCells}
          done="Orders exported!"
        >
          Export Orders
        </ExportButton>
      </SearchBox>
      <RecordList
        title="All Orders"
        noun="order"
        pages={orders}
        renderRecord={(order) => <OrderRow order={order} isOpen={order.id === openId} onToggle={setOpenId} />}
        empty={
          <EmptyState title="No orders found" picture={needle ? 'nothing-found' : 'no-orders'}>
            {needle ? 'No order ID, email or item matches your search. Try another one.' : words.orders.none}
          </EmptyState>
        }
      />
    </>
  );
}
