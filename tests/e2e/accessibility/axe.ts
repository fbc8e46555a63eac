import type { Locator, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from '../fixtures';

/** WCAG 2.0 to 2.2, levels A and AA, and axe' best practices. No rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both themes and both sizes. A theme changes colours alone: all rules are asked once a size, those of colour in each look. */
const LOOKS = [
  { colorScheme: 'light', width: 1280, rules: 'all' },
  { colorScheme: 'dark', width: 1280, rules: 'colour' },
  { colorScheme: 'dark', width: 390, rules: 'all' },
  { colorScheme: 'light', width: 390, rules: 'colour' },
] as const;

/** Fades and slides would be measured half-way: a person who wants none gets none. */
export async function stillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

type AxeWindow = Window & {
  axe: { run: (root: Document | Element, options: RunOptions) => Promise<AxeResults> };
};

/** What axe finds in a part of the page, one line a fault. */
export async function faultsIn(part: Locator, options: RunOptions): Promise<string[]> {
  if (!(await part.page().evaluate(() => 'axe' in window))) await part.page().evaluate(axe.source);
  const { violations } = await part.evaluate(
    (root, chosen) =>
      (window as unknown as AxeWindow).axe.run(root === document.documentElement ? document : root, chosen),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}

const asked = new Set(axe.getRules(TAGS).map(({ ruleId }) => ruleId));
const ofColour = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId);

const RULES: Record<'all' | 'colour', RunOptions['runOnly']> = {
  all: { type: 'tag', values: TAGS },
  colour: { type: 'rule', values: ofColour.filter((rule) => asked.has(rule)) },
};

/** What axe finds on the page as it stands. */
export const violations = (page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> =>
  faultsIn(page.locator('html'), { runOnly: RULES[rules], resultTypes: ['violations'] });

/** Checks the page in both themes and both sizes. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const { colorScheme, width, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('html')).toHaveClass(colorScheme); // the page has taken it up
    expect(await violations(page, rules), `${what}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}
