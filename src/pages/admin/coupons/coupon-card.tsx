import { type ComponentProps, memo, useId } from 'react';
import { type Coupon, type CouponStatus, couponStatus, formatDiscount, formatExpiry } from '@/domain/coupon';
import { deleteCoupon, setCouponActive } from '@/home/admin-coupons';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DefinitionRow } from '@/ui/definition-row';
import { toast } from '@/ui/toast-store';
import { withFailureToast } from '../shared/with-failure-toast';
import { DeleteButton } from '../shared/delete-button';
import { removeRow } from '../shared/remove-row';
import { COUPON_CONFLICTS } from './coupon-conflicts';

const BADGES: Record<CouponStatus, ComponentProps<typeof Badge>['variant']> = {
  Active: 'marigold',
  Inactive: 'secondary',
  Expired: 'accent',
  'Limit Reached': 'outline',
};

async function toggle(coupon: Coupon) {
  const result = await withFailureToast(setCouponActive(coupon, !coupon.isActive));
  if (result === 'stored') toast({ title: 'Coupon status updated' });
  if (result === 'changed' || result === 'missing') toast(COUPON_CONFLICTS[result]);
}

interface CouponCardProps {
  coupon: Coupon;
  now: Date;
  /** Must be the same function at every render: the list is long. */
  onEdit: (coupon: Coupon) => void;
}

/** One coupon of the card grid. */
export const CouponCard = memo(function CouponCard({ coupon, now, onEdit }: CouponCardProps) {
  const id = useId();
  const { usedCount, usageLimit } = coupon;
  const status = couponStatus(coupon, now);
  const remove = (button: HTMLElement) =>
    removeRow(button, {
      question: 'Are you sure you want to delete this coupon?',
      remove: () => deleteCoupon(coupon.id),
      done: 'Coupon deleted',
    });

  return (
    <div className="flex h-full flex-col">
      <div className="border-b-2 border-dashed border-line p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={id} className="min-w-0 font-mono text-lg font-bold tracking-wide break-words">
            {coupon.code || 'N/A'}
          </h3>
          <Badge variant={BADGES[status]} className="mt-0.5 shrink-0">
            {status}
          </Badge>
        </div>
        <p className="mt-1 break-words text-muted">{coupon.description}</p>
      </div>
      <dl className="px-4 py-2">
        <DefinitionRow label="Discount">{formatDiscount(coupon)}</DefinitionRow>
        <DefinitionRow label="Expires">{formatExpiry(coupon.expiryDate)}</DefinitionRow>
        <DefinitionRow label="Usage">{`${usedCount} / ${usageLimit ?? 'Unlimited'}`}</DefinitionRow>
      </dl>
      <div className="mt-auto flex flex-wrap gap-2 p-4 pt-1">
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11! flex-1"
          aria-describedby={id}
          onClick={() => onEdit(coupon)}
        >
          Edit
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11! flex-1"
          aria-describedby={id}
          onClick={() => void toggle(coupon)}
        >
          {coupon.isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <DeleteButton
          className="flex-1"
          aria-describedby={id}
          onClick={(event) => remove(event.currentTarget)}
        >
          Delete
        </DeleteButton>
      </div>
    </div>
  );
});
