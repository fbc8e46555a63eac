import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/ui/button';
import { DeleteButton } from './delete-button';
import { Cell } from './table-row';

interface RowActionsProps {
  /** What is edited or deleted. */
  name: string;
  editButton?: Ref<HTMLButtonElement>;
  onEdit: () => void;
  /** @param button the one that was pressed */
  onDelete: (button: HTMLElement) => void;
  /** It can be pressed all the same: `onDelete` says why nothing is deleted. */
  isDeletionOff: boolean;
  /** The element that says why. */
  describedBy?: string | undefined;
}

/** The last cell of a row that is edited and deleted: words, or icons where there is little room. */
export function RowActions({
  name,
  editButton,
  onEdit,
  onDelete,
  isDeletionOff,
  describedBy,
}: RowActionsProps) {
  return (
    <Cell place="actions">
      <Button
        ref={editButton}
        variant="ghost"
        size="sm"
        className="min-h-11! min-w-11"
        aria-label={`Edit ${name}`}
        onClick={onEdit}
      >
        <Pencil className="size-4 sm:hidden" aria-hidden />
        <span className="max-sm:sr-only">Edit</span>
      </Button>
      <DeleteButton
        className="min-w-11"
        aria-label={`Delete ${name}`}
        aria-describedby={describedBy}
        aria-disabled={isDeletionOff}
        onClick={(event) => onDelete(event.currentTarget)}
      >
        <Trash2 className="size-4 sm:hidden" aria-hidden />
        <span className="max-sm:sr-only">Delete</span>
      </DeleteButton>
    </Cell>
  );
}
