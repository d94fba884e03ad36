import { expect } from '@playwright/test';
import { fitsSideways, isAccessible, looks, test } from './setup/page.ts';

for (const look of looks) {
  test.describe(`the kit, ${look.colorScheme}, ${look.viewport.width} wide`, () => {
    test.use(look);

    test('shows every piece without a barrier, and fits', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: look.colorScheme });
      await page.goto('/kit');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', look.colorScheme);
      await fitsSideways(page);
      await isAccessible(page);
    });

    test('and so does the page of the API', async ({ page }) => {
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mallama API');
      await fitsSideways(page);
      await isAccessible(page);
    });
  });
}
