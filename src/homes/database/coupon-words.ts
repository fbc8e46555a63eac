import type { RedemptionRefusal } from '@/domain/coupon-discount';

const WORDS: Record<string, RedemptionRefusal> = {
  coupon_unknown: 'Unknown',
  coupon_inactive: 'Inactive',
  coupon_expired: 'Expired',
  coupon_used_up: 'Limit Reached',
  coupon_worthless: 'Worthless',
};

/** The store's word for the database's, or null when it is about no coupon. */
export const couponRefusalOf = (word: unknown): RedemptionRefusal | null =>
  (typeof word === 'string' && WORDS[word]) || null;
