import { type MouseEvent, useRef } from 'react';

/**
 * Keeps clicks that follow each other at once to the row in which the first of them fell. When that row goes, the next one
 * slides under the pointer: the second half of a double click would otherwise take it too.
 * @returns for the `onClickCapture` of the element whose children are the rows
 */
export function useOneRowClicks(): (event: MouseEvent<HTMLElement>) => void {
  const first = useRef<Element | null>(null);
  return (event) => {
    const { target, currentTarget: list, detail: clicks } = event;
    const row = [...list.children].find((child) => target instanceof Node && child.contains(target)) ?? null;
    if (clicks <= 1) first.current = row;
    else if (row !== first.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
