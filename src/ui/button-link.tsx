import type { VariantProps } from 'class-variance-authority';
import { Link, type LinkProps } from 'react-router-dom';
import { cn } from '@/lib/class-names';
import { buttonStyles } from './button';

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: LinkProps & VariantProps<typeof buttonStyles>) {
  return <Link className={cn(buttonStyles({ variant, size }), className)} {...props} />;
}
