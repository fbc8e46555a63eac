import { X } from 'lucide-react';
import { cn } from '@/lib/class-names';

export interface FilterChip {
  id: string;
  label: string;
  onRemove: () => void;
}

/** What is chosen in the sheet of a small screen, each to be taken back. */
export function FilterChips({
  chips,
  className,
  onRemoved,
}: {
  chips: readonly FilterChip[];
  className?: string;
  /** The button has gone: the focus needs another place. */
  onRemoved: () => void;
}) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className={cn('flex flex-wrap gap-2 lg:hidden', className)}>
      {chips.map(({ id, label, onRemove }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={() => {
              onRemove();
              onRemoved();
            }}
            className="relative flex min-h-9 max-w-full items-center gap-1.5 rounded-full border-2 border-ink bg-blush pr-2.5 pl-3.5 text-sm font-semibold text-on-blush wrap-anywhere hover:bg-sunken hover:text-ink after:absolute after:-inset-1.5 dark:border-edge"
          >
            {label} <X className="size-4 shrink-0" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
