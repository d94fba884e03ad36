import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Running, startServer, temporaryFolder } from '#test/process.ts';
import { agreeToAll } from './setup/account.ts';
import { otherPage, test } from './setup/page.ts';

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({ expected: [/Failed to load resource: the server responded with a status of 40[03]/] });
test.describe.configure({ mode: 'serial' });

const email = 'operator@example.org';
const folder = temporaryFolder();
let server: Running;

test.beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, ADMIN_EMAIL: email });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
}

test('without an administrator address the page says so', async ({ page }) => {
  await page.goto('/admin-setup');
  await expect(page.getByText('No administrator address is set for this installation.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/auth/);
});

test('the form says what is missing, a wrong code is refused, and the address is kept for its owner', async ({
  page,
}) => {
  await page.goto(`${server.url}/admin-setup`);
  await fill(page, { Email: 'operator', Password: '12345', 'Confirm Password': '54321' });
  for (const words of [
    'Invalid email address.',
    'Password too short',
    'Passwords don’t match',
    'Please enter the setup code',
  ])
    await expect(page.getByText(words)).toBeVisible();
  const good = { Password: 'a kinder word 7', 'Confirm Password': 'a kinder word 7' };
  await fill(page, { Email: email, ...good, 'Setup Code': 'ABCDE-ABCDE-ABCDE-ABCDE' });
  await expect(page.getByText('This setup code isn’t right, or has expired.')).toBeVisible();

  await page.goto(`${server.url}/auth?mode=signup`);
  await agreeToAll(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(good.Password);
  await page.getByLabel('Confirm Password').fill(good.Password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('An account with this email already exists. Try logging in instead.')).toBeVisible();
});

test('the printed code makes the first admin, once, also after a password that was refused', async ({
  page,
  browser,
}) => {
  const code = /Setup code\s+(\S+)/.exec(server.out())?.[1] ?? '';
  await page.goto(`${server.url}/admin-setup`);
  const password = (word: string) => ({ Password: word, 'Confirm Password': word });
  await fill(page, { Email: email, ...password('password'), 'Setup Code': code });
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
  await fill(page, { Email: 'somebody@example.org', ...password('a kinder word 7') });
  await expect(page.getByText('This isn’t the administrator address that’s set here.')).toBeVisible();
  await fill(page, { Email: email, ...password('a kinder word 7') });
  await expect(page).toHaveURL(/\/admin$/);

  const other = await otherPage(browser);
  await other.goto(`${server.url}/admin-setup`);
  await expect(other.getByText('Admin account already exists. Try logging in instead.')).toBeVisible();
  await other.context().close();
});
