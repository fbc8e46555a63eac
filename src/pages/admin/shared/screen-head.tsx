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
    <div className="screen-head">
      <div>
        <PageHeading title={title} isSlim />
        <p className="-mt-3 pb-3 text-sm text-muted">{intro}</p>
      </div>
      <ul aria-label="Figures" className={cn(statColumns, 'screen-figures')}>
        {children}
      </ul>
    </div>
  );
}
