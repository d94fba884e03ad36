import { expect, type Page } from '@playwright/test';
import { logInOnScreen, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';

test.use({ expected: [/Failed to load resource/] });

const dayYearsAgo = (years: number) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

/** Somebody says their age in a conversation, and reads why nothing follows. */
async function sayFifteen(page: Page) {
  await page.goto('/conversations-simple');
  await page.getByRole('button', { name: 'New Conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Conversation' });
  await dialog.getByLabel('Title').fill('Home');
  await dialog.getByRole('button', { name: 'Start Conversation' }).click();
  await page.getByRole('button', { name: 'I understand' }).click();
  const composer = page.getByLabel('Write to Mallama');
  await composer.fill("I'm 15 and my mum reads all my messages");
  await composer.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mallama is for adults' })).toBeVisible();
}

test('an account that may be a minor’s shows help and nothing else, and opens where that was misread', async ({
  page,
  request,
}) => {
  await logInOnScreen(page, await openAccount(request));
  await sayFifteen(page);
  await expect(page.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
  for (const path of ['/', '/membership', '/relationships', '/chat-window']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Mallama is for adults' })).toBeVisible();
  }
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Get help now' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: /Export|Download/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveCount(0);
  await page.goto('/conversations-simple');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Please enter the day you were born')).toBeVisible();
  await page.getByLabel('When were you born?').fill(dayYearsAgo(31));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('whoever is younger is told when Mallama opens for them, and not asked again', async ({ page, request }) => {
  await logInOnScreen(page, await openAccount(request));
  await sayFifteen(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByLabel('When were you born?').fill(dayYearsAgo(15));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/Mallama opens for you on/)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Mallama is for adults' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/Mallama opens for you on/)).toBeVisible();
  await expect(page.getByLabel('When were you born?')).toHaveCount(0);
});
