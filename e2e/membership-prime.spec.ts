import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { appears, buy } from './setup/membership.ts';
import { claimAdmin, logInAsOperator, test } from './setup/operator.ts';

test.describe.configure({ mode: 'serial' });
// On a server that no other file has: what is bought and how time moves would count there too.
test.use({ settings: {} });
// Chromium itself reports the second purchase that is refused.
test.use({ expected: [/Failed to load resource: the server responded with a status of 409/] });

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, words: string) => expect(page.locator('[aria-live=polite]')).toContainText(words);

test('a place is bought once, shows its number, and is given back for all of the money', async ({ page, request }) => {
  await logIn(page, await openAccount(request), '/checkout?plan=prime');
  await expect(page.getByText('once, not a subscription')).toBeVisible();
  await expect(page.getByText('You can have it back in full until a place is offered to you.')).toBeVisible();
  await page.getByText('Test cards', { exact: true }).click();
  await page.getByRole('button', { name: '5555 5555 5555 4444' }).click();
  const shown = ['Added to Prime Waiting List', 'Your place is number 1, held since'].map((words) =>
    appears(page, words),
  );
  await page.getByRole('button', { name: 'Pay $100 once' }).click();
  await Promise.all(shown);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Prime Waiting List', { exact: true })).toBeVisible();

  await page.goto('/checkout?plan=prime');
  await expect(page).toHaveURL(/\/subscribe$/);
  await toast(page, 'You are already on the Prime waiting list');
  await expect(main(page).getByText('Place number 1')).toBeVisible();
  await page.goto('/membership');
  await expect(main(page).getByText('Your Prime place includes everything in Plus for now.')).toHaveCount(2);

  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Leave the list and get $100 back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave and get $100 back' }).click();
  await toast(page, 'You left the list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
  await expect(page.getByText('Free trial', { exact: true })).toBeVisible();
});

test('whoever subscribes pays for nothing twice: it ends with its month, and goes on if Prime is given back', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request));
  await buy(page, 'Plus', 'Pay $20/month');
  await page.goto('/subscribe');
  await page.getByRole('link', { name: 'See Prime' }).click();
  await expect(page.getByText(/Your Plus subscription will not renew after \w+ \d+, \d{4}\./)).toBeVisible();
  await page.getByText('Test cards', { exact: true }).click();
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: 'Pay $100 once' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/subscribe');
  await expect(main(page).getByText(/^Plus ends on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume membership' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the list and get $100 back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave and get $100 back' }).click();
  await toast(page, 'You left the list');
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByText(/^Next payment on/)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Receipts' }).getByText('Refunded')).toBeVisible();
});

test('the operator offers places: one is accepted, one declined, and one is refunded', async ({
  page,
  request,
  server,
  browser,
}) => {
  await claimAdmin(request, server);
  await logInAsOperator(page);
  const member = async () => {
    const context = await browser.newContext({ baseURL: server.url });
    const their = await context.newPage();
    await logIn(their, await openAccount(request));
    await buy(their, 'Prime', 'Pay $100 once');
    await their.goto('/subscribe');
    return their;
  };
  const [first, second, third] = [await member(), await member(), await member()];
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Places in order' });
  await expect(list.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('row', { name: 'Prime active 3' })).toBeVisible();
  for (let offered = 0; offered < 2; offered += 1) {
    await list.getByRole('button', { name: 'Offer place' }).first().click();
    await expect(page.getByLabel('Sessions open on')).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Offer place' }).click();
    await toast(page, 'Place offered');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await list.getByRole('button', { name: 'Refund' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await toast(page, 'Refunded');

  for (const their of [first, second, third]) await their.reload();
  await expect(first.getByText('A place is offered to you.')).toBeVisible();
  await first.getByRole('button', { name: 'Accept the place' }).click();
  await toast(first, 'Your place is yours.');
  await expect(main(first).getByText(/Your place is yours\. Sessions open on/)).toBeVisible();
  await second.getByRole('button', { name: 'Decline and get $100 back' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Decline and get $100 back' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
  for (const their of [first, second, third]) await their.context().close();

  await page.reload();
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list.getByText('accepted')).toBeVisible();
});

test('where Prime is not sold there is a free list instead', async ({ page, request }) => {
  await page.route('**/api/membership/offer', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), primeSales: false } });
  });
  await logIn(page, await openAccount(request));
  for (const address of ['/membership', '/subscribe']) {
    await page.goto(address);
    await expect(page.getByText('Prime isn’t for sale right now.')).toBeVisible();
    await expect(main(page).getByText('Choose Prime')).toHaveCount(0);
    await page.getByRole('button', { name: 'Join the free interest list' }).click();
    await expect(page.getByText('You’re on the free interest list.')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the interest list' }).click();
    await expect(page.getByText('Prime isn’t for sale right now.')).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
