import { expect } from '@playwright/test';
import { openAccount } from './setup/account.ts';
import { claimAdmin, logInAsOperator, test } from './setup/operator.ts';
import { fitsSideways, isAccessible } from './setup/page.ts';

test.use({ settings: {} });

test('the operator finds a member, disables and enables them, and sees both in the log', async ({
  page,
  request,
  server,
}) => {
  await claimAdmin(request, server);
  const amara = await openAccount(request);
  await logInAsOperator(page);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Members', exact: true }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody@example.org');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nobody has this email here.')).toBeVisible();
  await email.fill(amara.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText(amara.id)).toBeVisible();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible();
  await isAccessible(page);
  for (const [tab, words] of [
    ['Feed', 'Nothing was reported.'],
    ['Coach', 'The built-in guide answers.'],
    ['Safety', 'No card was shown.'],
    ['Emails', 'emails are files in the outbox folder'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('main')).toContainText(words);
    await isAccessible(page);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('admin.disableMember')).toHaveCount(2);
  await expect(page.getByText(amara.email)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsSideways(page);
  await isAccessible(page);
});
