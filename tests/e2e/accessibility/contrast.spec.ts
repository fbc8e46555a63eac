import { expect, test } from '../fixtures';
import { faultsIn, stillness } from './axe';
import { arriveAs, open } from './routes';

test.beforeEach(({ page }) => stillness(page));

test('whoever asks for more contrast gets 7 to 1, in both themes', async ({ page }) => {
  await arriveAs(page, 'admin');
  for (const route of ['/', '/products', '/product/00000000-0000-4000-9000-000000000102', '/cart']) {
    await open(page, route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      const faults = await faultsIn(page.locator('html'), {
        runOnly: ['color-contrast-enhanced'],
        rules: { 'color-contrast-enhanced': { enabled: true } },
      });
      expect.soft(faults, `${route}, ${colorScheme}`).toEqual([]);
    }
  }
});
