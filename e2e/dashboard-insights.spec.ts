import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { otherPage, test } from './setup/page.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());

test('pinned, hidden and edited insights are the same after a reload and in another browser', async ({
  page,
  browser,
  request,
}) => {
  const amara = await openAccount(request);
  await logIn(page, amara);
  await press(page, 'Pin Conflict');
  await expect(section(page, 'Pinned Insights').getByText('Conflict')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpin Conflict' })).toBeFocused();
  await press(page, 'Hide Communication');
  await expect(page.getByRole('button', { name: 'Show 1 hidden insight' })).toBeFocused();
  await press(page, 'Edit Strengths');
  const box = page.getByRole('textbox', { name: 'Strengths' });
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('placeholder', 'Enter your content...');
  await expect(box).toHaveAttribute('rows', '3');
  await box.fill('We laugh about the same things.');
  const answer = saved(page);
  await press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Edit Strengths' })).toBeFocused();
  await answer;

  const elsewhere = await otherPage(browser);
  await logIn(elsewhere, amara);
  await page.reload();
  for (const one of [page, elsewhere]) {
    await expect(section(one, 'Pinned Insights').getByText('Conflict')).toBeVisible();
    await expect(one.getByText('We laugh about the same things.')).toBeVisible();
    await expect(one.getByRole('button', { name: 'Edit Communication' })).toHaveCount(0);
  }

  await press(page, 'Show 1 hidden insight');
  await expect(page.getByRole('button', { name: 'Pin Communication' })).toBeFocused();
  await press(page, 'Unpin Conflict');
  await expect(section(page, 'Pinned Insights')).toHaveCount(0);
  // What one browser changes, the other shows without a reload.
  await expect(section(elsewhere, 'Pinned Insights')).toHaveCount(0);
  await expect(elsewhere.getByRole('button', { name: 'Edit Communication' })).toBeVisible();
  await elsewhere.context().close();
});

test('Cancel and Escape leave a card as it was, and words that were not saved wait', async ({ page, request }) => {
  await logIn(page, await openAccount(request));
  for (const leave of [() => press(page, 'Cancel'), () => page.keyboard.press('Escape')]) {
    await press(page, 'Edit Strengths');
    await page.getByRole('textbox', { name: 'Strengths' }).fill('Never mind');
    await leave();
    await expect(page.getByText('Nothing yet. After a check-in or two, you’ll see what’s going well.')).toBeVisible();
  }
  await press(page, 'Edit Strengths');
  await page.getByRole('textbox', { name: 'Strengths' }).fill('Half a thou');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Strengths' })).toHaveValue('Half a thou');
});

test('words that are too long are not cut and not sent', async ({ page, request }) => {
  await logIn(page, await openAccount(request));
  await press(page, 'Edit Strengths');
  const box = page.getByRole('textbox', { name: 'Strengths' });
  await box.fill('x'.repeat(1001));
  await press(page, 'Save');
  await expect(page.getByText('Please keep it under 1,000 characters')).toBeVisible();
  await expect(box).toHaveValue('x'.repeat(1001));
});

test('a change made offline stays, is sent when the connection is back, and leaves with the person', async ({
  page,
  browser,
  request,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const amara = await openAccount(request);
  await logIn(page, amara);
  await expect(page.getByText('Nothing yet. After a check-in or two, you’ll see what’s going well.')).toBeVisible();
  await page.context().setOffline(true);
  await press(page, 'Pin Strengths');
  await expect(section(page, 'Pinned Insights').getByText('Strengths')).toBeVisible();
  await expect(page.getByText('Your last change is kept in this browser, and not saved yet')).toBeVisible();
  const answer = saved(page);
  await page.context().setOffline(false);
  await answer;
  await expect(page.getByText('not saved yet')).toHaveCount(0);

  const elsewhere = await otherPage(browser);
  await logIn(elsewhere, amara);
  await expect(section(elsewhere, 'Pinned Insights').getByText('Strengths')).toBeVisible();
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Your account, Amara Okafor' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dashboard-pinned-items'))).toBeNull();
});

test('a change that could not be sent outlives a reload', async ({ page, request, expected }) => {
  expected.push(/ERR_FAILED/);
  const amara = await openAccount(request);
  await logIn(page, amara);
  await page.route('**/api/dashboard/cards/**', (route) => route.abort());
  await press(page, 'Hide Opportunities');
  await expect(page.getByText('not saved yet')).toBeVisible();
  await page.unroute('**/api/dashboard/cards/**');
  const answer = saved(page);
  await page.reload();
  await answer;
  await expect(page.getByRole('button', { name: 'Show 1 hidden insight' })).toBeVisible();
  await expect(page.getByText('not saved yet')).toHaveCount(0);
});
