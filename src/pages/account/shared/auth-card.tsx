import type { ReactNode } from 'react';
import { NeedsScript } from '@/ui/needs-script';

/** The frame of the two forms that everybody knows. */
export function AuthCard({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children: ReactNode;
}) {
  return (
    <div className="page grid place-items-center py-10 sm:py-16">
      <div className="w-full max-w-md rounded-patch border-2 border-ink bg-surface p-6 shadow-print-lg sm:p-8 dark:border-line">
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        <p className="mt-1 mb-6 text-muted">{subtitle}</p>
        <NeedsScript>This form needs JavaScript.</NeedsScript>
        {children}
      </div>
    </div>
  );
}
