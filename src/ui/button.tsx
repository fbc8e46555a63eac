import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** The look of buttons, also for links that act like one. */
export const buttonStyles = cva(
  'inline-flex items-center justify-center gap-2 rounded-control border-2 text-center font-semibold ' +
    'transition-[background-color,color,transform,box-shadow] duration-150 select-none ' +
    // still to be read: a busy button says what it is doing
    'disabled:pointer-events-none disabled:border-edge disabled:bg-line disabled:text-muted disabled:shadow-none ' +
    'aria-disabled:border-edge aria-disabled:bg-line aria-disabled:text-muted aria-disabled:shadow-none',
  {
    variants: {
      variant: {
        primary:
          'border-ink bg-accent text-on-accent shadow-print hover:bg-accent-strong active:translate-x-0.5 active:translate-y-0.5 active:shadow-none dark:border-transparent',
        secondary: 'border-ink bg-surface text-ink hover:bg-sunken active:bg-line dark:border-edge',
        ghost: 'border-transparent text-ink hover:bg-sunken active:bg-line',
        danger:
          'border-danger bg-surface text-danger hover:bg-danger hover:text-on-danger active:translate-y-0.5',
      },
      size: {
        sm: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1 text-sm',
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
