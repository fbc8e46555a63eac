import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FilterChoices, type FilterChoicesProps } from './filter-choices';
import { formatCount } from '@/lib/text';

export interface FilterSheetProps {
  choices: FilterChoicesProps;
  /** What the button at the end promises. */
  total: number;
  isWaiting: boolean;
  onClear: () => void;
  onClose: () => void;
}

/** The filters of a small screen, from its lower edge. Each choice shows at once; what is behind follows. */
export function FilterSheet({ choices, total, isWaiting, onClear, onClose }: FilterSheetProps) {
  return (
    <Dialog
      title="Filters"
      placement="bottom"
      onClose={onClose}
      footer={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button variant="secondary" onClick={onClear}>
            Clear
          </Button>
          <Button onClick={onClose}>
            {isWaiting ? 'Show results' : `Show ${formatCount(total)} ${total === 1 ? 'result' : 'results'}`}
          </Button>
        </div>
      }
    >
      <FilterChoices {...choices} />
    </Dialog>
  );
}
