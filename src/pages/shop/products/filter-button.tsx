import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '@/ui/button';
import type { FilterSheetProps } from './filter-sheet';

const loadSheet = () => import('./filter-sheet');

/** Opens the filters where the sidebar has no room. Their sheet comes with the first touch. */
export function FilterButton({ active, ...sheet }: Omit<FilterSheetProps, 'onClose'> & { active: number }) {
  const [isOpen, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  const prepare = () => {
    loadSheet().then(
      (module) => setSheet(() => module.FilterSheet),
      (error: unknown) => {
        console.error('Error loading the filters:', error);
        setOpen(false);
      },
    );
  };

  return (
    <>
      <Button
        variant="secondary"
        className="min-w-0 flex-1 lg:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onClick={() => {
          setOpen(true);
          prepare();
        }}
      >
        <SlidersHorizontal className="size-5 shrink-0" aria-hidden /> Filters{' '}
        {active > 0 && (
          <span className="grid h-6 min-w-6 place-items-center rounded-full bg-ink px-1.5 text-sm text-paper tabular-nums">
            <span>
              {active} <span className="sr-only">active</span>
            </span>
          </span>
        )}
      </Button>
      {isOpen && Sheet && <Sheet {...sheet} onClose={() => setOpen(false)} />}
    </>
  );
}
