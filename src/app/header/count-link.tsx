import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/class-names';
import { buttonStyles } from '@/ui/button';

/** From here on a badge has no room for the number. */
const LARGEST = 99;

/**
 * An icon with a count badge, which shows above 0 only. The link's name holds what the badge shows, as it stands: whoever
 * speaks to their browser says what they see.
 */
export function CountLink({
  to,
  label,
  count,
  icon,
}: {
  to: string;
  label: string;
  count: number;
  icon: ReactNode;
}) {
  const shown = count > LARGEST ? `${LARGEST}+` : String(count);
  return (
    <Link
      to={to}
      aria-label={count > 0 ? `${label}, ${shown} ${count === 1 ? 'item' : 'items'}` : label}
      className={cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'relative')}
    >
      {icon}
      {count > 0 && (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-paper bg-accent px-1 text-[0.6875rem] leading-none font-bold text-on-accent tabular-nums"
        >
          {shown}
        </span>
      )}
    </Link>
  );
}
