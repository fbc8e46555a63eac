import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { type Spot, SpotPicture } from './spot-picture';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** What to do about it: a link or a button. */
  action?: ReactNode;
  /** 1 when this is all that the page says. */
  level?: 1 | 2;
  icon?: ReactNode;
  /** Instead of the icon. */
  picture?: Spot | false;
}

/** A place where things would be. */
export function EmptyState({ title, children, action, level = 2, icon, picture }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={cn(
        'stitch mx-auto grid w-full max-w-xl justify-items-center gap-3 rounded-patch bg-sunken px-8 py-10 text-center text-ink',
        level === 1 ? 'my-8 sm:my-16' : 'my-8',
      )}
    >
      {picture ? (
        <SpotPicture name={picture} />
      ) : (
        <div className="my-2 grid size-20 -rotate-3 place-items-center rounded-patch border-2 border-ink bg-marigold text-on-marigold shadow-print [&_svg]:size-9 dark:border-transparent">
          {icon}
        </div>
      )}
      <Heading className="mt-2 text-heading" tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
