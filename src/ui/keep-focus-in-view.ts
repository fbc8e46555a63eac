/**
 * Something has appeared in the page: if it has pushed what has the focus out of the window, the page scrolls after it.
 * Whoever goes from stop to stop by keys would otherwise lose sight of where they are. What was out of sight before
 * stays there.
 */
export function keepFocusInView(appeared: Element | null): void {
  const focused = document.activeElement;
  if (!appeared || !focused) return;
  const isBelow = appeared.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  const { top, bottom } = focused.getBoundingClientRect();
  const pushed = appeared.getBoundingClientRect().height;
  const wasInView = bottom - pushed > 0 && top - pushed < window.innerHeight;
  if (isBelow && wasInView && bottom > window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}
