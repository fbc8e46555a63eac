import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

/** How figures stand in their list: two by two on a telephone, where an odd one at the end takes both places. */
export const statColumns =
  'grid grid-cols-2 gap-3 sm:gap-4 [&>:last-child:nth-child(odd)]:col-span-2 sm:[&>:last-child:nth-child(odd)]:col-auto';

interface StatCardProps {
  label: string;
  value: string;
  /** Without one the card is slim: for where a list is what one came for. */
  icon?: ReactNode;
  note?: string;
}

/** One figure with its name; stands in a list. */
export function StatCard({ label, value, icon, note }: StatCardProps) {
  const isSlim = icon === undefined;
  return (
    <li
      className={cn(
        'rounded-patch border-2 border-ink bg-surface dark:border-line',
        isSlim
          ? 'grid content-center px-3.5 py-1.5'
          : 'grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2.5 p-3 sm:gap-x-4 sm:p-4',
      )}
    >
      {icon && (
        <span className="grid size-9 place-items-center rounded-patch bg-marigold text-on-marigold sm:row-span-3 sm:size-12 [&_svg]:size-5 sm:[&_svg]:size-6">
          {icon}
        </span>
      )}
      <span className={cn('leading-tight text-muted', isSlim ? 'text-xs' : 'text-sm')}>{label}</span>
      <span
        className={cn(
          'leading-tight font-extrabold break-words tabular-nums',
          isSlim ? 'text-lg' : 'col-span-2 mt-1 text-2xl sm:col-span-1 sm:mt-0',
        )}
      >
        {value}
      </span>
      {note && (
        <span
          className={cn('leading-tight text-muted', isSlim ? 'text-xs' : 'col-span-2 text-sm sm:col-span-1')}
        >
          {note}
        </span>
      )}
    </li>
  );
}
