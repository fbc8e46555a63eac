import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ViewMode } from '@/domain/browsing';
import { cn } from '@/lib/class-names';

interface ViewSwitchProps {
  view: ViewMode;
  onView: (view: ViewMode) => void;
}

function ViewButton({
  isActive,
  label,
  onClick,
  children,
}: {
  isActive: boolean;
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isActive}
      onClick={onClick}
      className={cn(
        // the frame around cuts off what lies outside: the ring goes inside
        'grid h-10 w-11 place-items-center focus-visible:-outline-offset-4 focus-visible:outline-current',
        isActive ? 'bg-ink text-paper' : 'bg-surface hover:bg-sunken active:bg-line',
      )}
    >
      {children}
    </button>
  );
}

/** The switch between grid and list. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <div
      role="group"
      aria-label="View"
      className="flex overflow-hidden rounded-control border-2 border-ink dark:border-edge"
    >
      <ViewButton isActive={view === 'grid'} label="Grid view" onClick={() => onView('grid')}>
        <LayoutGrid className="size-5" aria-hidden />
      </ViewButton>
      <ViewButton isActive={view === 'list'} label="List view" onClick={() => onView('list')}>
        <List className="size-5" aria-hidden />
      </ViewButton>
    </div>
  );
}
