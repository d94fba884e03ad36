import { expect, type Page } from '@playwright/test';
import type { Checkout } from '#contract/membership.ts';
import { logIn, openAccount } from './setup/account.ts';
import { appears } from './setup/membership.ts';
import { test } from './setup/operator.ts';

/** Stripe itself is not asked: its script is played by ours, and its server has an address where nobody answers. */
test.use({
  settings: {
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_made_up',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_made_up',
    STRIPE_WEBHOOK_SECRET: 'whsec_made_up',
    STRIPE_PRICE_CORE: 'price_core',
    STRIPE_PRICE_PLUS: 'price_plus',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  },
  expected: [/Failed to load resource: (the server responded with a status of 503|net::ERR_FAILED)/],
});

const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** What of Stripe.js the page uses, with a journal of how. */
const script = `
  window.journal = [];
  window.declines = 1;
  window.Stripe = (key) => ({
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
    elements: (options) => {
      journal.push(['elements', key, options.clientSecret, options.appearance.theme]);
      return { update() {}, getElement: () => null, create: (kind) => {
        const heard = {};
        return {
          on: (name, listener) => { heard[name] = listener; },
          off() {}, update() {}, destroy() {},
          mount: (place) => { journal.push(['mount', kind]); place.append('Fields of Stripe'); setTimeout(() => heard.ready?.(), 300); },
        };
      } };
    },
    confirmPayment: async ({ confirmParams, redirect }) => {
      journal.push(['confirm', confirmParams.return_url, redirect]);
      if (window.declines-- > 0) return { error: { type: 'card_error', message: 'Your card was declined. Try a different card.' } };
      return { paymentIntent: { status: 'succeeded' } };
    },
  });
  window.Stripe.version = 'endive';`;

const checkout: Checkout = {
  clientSecret: 'pi_1_secret_2',
  provider: 'stripe',
  publishableKey: 'pk_test_made_up',
  kind: 'subscription',
  plan: 'core',
  interval: 'month',
  amount: 1000,
  dueNow: 1000,
  discount: 0,
  tax: 0,
  promotion: null,
  currency: 'usd',
};

async function withActive(page: Page) {
  await page.route('**/api/subscription-status?sync=1', async (route) => {
    const status = await (await route.fetch()).json();
    const subscription = { plan: 'core', status: 'active', amount: 1000, currency: 'usd', cancelAtPeriodEnd: false };
    const rest = { currentPeriodEnd: null, scheduledPlan: null, graceEndsAt: null, card: null };
    const cycle = { interval: 'month', scheduledInterval: null, discount: null };
    await route.fulfill({
      json: { ...status, status: 'active', subscription: { ...subscription, ...rest, ...cycle } },
    });
  });
}

test('its script comes only to the payment form, and only its fields take a card', async ({
  page,
  request,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: checkout }));
  await logIn(page, await openAccount(request), '/membership');
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
  expect(asked.filter((url) => url.includes('stripe.com'))).toEqual([]);

  await withActive(page);
  await page.goto('/checkout?plan=core');
  await expect(page.getByText('Fields of Stripe')).toBeVisible();
  expect(asked.filter((url) => url.includes('stripe.com'))).toEqual([SCRIPT]);
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  const pay = page.getByRole('button', { name: 'Pay $10/month' });
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page.locator('[aria-live=polite]')).toContainText('Your card was declined. Try a different card.');
  await expect(page.getByRole('main').getByText('Your card was declined. Try a different card.')).toBeVisible();
  const paid = appears(page, 'Payment Successful');
  await pay.click();
  await paid;
  expect(await page.evaluate('journal')).toEqual([
    ['elements', 'pk_test_made_up', 'pi_1_secret_2', 'stripe'],
    ['mount', 'payment'],
    ['confirm', `${server.url}/dashboard`, 'if_required'],
    ['confirm', `${server.url}/dashboard`, 'if_required'],
  ]);
});

test('the button waits for the fields', async ({ page, request }) => {
  const slow = script.replace('heard.ready?.(), 300', 'window.becomeReady = heard.ready, 0');
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: slow }));
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: checkout }));
  await logIn(page, await openAccount(request), '/checkout?plan=core');
  await expect(page.getByText('Fields of Stripe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $10/month' })).toBeDisabled();
  await page.waitForFunction('window.becomeReady');
  await page.evaluate('becomeReady()');
  await expect(page.getByRole('button', { name: 'Pay $10/month' })).toBeEnabled();
});

test('a script that does not come says so, and the next try fetches it', async ({ page, request }) => {
  let isAway = true;
  await page.route(SCRIPT, (route) =>
    isAway ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: checkout }));
  await logIn(page, await openAccount(request), '/checkout?plan=core');
  await expect(page.getByText('Payment processing is temporarily unavailable.')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Fields of Stripe')).toBeVisible();
});

test('a provider that does not answer says so, and nothing is begun', async ({ page, request }) => {
  await logIn(page, await openAccount(request), '/subscribe');
  await page.getByRole('button', { name: 'Choose Core' }).click();
  await expect(page.getByRole('alert')).toHaveText('Payment processing is temporarily unavailable.', {
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Choose Core' })).toBeEnabled();
});
