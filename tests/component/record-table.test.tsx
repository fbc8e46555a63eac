import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { RecordPages } from '@/homes/types';
import { RecordTable } from '@/pages/admin/shared/record-table';
import { type Column, useSorted } from '@/pages/admin/shared/use-sorting';

interface Line {
  id: string;
  size: number;
}

const lines = Array.from({ length: 120 }, (_, at): Line => ({ id: `Line ${at}`, size: 120 - at }));
const columns: readonly Column<Line>[] = [
  { label: 'Name' },
  { label: 'Size', sort: { up: 'Smallest', down: 'Largest', keyOf: ({ size }) => size } },
];

/** A list of a server that gives out 50 lines at a time. */
function Screen() {
  const [count, setCount] = useState(50);
  const pages: RecordPages<Line, null> = {
    status: 'ready',
    text: '',
    setText: () => {},
    needle: '',
    records: lines.slice(0, count),
    total: lines.length,
    figures: null,
    more: count < lines.length ? () => setCount(count + 50) : null,
    retry: () => {},
    every: () => lines,
  };
  const { sorting, ...sorted } = useSorted(pages, columns, 'Name');
  return (
    <>
      <h1 tabIndex={-1}>Lines</h1>
      <RecordTable
        title="All Lines"
        noun="line"
        pages={sorted}
        columns={columns}
        sorting={sorting}
        layout="lines"
        empty={null}
        renderRecord={({ id }) => (
          <tr role="row">
            <th role="rowheader">
              <button type="button">{id}</button>
            </th>
          </tr>
        )}
      />
    </>
  );
}

it('leaves the order of a list that is not all here to the server, and cuts it into no pages', async () => {
  const user = userEvent.setup();
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          Component: () => (
            <main>
              <Screen />
            </main>
          ),
        },
      ])}
    />,
  );
  const table = screen.getByRole('table', { name: 'All Lines' });
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(within(screen.getByRole('columnheader', { name: 'Size' })).queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText('Sort lines by')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('50 of 120 lines');
  expect(names()).toHaveLength(50);

  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(names()).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(names()).toHaveLength(120);
  expect(screen.getByRole('status')).toHaveTextContent('120 lines');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Line 100' })).toHaveFocus();
  expect(screen.queryByRole('navigation')).toBeNull();

  // now that all is here
  await user.selectOptions(screen.getByLabelText('Sort lines by'), 'Smallest');
  expect(await screen.findByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending');
  expect(names()[0]).toBe('Line 119');
});
