import type { ReactNode } from 'react';

/** The one h1 of a page; a navigation puts the focus on it. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="py-8 sm:py-10">
      <h1 tabIndex={-1} className="text-title break-words">
        {title}
      </h1>
      {children && <p className="mt-2 max-w-prose text-lg text-muted">{children}</p>}
    </div>
  );
}
