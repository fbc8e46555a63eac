import { type FormEvent, useRef, useState } from 'react';
import type { Discount } from '@/domain/coupon-discount';
import type { CheckoutDraft } from '@/domain/order';
import { formatCents } from '@/domain/money';
import { nameParts, type User } from '@/domain/user';
import { useCart } from '@/features/cart/cart-context';
import { cn } from '@/lib/class-names';
import { BottomBar } from '@/ui/bottom-bar';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { SubmitButton } from '@/ui/submit-button';
import { useFormErrors } from '@/ui/use-form-errors';
import { useLineNotices } from '../shared/use-line-notices';
import { CouponField } from './coupon-field';
import { CHECKOUT_SECTIONS, EMPTY_DRAFT } from './form-sections';
import { FoldedSummary, OrderSummary } from './order-summary';
import { type OrderPhase, useCompleteOrder } from './use-complete-order';
import { useCoupon } from './use-coupon';

interface CheckoutFormProps {
  user: User;
  phase: OrderPhase;
  onPhase: (phase: OrderPhase) => void;
}

export function CheckoutForm({ user, phase, onPhase }: CheckoutFormProps) {
  const isProcessing = phase === 'processing';
  const [draft, setDraft] = useState<CheckoutDraft>({
    ...EMPTY_DRAFT,
    ...nameParts(user.name),
    email: user.email,
  });
  const { errors, check, forgive } = useFormErrors();
  const cart = useCart();
  const notices = useLineNotices(cart.items);
  const coupon = useCoupon(cart.total);
  const submitButton = useRef<HTMLDivElement>(null);
  const couponInput = useRef<HTMLInputElement>(null);
  /** The discount that the order is under way with: its own use must not take it off the screen. */
  const [agreed, setAgreed] = useState<Discount | null>(null);
  /** Why the last order was not placed: what had become of the cart meanwhile. */
  const [changes, setChanges] = useState<string[]>([]);
  const complete = useCompleteOrder(
    user.id,
    onPhase,
    (refusal) => {
      couponInput.current?.focus();
      return coupon.refuse(refusal);
    },
    setChanges,
    notices.findGone,
  );
  const discount = isProcessing ? agreed : coupon.discount;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    if (!coupon.isSettled()) {
      couponInput.current?.focus();
      return;
    }
    if (complete(draft, coupon.discount)) setAgreed(coupon.discount);
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={forgive}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid gap-6">
        <FoldedSummary />
        {CHECKOUT_SECTIONS.map(({ title, fields }) => (
          <fieldset
            key={title}
            className="grid grid-cols-2 gap-4 rounded-patch border-2 border-ink bg-surface p-5 dark:border-line"
          >
            <legend className="contents">
              <h2 className="col-span-full text-heading">{title}</h2>
            </legend>
            {fields.map(({ name, label, isWide, isPair, type = 'text', ...attributes }) => (
              <Field
                key={name}
                label={label}
                error={errors[name]}
                className={isPair ? 'col-span-1' : cn('col-span-2', !isWide && 'sm:col-span-1')}
              >
                {(control) => (
                  <Input
                    {...control}
                    {...attributes}
                    name={name}
                    type={type}
                    required
                    readOnly={isProcessing}
                    value={draft[name]}
                    onChange={(event) => setDraft((former) => ({ ...former, [name]: event.target.value }))}
                  />
                )}
              </Field>
            ))}
          </fieldset>
        ))}
      </div>
      <OrderSummary
        isProcessing={isProcessing}
        discount={discount}
        submitButton={submitButton}
        changes={changes}
        noticeOf={notices.of}
        couponField={
          <CouponField
            coupon={isProcessing ? { ...coupon, discount, error: null } : coupon}
            isReadOnly={isProcessing}
            input={couponInput}
          />
        }
      />
      <BottomBar label="Order" replaces={submitButton}>
        <span className="text-xl font-extrabold tabular-nums">
          {formatCents(cart.total - (discount?.cents ?? 0))}
        </span>
        <SubmitButton size="md" isBusy={isProcessing}>
          {isProcessing ? 'Processing...' : 'Place Order'}
        </SubmitButton>
      </BottomBar>
    </form>
  );
}
