import { onTestFinished } from 'vitest';

/**
 * Looks at the page at every change of it, from now on.
 * @param isWrong what must not be seen in any frame
 * @returns what was seen all the same
 */
export function watchPage(isWrong: (text: string) => boolean): string[] {
  const sightings: string[] = [];
  const observer = new MutationObserver(() => {
    const text = document.body.textContent;
    if (isWrong(text)) sightings.push(text);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return sightings;
}
