import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { typeCard } from './setup/membership.ts';
import { test } from './setup/operator.ts';
import { fitsSideways, isAccessible } from './setup/page.ts';

test.use({
  settings: { YEARLY_PRICES: 'on', PROMOTION_CODES: 'on' },
  // A code that nobody knows.
  expected: [/Failed to load resource: the server responded with a status of 400/],
});

test('a year with a code is chosen, shown and paid, and a month is chosen instead and taken back', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request), '/membership');
  await page.getByText('Yearly, two months free').click();
  await expect(page.getByRole('main')).toContainText('$200');
  await isAccessible(page);
  await page.getByRole('link', { name: 'Choose Core' }).click();
  await expect(page).toHaveURL(/plan=core&interval=year/);

  const code = page.getByRole('textbox', { name: 'Promotion code' });
  await code.fill('nobody-knows-it');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code isn’t valid, has expired, or can’t be used for this.')).toBeVisible();
  await expect(code).toHaveValue('nobody-knows-it');
  await code.fill('friends20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('FRIENDS20, 20% off')).toBeVisible();
  await fitsSideways(page);
  await isAccessible(page);
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $80' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/subscribe');
  await expect(page.getByText('Core, $100/year')).toBeVisible();
  await page.getByRole('button', { name: 'Pay monthly' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay monthly' });
  await expect(dialog).toContainText('From then on you pay $10 a month, 20% off, for Core.');
  await dialog.getByRole('button', { name: /^Change on/ }).click();
  await expect(page.getByText('Paying monthly begins on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep paying yearly' }).click();
  await expect(page.getByRole('button', { name: 'Change to Plus' })).toBeVisible();
  await isAccessible(page);
});
