import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';

/** A framed section with its heading. */
export function Panel({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('min-w-0 rounded-patch border-2 border-ink bg-surface p-5 dark:border-line', className)}
    >
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
