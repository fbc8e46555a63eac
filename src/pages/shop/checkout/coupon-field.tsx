import { TicketPercent } from 'lucide-react';
import type { RefObject } from 'react';
import { formatCents } from '@/domain/money';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { CouponState } from './use-coupon';

interface CouponFieldProps {
  coupon: CouponState;
  isReadOnly: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** A code and its one button, which applies it and then removes it: the focus stays where it is. */
export function CouponField({ coupon, isReadOnly, input }: CouponFieldProps) {
  const { typed, discount, error } = coupon;
  const apply = () => {
    coupon.apply();
    input.current?.focus();
  };
  return (
    <div>
      <Field label="Coupon code" error={error}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              name="coupon"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              className="min-w-0 flex-1 font-mono uppercase placeholder:font-sans placeholder:normal-case"
              placeholder="If you have one"
              readOnly={isReadOnly || discount !== null}
              value={typed}
              onChange={(event) => coupon.type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault(); // it would complete the order
                if (!discount && !isReadOnly) apply();
              }}
            />
            <Button
              variant="secondary"
              aria-label={discount ? 'Remove coupon' : 'Apply coupon'}
              disabled={isReadOnly}
              onClick={({ detail: clicks }) => {
                if (!discount) apply();
                else if (clicks < 2) coupon.remove(); // not by the second half of a double click on Apply
              }}
            >
              {discount ? 'Remove' : 'Apply'}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="mt-1.5 flex items-center gap-2 text-sm text-moss empty:hidden">
        {discount && (
          <>
            <TicketPercent className="size-4 shrink-0" aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              {`${discount.coupon.code} takes ${formatCents(discount.cents)} off.`}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
