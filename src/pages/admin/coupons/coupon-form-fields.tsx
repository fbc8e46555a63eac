import { Dices } from 'lucide-react';
import type { CouponDraft } from '@/domain/coupon-form';
import { currency } from '@/lib/brand';
import { freeCode } from '@/home/admin-coupons';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input, Select, Textarea } from '@/ui/input';

interface CouponFormFieldsProps {
  draft: CouponDraft;
  onChange: (change: Partial<CouponDraft>) => void;
  errors: Record<string, string>;
  /** How long the coupon is valid, in words. */
  expiryHint: string;
}

/** The fields and their rules. */
export function CouponFormFields({ draft, onChange, errors, expiryHint }: CouponFormFieldsProps) {
  return (
    <>
      <p className="text-sm text-muted">All fields are required, but for the usage limit.</p>
      <Field label="Code" error={errors.code}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              name="code"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="w-auto! min-w-0 flex-1 basis-48 font-mono uppercase"
              value={draft.code}
              onChange={(event) => onChange({ code: event.target.value })}
            />
            <Button variant="secondary" onClick={() => onChange({ code: freeCode() })}>
              <Dices className="size-5" aria-hidden /> Generate code
            </Button>
          </div>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Discount" error={errors.discount}>
          {(control) => (
            <Input
              {...control}
              name="discount"
              inputMode="decimal"
              required
              autoComplete="off"
              value={draft.discount}
              onChange={(event) => onChange({ discount: event.target.value })}
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              name="type"
              value={draft.type}
              onChange={(event) =>
                onChange({ type: event.target.value === 'fixed' ? 'fixed' : 'percentage' })
              }
            >
              <option value="percentage">Percentage (%)</option>
              <option value="fixed">{`Fixed Amount (${currency.symbol.trim()})`}</option>
            </Select>
          )}
        </Field>
        <Field label="Expiry Date" hint={expiryHint} error={errors.expiryDay}>
          {(control) => (
            <Input
              {...control}
              name="expiryDay"
              type="date"
              required
              max="9999-12-31"
              value={draft.expiryDay}
              onChange={(event) => onChange({ expiryDay: event.target.value })}
            />
          )}
        </Field>
        <Field label="Usage Limit" hint="Optional. Leave empty for no limit." error={errors.usageLimit}>
          {(control) => (
            // no number field: what is no number means 'no limit' and must not stop the form
            <Input
              {...control}
              name="usageLimit"
              inputMode="numeric"
              autoComplete="off"
              value={draft.usageLimit}
              onChange={(event) => onChange({ usageLimit: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Description" error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            required
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
