import { typedRule } from '@/domain/typed-amount';
import { useState } from 'react';
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
import { toast } from '@/ui/toast-store';
import { useFormErrors } from '@/ui/use-form-errors';
import { FormDialog } from '../shared/form-dialog';
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

  const submit = async (form: HTMLFormElement) => {
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
    <FormDialog
      title={coupon ? 'Edit Coupon' : 'Add Coupon'}
      button={coupon ? 'Save Changes' : 'Create Coupon'}
      isUnsaved={!isSameDraft(draft, initial)}
      onSubmit={submit}
      onInput={forgive}
      onClose={onClose}
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
    </FormDialog>
  );
}
