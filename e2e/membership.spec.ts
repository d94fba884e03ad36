import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { expireTrial, typeCard } from './setup/membership.ts';
import { claimAdmin, logInAsOperator, test } from './setup/operator.ts';

// On a server that no other file has: what is bought and how time moves would count there too.
test.use({ settings: {} });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, title: string) => expect(page.locator('[aria-live=polite]')).toContainText(title);

test('from the free day through every turn of a membership', async ({ page, request, server, browser }) => {
  await claimAdmin(request, server);
  const amara = await openAccount(request);
  await logIn(page, amara);

  await test.step('the trial ends', async () => {
    await expireTrial(page, amara.id);
    await page.goto('/journal');
    await expect(heading(page)).toHaveText('Your Free Trial Has Ended');
    await expect(page.getByText('Try Free for 24 Hours')).toHaveCount(0);
  });

  await test.step('Core is chosen and paid for', async () => {
    await expect(main(page).getByLabel('Share my anonymized learnings')).not.toBeChecked();
    await page.getByRole('link', { name: 'Choose Core' }).click();
    await expect(page).toHaveURL(/\/checkout\?plan=core&v=\d+$/);
    await expect(heading(page)).toHaveText('Complete Your Subscription');
    await typeCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await toast(page, 'Payment Successful');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/subscribe');
    await expect(heading(page)).toHaveText('Your Subscription');
    await expect(page.getByText('Core, $10/month')).toBeVisible();
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await expect(main(page).getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('the difference to Plus is shown first, then paid', async () => {
    await page.getByRole('button', { name: 'Change to Plus' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change to Plus' });
    await expect(dialog).toContainText('$10 today');
    await expect(dialog).toContainText('what you resolve stays private');
    await dialog.getByRole('button', { name: 'Pay $10 and change' }).click();
    await toast(page, 'You have Plus now.');
    await expect(page.getByText('Plus, $20/month')).toBeVisible();
    await expect(page.getByText('Premium+ Member')).toBeVisible();
    await expect(page.getByText('Change of plan')).toBeVisible();
  });

  await test.step('it is cancelled in two clicks and resumed', async () => {
    await page.getByRole('button', { name: 'Cancel membership' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Cancel Plus?' });
    await expect(asked).toContainText(/You keep Plus until \w+ \d+, \d{4}\./);
    await asked.getByRole('button', { name: 'Cancel membership' }).click();
    await toast(page, 'Membership canceled');
    await expect(main(page).getByText(/^Plus ends on/)).toBeVisible();
    await page.getByRole('button', { name: 'Resume membership' }).click();
    await toast(page, 'Membership resumed');
    await expect(main(page).getByText(/^Next payment on/)).toBeVisible();
  });

  await test.step('a card that will fail is saved', async () => {
    await page.getByRole('button', { name: 'Update card' }).click();
    await typeCard(page, '4000000000000341');
    await page.getByRole('button', { name: 'Save card' }).click();
    await toast(page, 'Card updated');
    await expect(page.getByText('Visa ending in 0341')).toBeVisible();
  });

  await test.step('a month goes by, and the payment fails', async () => {
    const context = await browser.newContext({ baseURL: server.url });
    const admin = await context.newPage();
    await logInAsOperator(admin);
    await admin.goto('/admin');
    await admin.getByLabel('Days').fill('31');
    await admin.getByRole('button', { name: 'Move time on' }).click();
    await toast(admin, 'Time moved on');
    await expect(admin.getByRole('row', { name: 'Plus past_due 1' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your last payment failed.')).toBeVisible();
    await expect(page.getByText(/Everything stays open until/)).toBeVisible();
    await context.close();
    await page.goto('/journal');
    await expect(heading(page)).toHaveText('Journal');
  });

  await test.step('another card pays what is owed', async () => {
    await page.goto('/membership');
    await expect(page.getByRole('link', { name: 'Choose Plus' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Update card' }).click();
    await page.getByRole('button', { name: 'Update card' }).click();
    await expect(page.getByRole('dialog')).toContainText('You owe $20.');
    await typeCard(page, '4000000000000002');
    await page.getByRole('button', { name: 'Pay $20' }).click();
    await toast(page, 'Payment Failed');
    await expect(page.getByRole('dialog').getByText('Your card was declined.')).toBeVisible();
    await typeCard(page, '5555555555554444');
    await page.getByRole('button', { name: 'Pay $20' }).click();
    await toast(page, 'Payment Successful');
    await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
    await expect(page.getByText('Your last payment failed.')).toHaveCount(0);
    await expect(main(page).getByText('Test mode', { exact: true })).toHaveCount(3);
  });
});
