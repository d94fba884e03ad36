import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

test('what can’t be opened without a connection says so, takes nothing with it, and opens with the next', async ({
  page,
  context,
  request,
}) => {
  await logIn(page, await openAccount(request), '/text-analyzer');
  const heading = page.getByRole('heading', { level: 1 });
  const words = page.getByRole('textbox').first();
  const refused = page.getByText('This couldn’t be opened');
  const close = page.getByRole('button', { name: 'Close message' });
  await words.fill('Can we talk tonight?');
  await expect(page.locator('[data-tab-bar]')).toBeAttached();
  await context.setOffline(true);
  for (const name of ['Search', 'Tools', /Your account/]) {
    await page.getByRole('button', { name }).click();
    await expect(refused).toBeVisible();
    await close.click();
    await expect(heading).toBeVisible();
    await expect(words).toHaveValue('Can we talk tonight?');
  }
  // The letters after the shortcut were for the search, and those after its refusal are the field's again.
  await page.keyboard.press('Control+k');
  await expect(refused).toBeVisible();
  await close.click();
  await words.pressSequentially(' Please.');
  await expect(words).toHaveValue('Can we talk tonight? Please.');

  await page.setViewportSize({ width: 390, height: 844 });
  // While a field has the focus, the tab bar gives it the room.
  await words.blur();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(refused).toBeVisible();
  await close.click();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible();
});
