import { expect } from '@playwright/test';
import { lettersTo, logInOnScreen, openAccount, sql } from './setup/account.ts';
import { otherPage, test } from './setup/page.ts';

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({ expected: [/Failed to load resource: the server responded with a status of 40[01]/] });

/** As if the last sign-in had been an hour ago: sensitive changes want a fresh one. */
const ageSignIns = (email: string) =>
  sql(
    `update identity_sessions set signed_in_at = now() - interval '1 hour'
     where account_id = (select id from identity_accounts where email = $1)`,
    [email],
  );

test('a name is changed and is there at once', async ({ page, request }) => {
  await logInOnScreen(page, await openAccount(request));
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('Amara O.');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('We call you Amara O.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account, Amara O.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amara O.');
});

test('a password is changed after asking once more who it is, and other browsers are signed out', async ({
  page,
  browser,
  request,
}) => {
  const amara = await openAccount(request);
  const elsewhere = await otherPage(browser);
  await logInOnScreen(elsewhere, amara);
  await logInOnScreen(page, amara);
  await ageSignIns(amara.email);
  await page.goto('/profile');
  await page.getByLabel('New Password').fill('an even kinder word');
  await page.getByLabel('Confirm Password').fill('an even kinder word');
  await page.getByRole('button', { name: 'Change password' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it really you?' });
  await proof.getByLabel('Password', { exact: true }).fill('not the one');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByText('Incorrect password. Please try again.')).toBeVisible();
  await proof.getByLabel('Password', { exact: true }).fill(amara.password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You were logged out everywhere else.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');

  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
  await elsewhere.context().close();
});

test('who turns back at the question changes nothing', async ({ page, request }) => {
  const amara = await openAccount(request);
  await logInOnScreen(page, amara);
  await ageSignIns(amara.email);
  await page.goto('/profile');
  await page.getByLabel('New email address').fill('elsewhere@example.org');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Check the email')).toHaveCount(0);
  await expect(page.getByLabel('New email address')).toHaveValue('elsewhere@example.org');
});

test('sessions are listed, and are ended one by one or all at once', async ({ page, browser, request }) => {
  const amara = await openAccount(request);
  await logInOnScreen(page, amara);
  const elsewhere = await (await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/605' })).newPage();
  await logInOnScreen(elsewhere, amara);
  await page.goto('/profile');
  const list = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(list.getByText('This one')).toHaveCount(1);
  await list.getByRole('button', { name: /^Log out Safari on iPhone/ }).click();
  await expect(page.getByText('Safari on iPhone is logged out')).toBeVisible();
  await expect(list.getByText('Safari on iPhone')).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();

  await list.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
  await elsewhere.context().close();
});

test('logging out ends the session on the server as well', async ({ page, browser, request }) => {
  const amara = await openAccount(request);
  const elsewhere = await (await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/605' })).newPage();
  await logInOnScreen(elsewhere, amara);
  await elsewhere.getByRole('button', { name: 'Your account, Amara Okafor' }).click();
  await elsewhere.getByRole('button', { name: 'Log Out' }).click();
  await expect(elsewhere).toHaveURL(/\/$/);
  await logInOnScreen(page, amara);
  await page.goto('/profile');
  const list = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(list.getByText('This one')).toBeVisible();
  await expect(list.getByText('Safari on iPhone')).toHaveCount(0);
  await elsewhere.context().close();
});

test('logging out lands on the first page even when the server is away', async ({ page, request, expected }) => {
  expected.push(/ERR_FAILED/);
  await logInOnScreen(page, await openAccount(request));
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Your account, Amara Okafor' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
});

test('what happened at the sign-in is listed, and a browser is new once', async ({ page, request }) => {
  const amara = await openAccount(request);
  await logInOnScreen(page, amara);
  await page.goto('/profile');
  const security = page.getByRole('region', { name: 'Security' });
  await expect(security.getByText('Logged in on a new device')).toHaveCount(1);
  await expect.poll(() => lettersTo(amara.email, 'A new sign-in').length).toBe(1);
  await page.getByRole('button', { name: 'Log Out' }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    data: { email: amara.email, password: 'not this one' },
  });
  await logInOnScreen(page, amara);
  await page.goto('/profile');
  await expect(security.getByText('Wrong password')).toHaveCount(1);
  await expect(security.getByText('Logged in on a new device')).toHaveCount(1);
  expect(lettersTo(amara.email, 'A new sign-in')).toHaveLength(1);
});
