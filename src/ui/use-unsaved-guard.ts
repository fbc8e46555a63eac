import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

const QUESTION = 'You have unsaved changes. Leave without saving them?';

/**
 * Keeps what was typed from being lost by accident: with unsaved changes it asks before another page of the store is
 * opened (links, Back and Forward) and before the tab is closed or reloaded.
 *
 * The router knows one guard at a time: use it once for all that a page holds.
 * @returns asks the same question for other ways out (Escape, a click outside); true when it is all right to leave
 */
export function useUnsavedGuard(hasUnsaved: boolean): () => boolean {
  const mayLeave = useCallback(() => !hasUnsaved || window.confirm(QUESTION), [hasUnsaved]);

  // A refused navigation needs no further answer: the next one that goes through ends the block.
  useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      (here.pathname !== next.pathname || here.search !== next.search) && !mayLeave(),
  );

  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);

  return mayLeave;
}
