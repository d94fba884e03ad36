import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, logIn, openAccount } from './setup/account.ts';
import { expireTrial, typeCard } from './setup/membership.ts';
import { test } from './setup/page.ts';

// Chromium itself reports what is refused once access has ended.
test.use({ expected: [/Failed to load resource: the server responded with a status of 402/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** On another device, at once. */
async function cancelElsewhere(request: APIRequestContext, { email, password }: Account) {
  const { apiKey } = await (await request.get('/api/auth/config')).json();
  const address = `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const signedIn = await request.post(address, { data: { email, password, returnSecureToken: true } });
  const { idToken } = await signedIn.json();
  const ended = await request.post('/api/cancel-subscription', { headers: { authorization: `Bearer ${idToken}` } });
  expect((await ended.json()).membership.status).toBe('none');
}

test('what is paid for opens within a second on every open page, and closes there too', async ({
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
  const paid = page.waitForResponse(/payments\/sandbox\/confirm/);
  await page.getByRole('button', { name: 'Pay $20/month' }).click();
  await paid;
  await expect(heading(other)).toHaveText('Journal', { timeout: 1000 });
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/journal');
  await expect(heading(page)).toHaveText('Journal');
  await cancelElsewhere(request, amara);
  for (const open of [page, other])
    await expect(heading(open)).toHaveText('Your Free Trial Has Ended', { timeout: 1000 });
});
