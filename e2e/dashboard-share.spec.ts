import { expect } from '@playwright/test';
import { looksRight, test, visits } from './setup/page.ts';

// The rooms whose work is shared come later; the dialog itself stands on the page of all pieces.
test('words go on the clipboard and into links, as they stand in the field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/kit');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const field = dialog.getByLabel('What you share');
  await expect(field).toBeFocused();
  await field.fill('Ask once.');
  await dialog.getByRole('button', { name: 'TikTok' }).click();
  await expect(page.getByText('Content Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('What helped us\n\nAsk once.');
  const x = dialog.getByRole('link', { name: 'X' });
  await expect(x).toHaveAttribute('href', /^https:\/\/x\.com\/intent\/post\?text=What%20helped%20us%0A%0AAsk%20once\./);
  await expect(x).toHaveAttribute('rel', 'noopener noreferrer');
  await dialog.getByRole('tab', { name: 'Direct Share' }).click();
  await dialog.getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await dialog.getByLabel('Recipient').press('Enter');
  await expect(page.getByText('Please enter a recipient email address.')).toBeVisible();
  await expect(dialog.getByLabel('Recipient')).toBeFocused();
});

for (const { on, viewport } of visits) {
  test.describe(on, () => {
    test.use({ viewport });

    test('the share dialog has no barrier and fits on each of its tabs', async ({ page }) => {
      await page.goto('/kit');
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      for (const way of ['Social Media', 'Direct Share', 'Email']) {
        await page.getByRole('tab', { name: way }).click();
        await looksRight(page);
      }
    });
  });
}
