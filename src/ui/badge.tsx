import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

const badgeStyles = cva(
  'inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-anywhere',
  {
    variants: {
      variant: {
        default: 'bg-ink text-paper',
        secondary: 'bg-sunken text-ink',
        accent: 'bg-blush text-on-blush',
        marigold: 'bg-marigold text-on-marigold',
        outline: 'border border-edge text-ink',
      },
    },
    defaultVariants: { variant: 'secondary' },
  },
);

export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span className={cn(badgeStyles({ variant }), className)} {...props} />;
}
