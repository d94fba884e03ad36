import { expect, type Page } from '@playwright/test';
import { agreeToAll, newcomer, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({
  expected: [/Failed to load resource: (the server responded with a status of (400|409|503)|net::ERR_FAILED)/],
});

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const toast = (page: Page, title: string, text: string) =>
  expect(page.locator('[aria-live=polite]').filter({ hasText: title })).toContainText(text);

test('a wrong password and an unknown address read the same, with both ways on', async ({ page, request }) => {
  const amara = await openAccount(request, { trial: false });
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeFocused();
  const words = 'Incorrect email or password. Check both, reset your password, or sign up first.';
  for (const email of [amara.email, newcomer().email]) {
    await signIn(page, email, 'not the one');
    await toast(page, 'Login failed', words);
    await expect(page.getByRole('link', { name: 'reset your password', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'sign up first' })).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
  }
  await page.getByRole('link', { name: 'sign up first' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
});

test.describe('what the provider may say', () => {
  for (const [message, words] of [
    ['EMAIL_NOT_FOUND', 'No account found with this email. Please sign up first.'],
    ['INVALID_PASSWORD', 'Incorrect password. Please try again.'],
    ['INVALID_EMAIL', 'Invalid email address.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many tries. Please wait a moment, then try again.'],
    ['OPERATION_NOT_ALLOWED', 'You can’t log in this way here.'],
    ['ADMIN_ONLY_OPERATION', 'You can’t sign up here right now.'],
    ['TOKEN_EXPIRED', 'Your session has ended. Please log in again.'],
    ['SOMETHING_NEW', 'Please try again.'],
    ['SOMETHING_NEW : The moon is full.', 'The moon is full.'],
  ] as const) {
    test(message, async ({ page }) => {
      await page.route(/accounts:signInWithPassword/, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
      );
      await page.goto('/auth');
      await signIn(page, newcomer().email, 'a kinder word 7');
      await toast(page, 'Login failed', words);
      await expect(page.getByText(/Firebase/)).toHaveCount(0);
    });
  }

  test('nothing at all, or that it is down', async ({ page }) => {
    await page.route(/accounts:signInWithPassword/, (route) => route.fulfill({ status: 503, json: { retry: true } }));
    await page.goto('/auth');
    await signIn(page, newcomer().email, 'a kinder word 7');
    await toast(page, 'Login failed', 'Mallama couldn’t be reached.');
    await page.unroute(/accounts:signInWithPassword/);
    await page.route(/accounts:signInWithPassword/, (route) => route.abort());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast(page, 'Login failed', 'Mallama couldn’t be reached.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a kinder word 7');
  });
});

test('the sign-up form says what is missing, leads there, and sends nothing', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => request.url().includes('accounts:signUp') && asked++);
  await page.goto('/auth?trial=true');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('You must be 18 or older to use Mallama.')).toBeVisible();
  await page.getByLabel('Email').fill('amara');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm Password').fill('54321');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  await expect(page.getByText('Password should be at least 6 characters.')).toBeVisible();
  await toast(page, 'Passwords don’t match', 'Please make sure your passwords match');
  expect(asked).toBe(0);
});

test('a taken address and a common password are told at sign-up', async ({ page, request }) => {
  const taken = await openAccount(request, { trial: false });
  await page.goto('/auth?mode=signup');
  await agreeToAll(page);
  const tryWith = async (email: string, password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
  };
  await tryWith(taken.email, 'a kinder word 7');
  await toast(page, 'Sign up failed', 'An account with this email already exists. Try logging in instead.');
  await tryWith(newcomer().email, 'password');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAccessibleDescription(/This password is too easy to guess\. Please choose another one\./);
  await expect(field).toBeFocused();
  await field.fill('a kinder word');
  await expect(page.getByText('too easy to guess')).toHaveCount(0);
});

test('a trial that was used up on another account with the same mailbox is told, and the plans are shown', async ({
  page,
  request,
}) => {
  const first = await openAccount(request);
  await page.goto('/auth?trial=true');
  await page.getByLabel('Email').fill(first.email.replace('@', '+again@'));
  await page.getByLabel('Password', { exact: true }).fill(first.password);
  await page.getByLabel('Confirm Password').fill(first.password);
  for (const name of ['I am 18 or older', 'I agree to the terms', 'Mallama may work on what I write'])
    await page.getByLabel(name).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toast(page, 'Trial Already Used', 'You have already used your free trial period.');
  await expect(page).toHaveURL(/\/membership$/);
});
