import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** The look of buttons, also for links that act like one. */
export const buttonStyles = cva(
  'inline-flex items-center justify-center gap-2 rounded-control border-2 text-center font-semibold ' +
    'transition-[background-color,color,transform,box-shadow] duration-150 select-none ' +
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55',
  {
    variants: {
      variant: {
        primary:
          'border-ink bg-accent text-on-accent shadow-print hover:bg-accent-strong active:translate-x-0.5 active:translate-y-0.5 active:shadow-none dark:border-transparent',
        secondary: 'border-ink bg-surface text-ink hover:bg-sunken dark:border-edge',
        ghost: 'border-transparent text-ink hover:bg-sunken',
        danger: 'border-danger bg-surface text-danger hover:bg-danger hover:text-on-danger',
      },
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm',
        md: 'min-h-11 px-4 py-2',
        lg: 'min-h-13 px-6 py-3 text-lg',
        icon: 'size-11 shrink-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyles>;

export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonStyles({ variant, size }), className)} {...props} />;
}
