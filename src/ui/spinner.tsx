import { LoaderCircle } from 'lucide-react';
import { cn } from '@/lib/class-names';

/** Says that something is under way, to the eye and to a screen reader. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={cn('grid place-items-center gap-3 py-24 text-muted', className)}>
      <LoaderCircle className="size-9 animate-spin text-accent" aria-hidden />
      <span>{label}</span>
    </div>
  );
}
