import { useState } from 'react';
import type { Discount, RedemptionRefusal } from '@/domain/coupon-discount';
import { useCouponAnswer } from '@/home/coupon-answer';

/** Why a code is refused, in plain words. */
const REASONS: Record<RedemptionRefusal | 'Unchecked', string> = {
  Unknown: 'There is no coupon with this code.',
  Inactive: 'This coupon is not active.',
  Expired: 'This coupon has expired.',
  'Limit Reached': 'This coupon has been used up.',
  Worthless: 'This coupon takes nothing off this order.',
  Changed: 'This coupon has just been changed. Look at the new total, and apply it again if you like it.',
  Unchecked: 'This coupon could not be checked. Please try again.',
};

const CHECKING = 'This coupon is still being checked. Try again in a moment.';

const NOT_APPLIED = 'Apply this code, or clear the field to go on without it.';

export interface CouponState {
  typed: string;
  discount: Discount | null;
  /** Beside the field: why there is no discount. */
  error: string | null;
  type: (text: string) => void;
  apply: () => void;
  remove: () => void;
  /** Takes the code back, after an order was refused because of it. */
  refuse: (refusal: RedemptionRefusal) => string;
  /** False, with the reason beside the field, when a code was typed and not applied: its discount would be lost. */
  isSettled: () => boolean;
}

/**
 * The coupon of a checkout. What it takes off is worked out anew at each render: it follows the cart, and what other tabs
 * do to the coupon.
 * @param subtotal cents
 */
export function useCoupon(subtotal: number): CouponState {
  const [typed, setTyped] = useState('');
  /** The code that was sent off, until another is typed. */
  const [code, setCode] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { discount, refusal, isChecking } = useCouponAnswer(code, subtotal);

  const set = (text: string, sent: string | null, message: string | null) => {
    setTyped(text);
    setCode(sent);
    setFault(message);
  };
  return {
    typed,
    discount,
    error: fault ?? (isChecking ? CHECKING : refusal && REASONS[refusal]),
    type: (text) => set(text, null, null),
    apply: () => {
      if (typed.trim() === '') set('', null, 'Enter a coupon code.');
      else set(typed, typed, null);
    },
    remove: () => set('', null, null),
    refuse: (reason) => {
      set(typed, null, REASONS[reason]);
      return REASONS[reason];
    },
    isSettled: () => {
      const isOpen = typed.trim() !== '' && code === null && (fault === null || fault === NOT_APPLIED);
      if (isOpen) setFault(NOT_APPLIED);
      return !isOpen && !isChecking;
    },
  };
}
