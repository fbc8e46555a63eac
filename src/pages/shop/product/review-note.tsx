import { type Ref } from 'react';

const TEXTS = {
  done: 'You have reviewed this product. Thank you!',
  'not-owned': 'Reviews are for owners: once you have ordered this product, you can review it here.',
};

/** Stands in the place of the form for who may not, or not any more, review a product. */
export function ReviewNote({ kind, ref }: { kind: keyof typeof TEXTS; ref: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={ref} tabIndex={-1} className="max-w-prose rounded-card bg-sunken px-4 py-3 font-semibold">
      {TEXTS[kind]}
    </p>
  );
}
