import { ask } from '@/backend/database-functions';
import { normalizeCode } from '@/domain/coupon-discount';
import { fromCents, toCents } from '@/domain/money';
import { amountOf, textOf } from '@/domain/parsing';
import { useAnswer } from '@/lib/use-answer';
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
  const { answer = CHECKING } = useAnswer(code === null ? null : `${subtotal}|${code}`, () =>
    answerTo(code ?? '', subtotal).catch((error: unknown) => {
      console.error('Error checking a coupon:', error);
      return { ...NONE, refusal: 'Unchecked' } as const;
    }),
  );
  return code === null ? NONE : answer;
};
