import { screen, within } from '@testing-library/react';
import { renderRoute } from './render-route';

/** Opens an admin screen as an admin and waits for its heading. */
export async function openAdmin(path: string, heading: string) {
  const view = renderRoute(path, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}

/** The value on a card of figures. */
export function figure(label: string): string {
  const figures = within(screen.getByRole('list', { name: 'Figures' }));
  return figures.getByText(label).nextElementSibling?.textContent ?? '';
}

/** The headings of a list's entries, in order. */
export function shownNames(list: string): string[] {
  return within(screen.getByLabelText(list, { selector: 'ul, table' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
}
