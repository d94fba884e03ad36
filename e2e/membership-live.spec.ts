import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { expireTrial, typeCard } from './setup/membership.ts';
import { test } from './setup/page.ts';
import { type Caller, callerFor } from './setup/relationships.ts';

// Chromium itself reports what is refused once access has ended.
test.use({ expected: [/Failed to load resource: the server responded with a status of 402/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Milliseconds from the answer to somebody on another device until every page has heard of it. */
async function until(words: string, pages: readonly Page[], act: () => Promise<unknown>): Promise<number> {
  await act();
  const began = Date.now();
  const shown = (page: Page) => expect.poll(() => heading(page).textContent(), { intervals: [50] }).toBe(words);
  await Promise.all(pages.map(shown));
  return Date.now() - began;
}

async function payElsewhere(call: Caller) {
  const { clientSecret } = Object(await call('POST', '/create-subscription', { plan: 'plus' }));
  await call('POST', '/payments/sandbox/confirm', { clientSecret, paymentMethod: 'pm_card_visa' });
}

async function cancelElsewhere(call: Caller) {
  const { membership } = Object(await call('POST', '/cancel-subscription'));
  expect(membership.status).toBe('none');
}

test('what is paid for opens on every open page without a reload, and closes there too', async ({
  page,
  context,
  request,
}) => {
  const amara = await openAccount(request);
  await logIn(page, amara);
  await expireTrial(page, amara.id);
  const other = await context.newPage();
  await other.goto('/journal');
  await expect(heading(other)).toHaveText('Your Free Trial Has Ended');
  await page.goto('/checkout?plan=plus');
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $20/month' }).click();
  await expect(heading(other)).toHaveText('Journal');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/journal');
  await expect(heading(page)).toHaveText('Journal');

  const call = await callerFor(request, amara);
  const closing: number[] = [];
  const opening: number[] = [];
  for (let round = 0; round < 4; round++) {
    closing.push(await until('Your Free Trial Has Ended', [page, other], () => cancelElsewhere(call)));
    opening.push(await until('Journal', [page, other], () => payElsewhere(call)));
  }
  const reloading = await Promise.all(
    [page, other].map(async (one) => {
      const began = Date.now();
      await one.reload();
      await expect(heading(one)).toHaveText('Journal');
      return Date.now() - began;
    }),
  );
  // The calmest round beside what loading the pages takes here: a page that learned of it by asking again would be far slower.
  const slowest = 3 * Math.max(...reloading);
  expect(Math.min(...closing)).toBeLessThan(slowest);
  expect(Math.min(...opening)).toBeLessThan(slowest);
});
