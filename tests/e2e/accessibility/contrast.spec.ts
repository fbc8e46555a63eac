import axe, { type AxeResults } from 'axe-core';
import { expect, test } from '../fixtures';
import { stillness } from './axe';
import { arriveAs, open } from './routes';

test.beforeEach(({ page }) => stillness(page));

type AxeWindow = Window & {
  axe: { run: (root: Document, options: { runOnly: string[]; rules: object }) => Promise<AxeResults> };
};

test('whoever asks for more contrast gets 7 to 1, in both themes', async ({ page }) => {
  await arriveAs(page, 'admin');
  for (const route of ['/', '/products', '/product/00000000-0000-4000-9000-000000000102', '/cart']) {
    await open(page, route);
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      const { violations } = await page.evaluate(() =>
        (window as unknown as AxeWindow).axe.run(document, {
          runOnly: ['color-contrast-enhanced'],
          rules: { 'color-contrast-enhanced': { enabled: true } },
        }),
      );
      const faults = violations.flatMap(({ nodes }) =>
        nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
      );
      expect.soft(faults, `${route}, ${colorScheme}`).toEqual([]);
    }
  }
});
