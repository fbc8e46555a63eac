import { useMemo } from 'react';
import { type Coupon, couponStats } from '@/domain/coupon';
import type { CouponFields } from '@/domain/coupon-form';
import { newestFirstBy } from '@/domain/recency';
import * as records from '@/records/coupons';
import { useRecord } from '@/records/use-record';
import type { CouponSave, RecordPages } from '../types';
import { useWholeList } from '../use-whole-list';

const textsOf = (coupon: Coupon) => [coupon.code, coupon.description];

/** @param now decides which coupons have expired */
export function useAdminCoupons(now: Date): RecordPages<Coupon, ReturnType<typeof couponStats>> {
  const stored = useRecord(records.coupons);
  const coupons = useMemo(() => newestFirstBy(stored, (coupon) => coupon.createdAt), [stored]);
  return useWholeList(coupons, textsOf, couponStats(coupons, now));
}

export const createCoupon = (fields: CouponFields): Promise<CouponSave> =>
  Promise.resolve(records.createCoupon(fields));

/** @param coupon as it was when the form was opened */
export const editCoupon = (coupon: Coupon, fields: CouponFields): Promise<CouponSave> =>
  Promise.resolve(records.editCoupon(coupon.id, fields));

export const setCouponActive = (coupon: Coupon, isActive: boolean): Promise<CouponSave> =>
  Promise.resolve(records.setCouponActive(coupon.id, isActive));

/** @returns whether it was stored; if not, it lasts until the page is closed */
export const deleteCoupon = (id: string): Promise<boolean> => Promise.resolve(records.deleteCoupon(id));

/** A new code that no coupon has. */
export const freeCode = records.freeCode;
