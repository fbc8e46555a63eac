import type { ReviewFigures } from '@/domain/review';
import { formatCount } from '@/lib/text';
import { Panel } from '@/ui/panel';

/** A bar for each number of stars. Count and share stand beside it as text; the bar itself says nothing more. */
export function RatingDistribution({ bars }: { bars: ReviewFigures['distribution'] }) {
  return (
    <Panel title="Rating Distribution" className="mb-4 xl:order-1">
      <ul className="grid gap-2.5">
        {bars.map(({ stars, count, percent }) => (
          <li key={stars} className="grid grid-cols-[4.25rem_minmax(0,1fr)_6.5rem] items-center gap-3">
            <span className="font-semibold tabular-nums">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <span
              aria-hidden
              className="h-4 overflow-hidden rounded-full border-2 border-ink bg-sunken dark:border-edge"
            >
              <span className="block h-full bg-marigold" style={{ width: `${percent}%` }} />
            </span>
            <span className="text-right text-muted tabular-nums">{`${formatCount(count)} (${percent}%)`}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
