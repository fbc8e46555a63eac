import { useEffect, useState } from 'react';
import { ask } from '@/backend/database-functions';
import { normalizeCode } from '@/domain/coupon-discount';
import { fromCents, toCents } from '@/domain/money';
import { amountOf, textOf } from '@/domain/parsing';
import type { CouponState, UseCouponAnswer } from '../types';
import { couponRefusalOf } from './coupon-words';
import { fieldsOf } from './rows';

const NONE: CouponState = { discount: null, refusal: null, isChecking: false };
const CHECKING: CouponState = { ...NONE, isChecking: true };

async function answerTo(code: string, subtotal: number): Promise<CouponState> {
  const answer = fieldsOf(
    await ask('check_coupon', { code: normalizeCode(code), subtotal: fromCents(subtotal) }),
  );
  if (answer.refusal !== undefined)
    return { ...NONE, refusal: couponRefusalOf(answer.refusal) ?? 'Unchecked' };
  const name = textOf(answer.code);
  const type = answer.type === 'fixed' ? 'fixed' : 'percentage';
  const coupon = { id: name, code: name, type, discount: amountOf(answer.discount) } as const;
  return { ...NONE, discount: { coupon, cents: toCents(amountOf(answer.amount)) } };
}

/** Asked for each code, and again when the cart's sum changes. */
export const useCouponAnswer: UseCouponAnswer = (code, subtotal) => {
  const question = code === null ? null : `${subtotal}|${code}`;
  const [known, setKnown] = useState<{ question: string; answer: CouponState } | null>(null);
  useEffect(() => {
    if (code === null || question === null) return;
    let isWanted = true;
    answerTo(code, subtotal).then(
      (answer) => isWanted && setKnown({ question, answer }),
      (error: unknown) => {
        console.error('Error checking a coupon:', error);
        if (isWanted) setKnown({ question, answer: { ...NONE, refusal: 'Unchecked' } });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, subtotal, question]);
  if (question === null) return NONE;
  return known?.question === question ? known.answer : CHECKING;
};
