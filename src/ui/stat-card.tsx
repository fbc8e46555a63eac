import type { ReactNode } from 'react';

/** One figure with its name; stands in a list. */
export function StatCard({
  label,
  value,
  icon,
  note,
}: {
  label: string;
  value: string;
  icon: ReactNode;
  note?: string;
}) {
  return (
    <li className="flex items-center gap-4 rounded-patch border-2 border-ink bg-surface p-4 dark:border-line">
      <span className="grid size-12 shrink-0 place-items-center rounded-patch bg-marigold text-on-marigold [&_svg]:size-6">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">{label}</span>
        <span className="block text-2xl leading-tight font-extrabold break-words tabular-nums">{value}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
    </li>
  );
}
