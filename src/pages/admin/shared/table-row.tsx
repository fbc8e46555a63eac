import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/*
 * The parts of a table keep the roles of a table: as grids, some browsers would take those away.
 */

/** A row with cells in columns, or in two lines on narrow screens. @param id of its record, by which Back finds it */
export function Row({ id, className, ...props }: ComponentProps<'tr'> & { id: string }) {
  return <tr role="row" data-row={id} className={cn('record-row', className)} {...props} />;
}

/** A row that is one cell over the whole width. */
export function WideRow({ columns, className, ...props }: ComponentProps<'td'> & { columns: number }) {
  return (
    <tr role="row" className={cn('block px-3', className)}>
      <td role="cell" colSpan={columns} className="block" {...props} />
    </tr>
  );
}

type CellProps = ComponentProps<'td'> & {
  /** Its place in a row of two lines, by the style sheet of the tables; 'wide' is shown in columns alone. */
  place: 'choice' | 'picture' | 'title' | 'more' | 'last' | 'email' | 'total' | 'status' | 'wide' | 'actions';
};

export function Cell({ place, ...props }: CellProps) {
  return <td role="cell" data-cell={place} {...props} />;
}

/** The cell that names its row. */
export function RowHead(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" data-cell="title" {...props} />;
}
