import type { OrderItem } from '@/domain/order';
import { Panel } from '@/ui/panel';
import { ProgressiveList } from '@/ui/progressive-list';
import { PurchaseLine } from './purchase-line';

/** Everything bought, each thing once: downloads are unlimited, so one may come back for any of them. */
export function Purchases({ items }: { items: readonly OrderItem[] }) {
  return (
    <Panel title="All purchases">
      <ProgressiveList label="All purchases" items={items} className="divide-y-2 divide-dashed divide-line">
        {(item) => <PurchaseLine key={item.id} item={item} />}
      </ProgressiveList>
    </Panel>
  );
}
