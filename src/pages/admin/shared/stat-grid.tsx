import type { ReactNode } from 'react';

/** The row of figures at the top of a screen: `StatCard`s. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <ul
      aria-label="Figures"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] gap-3 sm:gap-4"
    >
      {children}
    </ul>
  );
}
