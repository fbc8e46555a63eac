import { typedRule } from '@/domain/typed-amount';
import { type FormEvent, useId, useState } from 'react';
import { type Coupon, formatExpiry } from '@/domain/coupon';
import {
  type CouponDraft,
  couponDraftOf,
  couponFieldsFrom,
  discountFrom,
  expiryDateOf,
  isOddLimit,
} from '@/domain/coupon-form';
import { isSameDraft } from '@/domain/draft';
import { createCoupon, editCoupon } from '@/home/admin-coupons';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { useFormErrors } from '@/ui/use-form-errors';
import { useUnsavedGuard } from '@/ui/use-unsaved-guard';
import { withFailureToast } from '../shared/with-failure-toast';
import { CouponFormFields } from './coupon-form-fields';
import { COUPON_CONFLICTS } from './coupon-conflicts';

const refuse = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });

interface CouponFormProps {
  /** The coupon to edit, or null for a new one. */
  coupon: Coupon | null;
  onClose: () => void;
}

/** The modal form; saving or cancelling closes it. What was refused stays as it was typed. */
export function CouponForm({ coupon, onClose }: CouponFormProps) {
  const [initial] = useState(() => couponDraftOf(coupon));
  const [draft, setDraft] = useState<CouponDraft>(initial);
  const { errors, check, fail, forgive } = useFormErrors();
  const expiryDate = expiryDateOf(draft, coupon);
  const formId = useId();
  const mayLeave = useUnsavedGuard(!isSameDraft(draft, initial));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!check(form)) return;
    if (discountFrom(draft, coupon) === null) {
      const rule = draft.type === 'percentage' ? typedRule(12.5, ' from 0 to 100', 2) : typedRule(12.5);
      fail(form, 'discount', rule);
      return;
    }
    if (isOddLimit(draft.usageLimit)) {
      fail(form, 'usageLimit', 'Enter a whole number from 1 on, or nothing for no limit.');
      return;
    }
    const fields = couponFieldsFrom(draft, coupon);
    const result = await withFailureToast(coupon ? editCoupon(coupon, fields) : createCoupon(fields));
    if (result === null) return;
    if (result === 'duplicate') {
      fail(form, 'code', 'This code is taken.');
      refuse(`There is a coupon with the code ${fields.code} already.`);
      return;
    }
    if (result === 'missing' || result === 'changed') {
      toast(COUPON_CONFLICTS[result]);
      return;
    }
    if (result === 'stored') toast({ title: coupon ? 'Coupon updated!' : 'Coupon created!' });
    onClose();
  };

  return (
    <Dialog
      title={coupon ? 'Edit Coupon' : 'Add Coupon'}
      onClose={() => {
        if (mayLeave()) onClose();
      }}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="min-w-28">
            {coupon ? 'Save Changes' : 'Create Coupon'}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={forgive}
        className="grid gap-4"
      >
        <CouponFormFields
          draft={draft}
          onChange={(change) => setDraft((former) => ({ ...former, ...change }))}
          errors={errors}
          expiryHint={
            expiryDate === draft.expiryDay
              ? 'Valid to the end of this day.'
              : `Valid until ${formatExpiry(expiryDate)}, or to the end of another day.`
          }
        />
      </form>
    </Dialog>
  );
}
