/**
 * Tells whether an element is in sight, now and whenever that changes; nothing where that can't be told.
 * @param options as for an IntersectionObserver
 * @returns ends the watching
 */
export function watchSight(
  element: Element,
  tell: (isInSight: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  // a busy page hears of several frames at once: the last one is how it is
  const observer = new IntersectionObserver(
    (frames) => tell(frames.at(-1)?.isIntersecting ?? false),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}
