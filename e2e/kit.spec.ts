import { expect } from '@playwright/test';
import { looksRight, test, visits } from './setup/page.ts';

for (const { on, viewport } of visits) {
  test.describe(`the kit, ${on}`, () => {
    test.use({ viewport });

    test('shows every piece without a barrier, and fits', async ({ page }) => {
      await page.goto('/kit');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
      await looksRight(page);
    });

    test('and so does the page of the API', async ({ page }) => {
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mallama API');
      await looksRight(page);
    });
  });
}
