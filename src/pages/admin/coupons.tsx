import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import type { Coupon } from '@/domain/coupon';
import { useAdminCoupons } from '@/home/admin-coupons';
import { formatCount } from '@/lib/text';
import { useNow } from '@/lib/use-now';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { StatCard } from '@/ui/stat-card';
import { usePageMeta } from '@/ui/use-page-meta';
import { CouponCard } from './coupons/coupon-card';
import { CouponForm } from './coupons/coupon-form';
import { RecordList } from './shared/record-list';
import { ScreenHead } from './shared/screen-head';
import { SearchBox } from './shared/search-box';

export default function CouponsPage() {
  usePageMeta('Manage Coupons');
  const now = useNow();
  const coupons = useAdminCoupons(now);
  const { text, setText, needle, figures: stats } = coupons;
  /** Closed, creating, or editing. */
  const [form, setForm] = useState<{ coupon: Coupon | null } | null>(null);
  const [edit] = useState(() => (coupon: Coupon) => setForm({ coupon }));
  const create = () => setForm({ coupon: null });

  return (
    <>
      <ScreenHead title="Manage Coupons" intro="Discount codes and how long they last.">
        <StatCard label="Total Coupons" value={formatCount(stats.total)} />
        <StatCard label="Active" value={formatCount(stats.active)} />
        <StatCard label="Expired" value={formatCount(stats.expired)} />
        <StatCard label="Total Uses" value={formatCount(stats.uses)} />
      </ScreenHead>
      <SearchBox label="Search coupons" placeholder="Code or description…" text={text} onText={setText}>
        <Button onClick={create}>
          <Plus className="size-5" aria-hidden />
          Add Coupon
        </Button>
      </SearchBox>
      <RecordList
        title="All Coupons"
        noun="coupon"
        layout="cards"
        pages={coupons}
        renderRecord={(coupon) => <CouponCard coupon={coupon} now={now} onEdit={edit} />}
        empty={
          <EmptyState
            title="No coupons found"
            icon={<TicketPercent aria-hidden />}
            picture={needle !== '' && 'nothing-found'}
            action={!needle && <Button onClick={create}>Create First Coupon</Button>}
          >
            {needle
              ? 'No code or description matches your search. Try another one.'
              : 'A coupon gives a percentage or an amount off until the day you choose.'}
          </EmptyState>
        }
      />
      {form && <CouponForm coupon={form.coupon} onClose={() => setForm(null)} />}
    </>
  );
}
