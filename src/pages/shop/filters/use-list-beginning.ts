import { useRef } from 'react';

/** Where a list begins below the header and the row of its filters, pixels from the top of the window. */
const BELOW_ROWS = 144;

/**
 * For the place at which a list begins.
 * @returns its ref, and what leads back there whoever has scrolled past it: what was chosen anew is read from its beginning
 */
export function useListBeginning() {
  const beginning = useRef<HTMLDivElement>(null);
  const goToBeginning = () => {
    const top = beginning.current?.getBoundingClientRect().top ?? BELOW_ROWS;
    if (top < BELOW_ROWS) window.scrollBy(0, top - BELOW_ROWS);
  };
  return { beginning, goToBeginning };
}
