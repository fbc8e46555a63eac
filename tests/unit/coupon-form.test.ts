import { afterEach, describe, expect, it, vi } from 'vitest';
import { couponStatus } from '@/domain/coupon';
import {
  couponDraftOf,
  couponFieldsFrom,
  expiryDayOf,
  isOddLimit,
  usageLimitFrom,
} from '@/domain/coupon-form';
import { isSameDraft } from '@/domain/draft';
import { coupons, createCoupon, deleteCoupon, editCoupon, setCouponActive } from '@/records/coupons';
import { buildCoupon } from '@tests/support/builders';
import { fillStorage, store, stored, storeElsewhere } from '@tests/support/storage';

afterEach(() => {
  vi.unstubAllEnvs();
});

const draft = {
  code: ' summer10 ',
  discount: '12.50',
  type: 'percentage',
  expiryDay: '2026-08-31',
  usageLimit: '',
  description: ' Ten off ',
} as const;

const fields = {
  code: 'SUMMER10',
  discount: 12.5,
  type: 'percentage',
  expiryDate: '2026-08-31',
  usageLimit: null,
  description: 'Ten off',
} as const;

describe('the form', () => {
  it('makes fields of what was typed: the code trimmed and in capitals', () => {
    expect(couponFieldsFrom(draft, null)).toEqual(fields);
  });

  it.each([
    ['', null],
    ['  ', null],
    ['many', null],
    ['10 uses', null],
    ['NaN', null],
    ['Infinity', null],
    ['1', 1],
    [' 100 ', 100],
  ])('takes a usage limit of %j for %j', (text, limit) => {
    expect(usageLimitFrom(text)).toBe(limit);
    expect(isOddLimit(text)).toBe(false);
  });

  it.each(['0', '-1', '2.5'])('calls a usage limit of %s odd', (text) => {
    expect(isOddLimit(text)).toBe(true);
  });

  it.each(['code', 'discount', 'type', 'expiryDay', 'usageLimit', 'description'] as const)(
    'tells two drafts apart by %s',
    (name) => {
      expect(isSameDraft(draft, { ...draft })).toBe(true);
      expect(isSameDraft(draft, { ...draft, [name]: 'other' })).toBe(false);
    },
  );

  it('starts blank, or from the coupon', () => {
    expect(couponDraftOf(null)).toEqual({
      code: '',
      discount: '',
      type: 'percentage',
      expiryDay: '',
      usageLimit: '',
      description: '',
    });
    expect(couponDraftOf(buildCoupon({ ...fields, usageLimit: 5 }))).toEqual({
      ...draft,
      code: 'SUMMER10',
      discount: '12.5',
      usageLimit: '5',
      description: 'Ten off',
    });
  });
});

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('saving again in %s', (timeZone) => {
  it.each(['2026-08-31', '2026-08-31T06:59:59.000Z', '2026-08-31T23:30:00.000Z', '2026-08-31 23:30:00+00'])(
    'leaves the expiry %s as it is, however often',
    (expiryDate) => {
      vi.stubEnv('TZ', timeZone);
      let coupon = buildCoupon({ expiryDate });
      for (let times = 0; times < 3; times += 1) {
        const typed = { ...couponDraftOf(coupon), description: `Saved ${times}` };
        coupon = { ...coupon, ...couponFieldsFrom(typed, coupon) };
      }
      expect(coupon.expiryDate).toBe(expiryDate);
    },
  );

  it('shows the local day of a timestamp and stores another day as typed', () => {
    vi.stubEnv('TZ', timeZone);
    const coupon = buildCoupon({ expiryDate: '2026-08-31T11:00:00.000Z' });
    const day = timeZone === 'Pacific/Kiritimati' ? '2026-09-01' : '2026-08-31';
    expect(expiryDayOf(coupon.expiryDate)).toBe(day);
    const typed = { ...couponDraftOf(coupon), expiryDay: '2026-10-01' };
    expect(couponFieldsFrom(typed, coupon).expiryDate).toBe('2026-10-01');
  });

  it('keeps a coupon of today active at 23:59', () => {
    vi.stubEnv('TZ', timeZone);
    const coupon = buildCoupon(couponFieldsFrom(draft, null));
    expect(couponStatus(coupon, new Date(2026, 7, 31, 23, 59))).toBe('Active');
    expect(couponStatus(coupon, new Date(2026, 8, 1, 0, 0))).toBe('Expired');
  });
});

describe('the record', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');

  it('of a new coupon is active, unused and dated', () => {
    expect(createCoupon(fields, now)).toBe('stored');
    expect(stored('coupons')).toEqual([
      {
        id: String(now.getTime()),
        ...fields,
        usedCount: 0,
        isActive: true,
        createdAt: '2026-03-01T12:00:00.000Z',
      },
    ]);
  });

  it('refuses a code that exists, in whatever case', () => {
    const coupon = buildCoupon({ code: 'Summer10' });
    store('coupons', [coupon]);
    expect(createCoupon(fields, now)).toBe('duplicate');
    expect(stored('coupons')).toEqual([coupon]);
  });

  it('keeps counters, state and creation time when it is edited', () => {
    const coupon = buildCoupon({ usedCount: 7, isActive: false });
    const other = buildCoupon({ code: 'OTHER' });
    store('coupons', [coupon, other]);
    expect(editCoupon(coupon.id, fields)).toBe('stored');
    expect(stored('coupons')).toEqual([{ ...coupon, ...fields }, other]);
    expect(editCoupon(coupon.id, { ...fields, code: 'OTHER' })).toBe('duplicate');
    expect(editCoupon('gone', { ...fields, code: 'NEW' })).toBe('missing');
    expect(stored('coupons')).toEqual([{ ...coupon, ...fields }, other]);
  });

  it('keeps what another tab counted meanwhile', () => {
    const coupon = buildCoupon();
    store('coupons', [coupon]);
    coupons.read();
    storeElsewhere('coupons', [{ ...coupon, usedCount: 9 }]);
    editCoupon(coupon.id, fields);
    expect(coupons.read()[0]).toMatchObject({ usedCount: 9, code: 'SUMMER10' });
  });

  it('is switched and deleted one at a time', () => {
    const [a, b] = [buildCoupon(), buildCoupon()];
    store('coupons', [a, b]);
    expect(setCouponActive(a.id, false)).toBe('stored');
    expect(stored('coupons')).toEqual([{ ...a, isActive: false }, b]);
    expect(setCouponActive('gone', false)).toBe('missing');
    expect(deleteCoupon(a.id)).toBe(true);
    expect(stored('coupons')).toEqual([b]);
  });

  it('is read with neutral values for what is missing or broken', () => {
    store('coupons', [
      { id: 1, code: 'A', discount: '5', usageLimit: '10', usedCount: '3', type: 'fixed', isActive: true },
      { id: 2, discount: 'half', usageLimit: 2.5, usedCount: -1, type: 'gift', isActive: 'yes' },
    ]);
    const rest = { expiryDate: '', description: '', createdAt: '' };
    expect(coupons.read()).toEqual([
      {
        id: '1',
        code: 'A',
        discount: 5,
        type: 'fixed',
        usageLimit: 10,
        usedCount: 3,
        isActive: true,
        ...rest,
      },
      {
        id: '2',
        code: '',
        discount: 0,
        type: 'percentage',
        usageLimit: null,
        usedCount: 0,
        isActive: false,
        ...rest,
      },
    ]);
  });

  it('says when storage did not take it', () => {
    const release = fillStorage();
    expect(createCoupon(fields, now)).toBe('unstored');
    expect(coupons.read()).toHaveLength(1);
    release();
    coupons.update(() => []);
  });
});
