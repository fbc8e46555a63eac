/** Lists of items by their ids, written as words: "fox owl". */

export interface Item {
  id: string;
}

export const list = (text: string): Item[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((id) => ({ id }));

export const text = (items: readonly Item[]): string => items.map(({ id }) => id).join(' ');

/** The change that adds an item. */
export const plus =
  (id: string) =>
  (items: readonly Item[]): Item[] => [...items, { id }];
