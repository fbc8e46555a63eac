import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

/** How figures stand in their list: two by two on a telephone, where an odd one at the end takes both places. */
export const statColumns =
  'grid grid-cols-2 gap-3 sm:gap-4 [&>:last-child:nth-child(odd)]:col-span-2 sm:[&>:last-child:nth-child(odd)]:col-auto';

interface StatCardProps {
  label: string;
  value: string;
  icon: ReactNode;
  note?: string;
  /** Where wide screens show the figures beside a heading: without the icon. */
  isSlim?: boolean;
}

/** One figure with its name; stands in a list. */
export function StatCard({ label, value, icon, note, isSlim = false }: StatCardProps) {
  return (
    <li
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2.5 rounded-patch border-2 border-ink bg-surface p-3 sm:gap-x-4 sm:p-4 dark:border-line',
        isSlim && 'lg:px-3 lg:py-1.5',
      )}
    >
      <span
        className={cn(
          'grid size-9 place-items-center rounded-patch bg-marigold text-on-marigold sm:row-span-3 sm:size-12 [&_svg]:size-5 sm:[&_svg]:size-6',
          isSlim && 'lg:hidden',
        )}
      >
        {icon}
      </span>
      <span className={cn('text-sm leading-tight text-muted', isSlim && 'lg:col-span-2 lg:text-xs')}>
        {label}
      </span>
      <span
        className={cn(
          'col-span-2 mt-1 text-2xl leading-tight font-extrabold break-words tabular-nums sm:col-span-1 sm:mt-0',
          isSlim && 'lg:col-span-2 lg:text-lg',
        )}
      >
        {value}
      </span>
      {note && (
        <span
          className={cn(
            'col-span-2 text-sm leading-tight text-muted sm:col-span-1',
            isSlim && 'lg:col-span-2 lg:text-xs',
          )}
        >
          {note}
        </span>
      )}
    </li>
  );
}
