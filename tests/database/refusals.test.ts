import { describe, expect, inject, it } from 'vitest';
import { WORDS } from '@/pages/admin/shared/refusals';

/** Tables whose refusals no notice of an admin page tells, and why. */
const ELSEWHERE: Record<string, string> = {
  carts: 'saved in the background: a list that is too large has words of its own, the rest is logged',
  wishlists: 'as carts',
  newsletter_subscribers: 'written by the form in the footer, which has words of its own',
  orders: 'written by place_order alone, which answers in words of its own',
  reviews: 'admins hide and delete them, which breaks no rule',
  settings: 'changed where the database is kept, by whoever keeps it',
};

const constraints = inject('constraints');
const isTold = ({ table }: { table: string }) => !Object.hasOwn(ELSEWHERE, table);

describe('the constraints of the migrations', () => {
  it('each have words for the admin who breaks them', () => {
    expect(constraints.length).toBeGreaterThan(20);
    const told = constraints.filter(isTold).map(({ name }) => name);
    expect(told.filter((name) => !Object.hasOwn(WORDS, name))).toEqual([]);
  });

  it('are all that there are words for', () => {
    const names = new Set(constraints.map(({ name }) => name));
    expect(Object.keys(WORDS).filter((name) => !names.has(name))).toEqual([]);
  });

  it('are of the tables that are left out for a reason', () => {
    const tables = new Set(constraints.map(({ table }) => table));
    expect(Object.keys(ELSEWHERE).filter((table) => !tables.has(table))).toEqual([]);
  });
});
