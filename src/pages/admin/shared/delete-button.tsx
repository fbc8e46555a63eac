import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { Button } from '@/ui/button';

/** A button that deletes: quiet among many, and red once it is pointed at or has the focus. */
export function DeleteButton({
  className,
  ...props
}: Omit<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className={cn(
        'min-h-11! text-muted! aria-disabled:border-transparent! aria-disabled:bg-transparent! not-aria-disabled:hover:border-danger! not-aria-disabled:hover:text-danger! focus-visible:border-danger! focus-visible:text-danger!',
        className,
      )}
      {...props}
    />
  );
}
