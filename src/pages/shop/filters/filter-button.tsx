import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { LazyCode } from '@/lib/lazy-code';
import { Button } from '@/ui/button';
import { useLazyCodeState } from '@/ui/use-lazy-code';
import { FilterChoices } from './filter-choices';
import type { FilterSheetProps } from './filter-sheet';

const sheet = new LazyCode('the filters', async () => (await import('./filter-sheet')).FilterSheet);

/**
 * Opens the filters where the sidebar has no room. Their sheet comes with the first touch; where it can't be had, they
 * stand in the page.
 */
export function FilterButton({ active, ...props }: Omit<FilterSheetProps, 'onClose'> & { active: number }) {
  const [isOpen, setOpen] = useState(false);
  const { status, value: FilterSheet } = useLazyCodeState(sheet);
  const isPlain = isOpen && status === 'failed';

  return (
    <>
      <Button
        variant="secondary"
        className="min-w-0 flex-1 lg:hidden"
        aria-haspopup={isPlain ? undefined : 'dialog'}
        aria-expanded={isOpen}
        onPointerEnter={() => void sheet.prepare()}
        onClick={() => {
          setOpen(!isPlain);
          if (!isPlain) void sheet.prepare();
        }}
      >
        {/* a telephone has room for the picture or for the number */}
        <SlidersHorizontal
          className={cn('size-5 shrink-0', active > 0 && 'max-sm:hidden')}
          aria-hidden
        />{' '}
        Filters{' '}
        {active > 0 && (
          <span className="grid h-6 min-w-6 place-items-center rounded-full bg-ink px-1.5 text-sm text-paper tabular-nums">
            <span>
              {active} <span className="sr-only">active</span>
            </span>
          </span>
        )}
      </Button>
      {isOpen && status === 'here' && <FilterSheet {...props} onClose={() => setOpen(false)} />}
      {isPlain && (
        <div className="order-last basis-full lg:hidden">
          <FilterChoices {...props.choices} />
        </div>
      )}
    </>
  );
}
