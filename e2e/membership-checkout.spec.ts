import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { appears, typeCard } from './setup/membership.ts';
import { test } from './setup/page.ts';

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({ expected: [/Failed to load resource: (the server responded with a status of (500|503)|net::ERR_FAILED)/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, title: string, text: string) =>
  expect(page.locator('[aria-live=polite]').filter({ hasText: title })).toContainText(text);
const create = '**/api/create-subscription';

const DECLINES = [
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
  ['4000000000000119', 'An error occurred while processing your card. Try again in a little bit.'],
] as const;

/** Every request to any server, with what it carried. */
function carried(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => all.push(`${request.url()} ${request.postData() ?? ''}`));
  return all;
}

test.describe('paying', () => {
  test.beforeEach(async ({ page, request }) => {
    await logIn(page, await openAccount(request));
  });

  test('no number leaves the page: a known one becomes a token, any other is refused here', async ({ page }) => {
    const requests = carried(page);
    await page.goto('/checkout?plan=core');
    await expect(page.getByText('Test mode - no real money is taken.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeFocused();
    await typeCard(page, '4242424242424241');
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await expect(page.getByText('Your card number is invalid.')).toBeVisible();
    await typeCard(page, '4012888888881881');
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await expect(page.getByText('Test mode: use a test card. Your card wasn’t charged.')).toBeVisible();
    expect(requests.filter((one) => /sandbox\/confirm/.test(one))).toEqual([]);
    await typeCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(requests.filter((one) => /sandbox\/confirm/.test(one))).toEqual([expect.stringContaining('"pm_card_visa"')]);
    expect(requests.filter((one) => /4242 ?4242|4012 ?8888|"123"|12 ?\/ ?34/.test(one))).toEqual([]);
    expect(requests.filter((one) => /stripe\.com/.test(one))).toEqual([]);
  });

  test("a decline says why in the provider's words, and the same form takes another card", async ({ page }) => {
    await page.goto('/checkout?plan=plus');
    for (const [number, words] of DECLINES) {
      await typeCard(page, number);
      await page.getByRole('button', { name: 'Pay $20/month' }).click();
      await toast(page, 'Payment Failed', words);
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
    }
    await typeCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Pay $20/month' }).click();
    await toast(page, 'Payment Successful', 'Welcome to Plus.');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("the bank's question is failed, closed, and then answered", async ({ page }) => {
    await page.goto('/checkout?plan=core');
    await typeCard(page, '4000002500003155');
    const unable = 'We are unable to authenticate your payment method.';
    for (const answer of ['Fail authentication', 'Close']) {
      await page.getByRole('button', { name: 'Pay $10/month' }).click();
      await expect(page.getByRole('dialog', { name: '3-D Secure' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeFocused();
      await page.getByRole('button', { name: answer, exact: true }).click();
      await expect(page.getByRole('main').getByText(unable)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('a lost connection says so, keeps the card, charges nothing twice', async ({ page }) => {
    await page.goto('/checkout?plan=core');
    await typeCard(page, '4242424242424242');
    await page.route('**/sandbox/confirm', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await toast(page, 'Payment Error', 'An unexpected error occurred. Please try again.');
    await page.unroute('**/sandbox/confirm');
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/subscribe');
    await expect(page.getByText('Next payment on')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Receipts' }).getByRole('listitem')).toHaveCount(1);
  });

  test('a payment that another page began for another plan is begun again', async ({ page, context }) => {
    await page.goto('/checkout?plan=core');
    await typeCard(page, '4242424242424242');
    const other = await context.newPage();
    await other.goto('/checkout?plan=plus');
    await expect(other.getByRole('button', { name: 'Pay $20/month' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await toast(page, 'Payment Failed', 'This payment is no longer open.');
    await page.getByRole('button', { name: 'Pay $10/month' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  for (const [what, answer, title, text] of [
    ['no secret', { json: {} }, 'Setup Required', 'Payment setup failed. Please try again or contact support.'],
    ['a bug', { status: 500, body: '<html>' }, 'Error', 'Failed to create subscription'],
    [
      'the provider away',
      { status: 503, json: { code: 'unavailable', message: 'x', data: { reason: 'payments_unavailable' } } },
      'Error',
      'Payment processing is temporarily unavailable.',
    ],
  ] as const) {
    test(`${what} leads back to the plans, and says why`, async ({ page }) => {
      await page.route(create, (route) => route.fulfill(answer));
      await page.goto('/checkout?plan=core');
      await expect(page).toHaveURL(/\/membership$/);
      await toast(page, title, text);
    });
  }

  test('on the subscription page the same is said in place, and the next try works', async ({ page }) => {
    await page.goto('/subscribe');
    await expect(heading(page)).toHaveText('Choose Your Plan');
    await page.route(create, (route) => route.fulfill({ json: {} }));
    await page.getByRole('button', { name: 'Choose Plus' }).click();
    await toast(page, 'Setup Required', 'Payment setup failed. Please try again or contact support.');
    await page.unroute(create);
    const away = { code: 'unavailable', message: 'x', data: { reason: 'payments_unavailable' } };
    await page.route(create, (route) => route.fulfill({ status: 503, json: away }));
    await page.getByRole('button', { name: 'Choose Plus' }).click();
    await expect(page.getByRole('alert')).toHaveText('Payment processing is temporarily unavailable.');
    await page.unroute(create);
    await page.getByRole('button', { name: 'Choose Plus' }).click();
    await typeCard(page, '4242424242424242');
    const paid = appears(page, 'Your dashboard opens in a moment.');
    await page.getByRole('button', { name: 'Pay $20/month' }).click();
    await paid;
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('an unknown plan shows Core, and what an address says of a payment is taken out and not believed', async ({
    page,
  }) => {
    await page.goto('/checkout?plan=gold');
    await expect(page.getByRole('button', { name: 'Pay $10/month' })).toBeVisible();
    await page.goto(
      '/subscribe?redirect_status=succeeded&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2',
    );
    await expect(page).toHaveURL(/\/subscribe$/);
    await expect(heading(page)).toHaveText('Choose Your Plan');
    await expect(page.getByText('We haven’t heard about a payment yet.')).toBeVisible();
  });
});

test('a stranger chooses a plan, makes an account, and comes back to it', async ({ page, request }) => {
  await page.goto('/membership');
  await expect(page.getByText('Try Free for 24 Hours')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Plus' }).click();
  await expect(page.getByText('Whose plan will it be?')).toBeVisible();
  const amara = await openAccount(request, { trial: false });
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(amara.email);
  await page.getByLabel('Password', { exact: true }).fill(amara.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=plus&v=\d+$/);
  await expect(page.getByRole('button', { name: 'Pay $20/month' })).toBeVisible();
});

test('the free day starts from the plans, with the question about sharing beside it', async ({ page, request }) => {
  const amara = await openAccount(request, { trial: false });
  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(amara.email);
  await page.getByLabel('Password', { exact: true }).fill(amara.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(heading(page)).toHaveText('Choose Your Membership');
  const trial = page.getByRole('region', { name: 'Try Free for 24 Hours' });
  const box = trial.getByLabel('Share my anonymized learnings');
  await expect(box).not.toBeChecked();
  const kept = page.waitForResponse(/sharing-consent/);
  await box.check();
  expect((await (await kept).json()).sharingConsent).toMatchObject({ agreed: true });
  await expect(page.getByLabel('Share my anonymized learnings').nth(1)).toBeChecked();
  await trial.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await toast(page, 'Free Trial Started!', 'You now have 24 hours of free access to Core features.');
  await page.goto('/membership');
  await expect(page.getByText('Try Free for 24 Hours')).toHaveCount(0);
});
