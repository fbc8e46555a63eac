import { useCallback, useEffect, useMemo, useState } from 'react';
import { insertCoupon, readCoupons, updateCoupon } from '@/backend/coupon-rows';
import { deleteRecord } from '@/backend/admin-rows';
import { BackendError, CODES } from '@/backend/errors';
import { type Coupon, couponFrom, couponStats } from '@/domain/coupon';
import { generateCouponCode, secureRandom } from '@/domain/coupon-code';
import { type CouponFields, expiryDayOf } from '@/domain/coupon-form';
import type { Fields } from '@/domain/parsing';
import { createListeners } from '@/lib/observable';
import { onReturn } from '@/lib/on-return';
import { useWholeList } from '../use-whole-list';
import type { CouponSave, HomeStatus, RecordPages } from '../types';
import { inCamelCase, readable } from './rows';

const couponFromRow = (row: Fields) => couponFrom(inCamelCase(row));

const rowOf = ({ expiryDate, usageLimit, ...fields }: CouponFields): Fields => ({
  ...fields,
  expiry_date: expiryDayOf(expiryDate),
  usage_limit: usageLimit,
});

const textsOf = (coupon: Coupon) => [coupon.code, coupon.description];

let latest: readonly Coupon[] = [];
const listeners = createListeners();

/** All coupons of the shop; there are few, and they are searched here. */
export function useAdminCoupons(now: Date): RecordPages<Coupon, ReturnType<typeof couponStats>> {
  const [status, setStatus] = useState<HomeStatus>('loading');
  const [coupons, setCoupons] = useState<readonly Coupon[]>([]);
  const load = useCallback(async () => {
    try {
      latest = readable(await readCoupons(), couponFromRow);
      setCoupons(latest);
      setStatus('ready');
    } catch (error) {
      console.error('Error loading the coupons:', error);
      setStatus('failed');
    }
  }, []);
  useEffect(() => {
    const look = () => void load();
    look();
    const endFollow = listeners.add(look);
    const endReturn = onReturn(look);
    return () => {
      endFollow();
      endReturn();
    };
  }, [load]);
  const stats = useMemo(() => couponStats(coupons, now), [coupons, now]);
  return { ...useWholeList(coupons, textsOf, stats), status, retry: () => void load() };
}

/** Runs a write and has the list read again. */
async function saving(write: () => Promise<CouponSave>): Promise<CouponSave> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof BackendError && error.code === CODES.duplicate) return 'duplicate';
    throw error;
  } finally {
    listeners.tell();
  }
}

async function change(coupon: Coupon, row: Fields): Promise<CouponSave> {
  if (await updateCoupon(coupon.id, coupon.version ?? 0, row)) return 'stored';
  const rows = readable(await readCoupons(), couponFromRow);
  return rows.some(({ id }) => id === coupon.id) ? 'changed' : 'missing';
}

/** @throws BackendError */
export const createCoupon = (fields: CouponFields): Promise<CouponSave> =>
  saving(async () => {
    await insertCoupon(rowOf(fields));
    return 'stored';
  });

/** @param coupon as it was when the form was opened. @throws BackendError */
export const editCoupon = (coupon: Coupon, fields: CouponFields): Promise<CouponSave> =>
  saving(() => change(coupon, rowOf(fields)));

/** @throws BackendError */
export const setCouponActive = (coupon: Coupon, isActive: boolean): Promise<CouponSave> =>
  saving(() => change(coupon, { is_active: isActive }));

/** @throws BackendError */
export async function deleteCoupon(id: string): Promise<boolean> {
  await deleteRecord('coupons', id);
  listeners.tell();
  return true;
}

/** A new code that no coupon of the list has. */
export const freeCode = (): string =>
  generateCouponCode((code) => latest.some((coupon) => coupon.code === code), secureRandom);
