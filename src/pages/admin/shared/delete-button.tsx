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
      className={cn('quiet-button delete-button min-h-11!', className)}
      {...props}
    />
  );
}
