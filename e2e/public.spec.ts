import { expect } from '@playwright/test';
import { isAccessible, looksRight, test } from './setup/page.ts';

const PAGES = {
  '/support': 'Get help now',
  '/about/coach': 'About the coach',
  '/terms': 'Terms of Use',
  '/privacy': 'Privacy',
  '/health-data': 'Consumer Health Data',
  '/ai-safety': 'AI Safety',
  '/accessibility': 'Accessibility',
};

for (const [path, heading] of Object.entries(PAGES)) {
  test(`${path} is open to anyone, without a barrier, by day and by lamp, down to 320`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await looksRight(page);
  });
}

test('the page about the coach speaks to people, and shows every figure to who asks for them', async ({ page }) => {
  await page.goto('/about/coach');
  await expect(page.getByText('The built-in guide: steps, exercises and a library')).toBeVisible();
  await expect(page.getByText('It misses some, and sometimes worries for nothing.')).toBeVisible();
  const figures = page.getByRole('row', { name: /Crisis recall/ }).first();
  await expect(figures).toBeHidden();
  await page.getByText('For professionals: every figure').click();
  await expect(figures).toBeVisible();
  await isAccessible(page);
});
