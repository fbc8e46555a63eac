import { type MouseEvent, useRef } from 'react';

/** Taps within so many milliseconds and pixels of the one before are one gesture: browsers count them to three only. */
const GESTURE = { time: 500, reach: 40 };

interface Click {
  row: Element | null;
  at: number;
  x: number;
  y: number;
}

const isNextTap = (event: globalThis.MouseEvent, former: Click) =>
  'pointerType' in event &&
  event.pointerType === 'touch' &&
  event.timeStamp - former.at < GESTURE.time &&
  Math.hypot(event.clientX - former.x, event.clientY - former.y) < GESTURE.reach;

/**
 * Keeps clicks that follow each other at once to the row in which the first of them fell. When that row goes, the next one
 * slides under the pointer: the second half of a double click would otherwise take it too.
 * @returns for the `onClickCapture` of the element whose children are the rows
 */
export function useOneRowClicks(): (event: MouseEvent<HTMLElement>) => void {
  const last = useRef<Click>({ row: null, at: -Infinity, x: 0, y: 0 });
  return (event) => {
    const { target, currentTarget: list, detail: clicks, nativeEvent } = event;
    const follows = clicks > 1 || isNextTap(nativeEvent, last.current);
    const row = [...list.children].find((child) => target instanceof Node && child.contains(target)) ?? null;
    const { timeStamp: at, clientX: x, clientY: y } = nativeEvent;
    last.current = { row: follows ? last.current.row : row, at, x, y };
    if (row === last.current.row) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
