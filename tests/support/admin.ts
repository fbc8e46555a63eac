import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { backend } from './backend';

/** The visible notice; screen readers hear a copy of it, which is not meant here. */
export async function findNotice(title: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /Notifications/, hidden: true });
  const heading = await within(region).findByText(title);
  const notice = heading.closest('li');
  if (!notice) throw new Error(`The notice "${title}" stands in no list.`);
  return notice;
}

/** The entry of a list that a heading names. */
export function rowOf(name: string): HTMLElement {
  const row = screen.getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`"${name}" stands in no list.`);
  return row;
}

/** Bodies sent with one method to one table, in order. */
export function sentTo(method: string, table: string): unknown[] {
  return backend.bodies
    .filter(({ request }) => request === `${method} /rest/v1/${table}`)
    .map(({ body }) => body);
}

/** What PostgREST answers when it refuses. */
export const refusal = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

/** A promise, and the function that keeps it: for answers that come when the test says so. */
export function held(): { wait: Promise<void>; release: () => void } {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  return { wait, release: () => release() };
}
