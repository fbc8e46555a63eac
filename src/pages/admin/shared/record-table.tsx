import { Fragment, type ReactNode, type Ref } from 'react';
import { useOneRowClicks } from '@/ui/one-row-clicks';
import { plural } from './counted';
import { ListFrame, type ListProps } from './list-frame';
import { ColumnSortSelect } from './column-sort-select';
import { TableHead } from './table-head';
import type { Column, Sorting } from './use-sorting';

interface RecordTableProps<T> extends ListProps<T> {
  columns: readonly Column<T>[];
  sorting: Sorting | null;
  /** Names the columns and the lines of its rows in the style sheet of the tables. */
  layout: string;
  /** Draws the rows of a record. */
  renderRecord: (record: T) => ReactNode;
  /** Above the rows, such as what becomes of those that are chosen. @param shown the rows of the page */
  renderBar?: (shown: readonly T[]) => { choice: ReactNode; action: ReactNode };
}

/** A list of records in columns that sort; on narrow screens in rows of two lines. */
export function RecordTable<T extends { id: string }>({
  columns,
  sorting,
  layout,
  renderRecord,
  renderBar,
  ...frame
}: RecordTableProps<T>) {
  const keepToOneRow = useOneRowClicks();
  return (
    <ListFrame {...frame} isPanel hasHead>
      {(shown, list) => {
        const bar = renderBar?.(shown);
        return (
          <>
            {(bar ?? sorting) && (
              <div className="list-bar">
                {bar?.choice}
                {bar?.action ??
                  (sorting && (
                    <ColumnSortSelect nouns={plural(frame.noun)} columns={columns} sorting={sorting} />
                  ))}
              </div>
            )}
            <table role="table" aria-label={frame.title} className={`block record-table-${layout}`}>
              <TableHead columns={columns} sorting={bar?.action ? null : sorting} />
              <tbody
                ref={list as Ref<HTMLTableSectionElement>}
                role="rowgroup"
                className="block divide-y-2 divide-line"
                onClickCapture={keepToOneRow}
              >
                {shown.map((record) => (
                  <Fragment key={record.id}>{renderRecord(record)}</Fragment>
                ))}
              </tbody>
            </table>
          </>
        );
      }}
    </ListFrame>
  );
}
