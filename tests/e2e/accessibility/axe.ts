import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect } from '../fixtures';

/** WCAG 2.0 to 2.2, levels A and AA, and axe' best practices. No rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
] as const;

/** Fades and slides would be measured half-way: a person who wants none gets none. */
export async function stillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** What axe finds on the page as it stands, one line a fault. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    (values) =>
      (
        window as unknown as Window & {
          axe: { run: (root: Document, options: unknown) => Promise<AxeResults> };
        }
      ).axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    TAGS,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}

/** Checks the page in both themes and both sizes. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `${what}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}
