import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/page-heading';
import { statColumns } from '@/ui/stat-card';
import { cn } from '@/lib/class-names';

interface ScreenHeadProps {
  title: string;
  intro: string;
  /** `StatCard`s without icons. */
  children: ReactNode;
}

/** Heading and figures of a screen with a list: side by side on wide screens, for what one comes for is the list. */
export function ScreenHead({ title, intro, children }: ScreenHeadProps) {
  return (
    <div className="max-xl:mb-3 xl:flex xl:items-center xl:justify-between xl:gap-6">
      <div>
        <PageHeading title={title} isSlim />
        <p className="-mt-3 pb-3 text-sm text-muted">{intro}</p>
      </div>
      <ul
        aria-label="Figures"
        className={cn(statColumns, 'gap-2! md:grid-flow-col md:auto-cols-fr md:grid-cols-none xl:mt-2')}
      >
        {children}
      </ul>
    </div>
  );
}
