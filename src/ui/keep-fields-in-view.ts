/** What stands still over the page while it scrolls. */
const COVERS = 'header, .below-header, .bottom-bar > *';

const isField = (element: EventTarget | null) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const overlap = (a: DOMRect, b: DOMRect) =>
  a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;

/** Whether a part of it is out of the window, or under something that stands still. */
function isHidden(part: Element): boolean {
  const box = part.getBoundingClientRect();
  if (box.top < 0 || box.bottom > window.innerHeight) return true;
  if (part.closest('[role="dialog"]')) return false; // a dialog stands above them all
  return [...document.querySelectorAll(COVERS)].some(
    (cover) => !cover.contains(part) && overlap(box, cover.getBoundingClientRect()),
  );
}

/**
 * Brings each field that gets the focus into view, and its label: browsers scroll to the field alone, and WebKit to the
 * edge of the window, under the header. A pressed pointer is left alone: nothing moves from under it.
 * For as long as the document stands.
 */
export function keepFieldsInView(): void {
  let isPressed = false;
  const press = () => (isPressed = true);
  const release = () => (isPressed = false);
  const show = ({ target }: FocusEvent) => {
    if (isPressed || !isField(target)) return;
    // after the browser's own scrolling
    requestAnimationFrame(() => {
      const parts = [target, ...(target.labels ?? [])];
      if (document.activeElement === target && parts.some(isHidden))
        target.scrollIntoView({ block: 'center' });
    });
  };
  document.addEventListener('pointerdown', press, { capture: true });
  for (const event of ['pointerup', 'pointercancel'])
    document.addEventListener(event, release, { capture: true });
  document.addEventListener('focusin', show);
}
