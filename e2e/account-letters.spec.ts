import { expect, type Page } from '@playwright/test';
import { agreeToAll, lettersTo, linkIn, logInOnScreen, newcomer, openAccount } from './setup/account.ts';
import { otherPage, test } from './setup/page.ts';

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({ expected: [/Failed to load resource: the server responded with a status of 40[01]/] });

async function askForLetter(page: Page, mode: 'reset' | 'link', email: string) {
  await page.goto(`/auth?mode=${mode}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email.')).toBeVisible();
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 }));

test('a forgotten password is replaced once, and the letter is no good after that', async ({ page, request }) => {
  const amara = await openAccount(request);
  await askForLetter(page, 'reset', amara.email);
  const link = await linkIn(amara.email, 'Set a new password');
  await page.goto(link);
  await expect(page.getByText(`For ${amara.email}`)).toBeVisible();
  // Looking at the link, as a mail scanner does, uses nothing up.
  await page.reload();
  await page.getByLabel('New Password').fill('password');
  await page.getByLabel('Confirm Password').fill('password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('This password is too easy to guess. Please choose another one.')).toBeVisible();
  await page.getByLabel('New Password').fill('an even kinder word');
  await page.getByLabel('Confirm Password').fill('an even kinder word');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await heading(page).toHaveText('Your password is changed');
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(amara.email);
  await logInOnScreen(page, { email: amara.email, password: 'an even kinder word' });

  await page.goto(link);
  await heading(page).toHaveText('This link doesn’t work');
  await expect(page.getByText('It was used already, or a newer one took its place.')).toBeVisible();
});

test('an address nobody has gets the same answer and no letter', async ({ page, request }) => {
  const [nobody, amara] = [newcomer(), await openAccount(request, { trial: false })];
  await askForLetter(page, 'reset', nobody.email);
  await expect(page.getByText('If there’s an account for this address')).toBeVisible();
  await askForLetter(page, 'reset', amara.email);
  await linkIn(amara.email, 'Set a new password');
  expect(lettersTo(nobody.email, 'Set a new password')).toEqual([]);
});

test('a link signs a known person in by itself in the browser that asked for it', async ({ page, request }) => {
  const amara = await openAccount(request);
  await page.goto('/auth?mode=signin');
  await askForLetter(page, 'link', amara.email);
  await page.goto(await linkIn(amara.email, 'Your link to sign in'));
  await heading(page).toHaveText('Before you begin');
  await agreeToAll(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Your account, Amara Okafor' })).toBeVisible();
});

test('on another device the link asks for the address, and lets a newcomer in who agrees', async ({
  page,
  browser,
}) => {
  const ben = newcomer();
  await askForLetter(page, 'link', ben.email);
  const link = await linkIn(ben.email, 'Your link to sign in');

  const other = await otherPage(browser);
  await other.goto(link);
  await other.getByLabel('Email').fill(newcomer().email);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByText('Login failed')).toBeVisible();
  await other.getByLabel('Email').fill(ben.email);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await heading(other).toHaveText('Before you begin');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('You must be 18 or older to use Mallama.')).toBeVisible();
  await agreeToAll(other);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL(/\/membership$/);
  await expect(other.getByRole('button', { name: `Your account, ${ben.email}` })).toBeVisible();

  // The link is used up for whoever finds it later.
  await page.goto(link);
  await heading(page).toHaveText('This link doesn’t work');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(ben.email);
  await other.context().close();
});

test('a newcomer who leaves without agreeing is not signed in', async ({ page }) => {
  const ben = newcomer();
  await askForLetter(page, 'link', ben.email);
  await page.goto(await linkIn(ben.email, 'Your link to sign in'));
  await heading(page).toHaveText('Before you begin');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await heading(page).toHaveText('Terms of Use');
  await page.goto('/auth?mode=signin');
  await heading(page).toHaveText('Sign In');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mallama-member'))).toBeNull();
});

test('an address is confirmed by a press, and the profile says so', async ({ page, request }) => {
  const amara = await openAccount(request);
  await logInOnScreen(page, amara);
  await page.goto('/profile');
  await expect(page.getByText('Your address isn’t confirmed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the email again' }).click();
  const link = await linkIn(amara.email, 'Confirm your email address');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await heading(page).toHaveText('Your address is confirmed');
  await page.goto('/profile');
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
});

test('another address counts after its letter, signs out everywhere, and can be taken back', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  const next = newcomer().email;
  await logInOnScreen(page, amara);
  await page.goto('/profile');
  await page.getByLabel('New email address').fill(next);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Check the email to ${next}`)).toBeVisible();
  await page.goto(await linkIn(next, 'Confirm your new email address'));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await heading(page).toHaveText('Your address is changed');
  await logInOnScreen(page, { email: next, password: amara.password });

  await page.goto(await linkIn(amara.email, 'Your email address was changed'));
  await expect(page.getByText(`Your account goes back to ${amara.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await heading(page).toHaveText('Your old address is back');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(amara.email);
  await logInOnScreen(page, amara);
});

test('links that are cut off, made up or for something else lead on', async ({ page, request }) => {
  for (const address of ['/auth/action', '/auth/action?mode=resetPassword', '/auth/action?mode=dance&oobCode=x']) {
    await page.goto(address);
    await heading(page).toHaveText('This link isn’t complete');
  }
  await page.goto('/auth/action?mode=resetPassword&oobCode=made-up');
  await heading(page).toHaveText('This link doesn’t work');
  await expect(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/auth?mode=reset');

  const amara = await openAccount(request, { trial: false });
  await askForLetter(page, 'reset', amara.email);
  const link = await linkIn(amara.email, 'Set a new password');
  await page.goto(link.replace('mode=resetPassword', 'mode=verifyEmail'));
  await heading(page).toHaveText('This link doesn’t work');
});
