import { expect } from '@playwright/test';
import { logInOnScreen, openAccount } from './setup/account.ts';
import { buy } from './setup/membership.ts';
import { claimAdmin, logInAsOperator, test } from './setup/operator.ts';
import { looksRight, visits } from './setup/page.ts';

test.describe.configure({ mode: 'serial' });
// On a server that no other file has: what is bought and how time moves would count there too.
test.use({ settings: {} });
// Chromium itself reports the event that is not there.
test.use({ expected: [/Failed to load resource: the server responded with a status of 404/] });

test('the operator sees their own status, and cancels it after a question, at once', async ({
  page,
  request,
  server,
}) => {
  await claimAdmin(request, server);
  await logInAsOperator(page);
  await page.goto('/admin');
  const own = page.getByRole('region', { name: 'Your subscription' });
  await expect(own.getByText('none', { exact: true })).toBeVisible();
  await buy(page, 'Core', 'Pay $10/month');
  await page.goto('/admin');
  await expect(own.getByText('active', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Cancel subscription' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel your subscription?' });
  await expect(asked.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(own.getByText('active', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Cancel subscription' }).click();
  await asked.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(own.getByText('none', { exact: true })).toBeVisible();
  await expect(page.locator('[aria-live=polite]')).toContainText('Your subscription has ended.');
});

test('nobody else sees the page, and no name or address is on it', async ({ page, request }) => {
  const amara = await openAccount(request);
  await logInOnScreen(page, amara);
  await buy(page, 'Prime', 'Pay $100 once');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This isn’t open to you');
});

test('a failed event is tried again, and time moves by whole days only', async ({ page }) => {
  await logInAsOperator(page);
  const failed = {
    id: 'evt_1',
    type: 'invoice.paid',
    receivedAt: '2026-11-20T09:00:00.000Z',
    attempts: 3,
    lastError: 'x',
  };
  await page.route('**/api/admin/membership', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), failedEvents: [failed] } });
  });
  const asked = page.waitForRequest('**/api/admin/membership/events/evt_1/retry');
  await page.goto('/admin');
  await expect(page.getByText('Amara')).toHaveCount(0);
  await expect(page.getByText('@example.org')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await asked).method()).toBe('POST');
  await expect(page.locator('[aria-live=polite]')).toContainText('Not done');
  await page.getByLabel('Days').fill('0');
  await page.getByRole('button', { name: 'Move time on' }).click();
  await expect(page.getByText('From 1 to 400 days')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const { on, viewport } of visits) {
  test.describe(on, () => {
    test.use({ viewport });

    test('the panel has no barrier and fits', async ({ page }) => {
      await logInAsOperator(page);
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'Offer place' })).toBeVisible();
      await looksRight(page);
      await page.getByRole('button', { name: 'Offer place' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await looksRight(page);
    });
  });
}
