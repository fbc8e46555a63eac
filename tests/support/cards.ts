import { screen, within } from '@testing-library/react';

/** The nearest element around another one that fits the selector. */
function around(element: HTMLElement, selector: string): HTMLElement {
  const found = element.closest<HTMLElement>(selector);
  if (!found) throw new Error(`"${element.textContent}" stands in no ${selector}.`);
  return found;
}

/** Queries within the card of a product, once it is there. */
export async function findCard(title: string, page: HTMLElement = document.body) {
  return within(around(await within(page).findByRole('link', { name: title }), 'article'));
}

/** Queries within the card of a product that is there. */
export const cardOf = (title: string, page: HTMLElement = document.body) =>
  within(around(within(page).getByRole('link', { name: title }), 'article'));

/** The entry of a list that a heading names. */
export const rowOf = (name: string): HTMLElement =>
  around(screen.getByRole('heading', { name }), 'li, tbody > tr');

/** The entry of a list that holds a text. */
export const entryWith = async (text: string): Promise<HTMLElement> =>
  around(await screen.findByText(text), 'li, tbody > tr');
