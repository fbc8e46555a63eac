import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusAfterRemoval } from '@/ui/focus-after-removal';

/**
 * A row that has the focus may go for more reasons than its own button: what was edited does not match the search any
 * more, or another tab deleted it. The focus goes on to the next row then.
 * @returns for the `onFocus` of what the rows stand in
 */
export function useRowFocus() {
  const focused = useRef<{ row: Element; list: Element | null; index: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    if (!current) return;
    if (current.row.isConnected) current.index = [...(current.list?.children ?? [])].indexOf(current.row);
    else {
      focused.current = null;
      focusAfterRemoval(current.list, current.index);
    }
  });
  return ({ target }: FocusEvent) => {
    const row = target.closest('li, tbody > tr');
    const list = row?.parentElement ?? null;
    focused.current = row && { row, list, index: [...(list?.children ?? [])].indexOf(row) };
  };
}
