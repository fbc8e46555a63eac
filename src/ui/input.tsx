import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

const control =
  'w-full rounded-control border-2 border-edge bg-surface px-3 text-ink placeholder:text-muted ' +
  'hover:border-ink aria-invalid:border-danger disabled:opacity-60';

/** What cannot be changed now looks so. Of a select the browser says that it never can. */
const writable = 'read-only:bg-sunken';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(control, writable, 'min-h-11 py-2', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(control, writable, 'min-h-28 py-2', className)} {...props} />;
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={cn(control, 'own-arrow min-h-11 py-2 pr-9', className)} {...props} />;
}
