import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { expireTrial, typeCard } from './setup/membership.ts';
import { fitsSideways, isAccessible, looksRight, test, visits } from './setup/page.ts';

const nothing = {
  status: 'none',
  plan: null,
  kind: null,
  provider: 'sandbox',
  testMode: true,
  subscription: null,
  waitlist: null,
  unfinishedPlan: null,
  interested: false,
  sharingConsent: null,
};
const subscription = {
  plan: 'core',
  status: 'active',
  amount: 1000,
  currency: 'usd',
  currentPeriodEnd: '2027-01-20T09:00:00.000Z',
  cancelAtPeriodEnd: false,
  scheduledPlan: null,
  graceEndsAt: null,
  card: { brand: 'mastercard', last4: '4444' },
};
const waitlist = {
  place: 'waiting',
  position: 12,
  joinedAt: '2026-11-20T09:00:00.000Z',
  plusUntil: '2099-11-20T09:00:00.000Z',
  opensAt: null,
  refundable: true,
};
const offered = {
  ...waitlist,
  place: 'offered',
  position: null,
  opensAt: '2099-10-01T00:00:00.000Z',
  refundable: false,
};

/** Every state of what is managed, by a word that only it shows. */
const states: [string, unknown][] = [
  ['Change to Plus', { ...nothing, status: 'active', subscription }],
  ['Plus begins on', { ...nothing, status: 'active', subscription: { ...subscription, scheduledPlan: 'plus' } }],
  ['Resume membership', { ...nothing, status: 'active', subscription: { ...subscription, cancelAtPeriodEnd: true } }],
  [
    'Your last payment failed.',
    {
      ...nothing,
      status: 'past_due',
      subscription: { ...subscription, status: 'past_due', graceEndsAt: '2027-01-27T09:00:00.000Z' },
    },
  ],
  ['Place number 12', { ...nothing, status: 'active', waitlist }],
  ['A place is offered to you.', { ...nothing, status: 'active', waitlist: offered }],
  [
    'was included until',
    { ...nothing, status: 'active', waitlist: { ...waitlist, plusUntil: '2026-01-01T00:00:00.000Z' } },
  ],
  [
    'on its way back',
    { ...nothing, status: 'active', waitlist: { ...waitlist, place: 'refunding', refundable: false } },
  ],
];

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({ expected: [/Failed to load resource: the server responded with a status of 503/] });

/** Barriers are looked for at one width in both schemes: at the others only the width is a question of its own. */
const holds = (page: Page) =>
  looksRight(page, async () => {
    await fitsSideways(page);
    if (page.viewportSize()?.width === 390) await isAccessible(page);
  });

for (const { on, viewport } of visits) {
  test.describe(`membership, ${on}`, () => {
    test.use({ viewport });

    test('plans, checkout and its question have no barrier and fit', async ({ page, request }) => {
      await page.goto('/membership');
      await expect(page.getByText('Choose Prime')).toBeVisible();
      await holds(page);
      await page.goto('/checkout?plan=prime');
      await expect(page.getByText('Whose plan will it be?')).toBeVisible();
      await holds(page);
      // The plan that a stranger chose would be where they get to.
      await page.evaluate(() => sessionStorage.clear());
      const amara = await openAccount(request);
      await logIn(page, amara);
      await expireTrial(page, amara.id);
      await page.goto('/membership');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Free Trial Has Ended');
      await expect(page.getByText('Choose Prime')).toBeVisible();
      await holds(page);
      await page.goto('/subscribe');
      await expect(page.getByRole('button', { name: 'Choose Prime' })).toBeVisible();
      await holds(page);
      await page.goto('/checkout?plan=core');
      await page.getByRole('button', { name: 'Pay $10/month' }).click();
      await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
      await page.getByText('Test cards', { exact: true }).click();
      await holds(page);
      await typeCard(page, '4000000000003220');
      await page.getByLabel('Security code').press('Enter');
      await expect(page.getByRole('dialog', { name: '3-D Secure' })).toBeVisible();
      await holds(page);
    });

    test('what is managed, in every state, has no barrier and fits', async ({ page, request }) => {
      await logIn(page, await openAccount(request));
      for (const [words, status] of states) {
        await page.route('**/api/subscription-status*', (route) => route.fulfill({ json: status }));
        await page.goto('/subscribe');
        await expect(page.getByText(words).first()).toBeVisible();
        await expect(page.getByText('Nothing here yet.')).toBeVisible();
        await holds(page);
      }
    });
  });
}

test('what could not be loaded says so, keeps the page, and is tried again', async ({ page, request }) => {
  await logIn(page, await openAccount(request));
  let isAway = true;
  await page.route(/api\/(subscription-status|membership\/receipts|membership\/preview-change)/, (route) =>
    isAway ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.' } }) : route.fallback(),
  );
  for (const address of ['/membership', '/subscribe']) {
    isAway = true;
    await page.goto(address);
    await expect(page.getByText('Your plan couldn’t be loaded')).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your plan couldn’t be loaded')).toHaveCount(0);
    await expect(page.getByText('Choose Core')).toBeVisible();
  }
});
