import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

interface PageHeadingProps {
  title: ReactNode;
  children?: ReactNode;
  /** Where what stands below it is what one came for. */
  isSlim?: boolean;
}

/** The one h1 of a page; a navigation puts the focus on it. */
export function PageHeading({ title, children, isSlim = false }: PageHeadingProps) {
  return (
    <div className={isSlim ? 'pt-5 pb-4 sm:pt-6' : 'py-8 sm:py-10'}>
      <h1 tabIndex={-1} className="text-title break-words">
        {title}
      </h1>
      {children && (
        <p className={cn('max-w-prose text-muted', isSlim ? 'mt-1 sm:text-lg' : 'mt-2 text-lg')}>
          {children}
        </p>
      )}
    </div>
  );
}
