import { answerToCode } from '@/domain/coupon-discount';
import { coupons } from '@/records/coupons';
import { useRecord } from '@/records/use-record';
import type { UseCouponAnswer } from '../types';

/** Worked out anew at each render: it follows the cart, and what other tabs do to the coupon. */
export const useCouponAnswer: UseCouponAnswer = (code, subtotal) => {
  const stored = useRecord(coupons);
  const { discount, refusal } =
    code === null ? { discount: null, refusal: null } : answerToCode(stored, code, subtotal, new Date());
  return { discount, refusal, isChecking: false };
};
