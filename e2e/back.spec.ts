import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';
import { asking } from './setup/people.ts';
import { openWithMaya } from './setup/relationships.ts';

const at = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test('one Back leads out of where a menu led, one Forward into it, and a reload with a menu open costs none', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request));
  await page.getByRole('link', { name: 'Journal' }).first().click();
  await at(page, 'Journal');
  const tools = page.getByRole('dialog', { name: 'Tools' });
  await page.getByRole('button', { name: 'Tools' }).click();
  await tools.getByRole('link', { name: 'Argument Resolver' }).click();
  await at(page, 'Argument Resolver');
  await page.goBack();
  await at(page, 'Journal');
  await page.goForward();
  await at(page, 'Argument Resolver');

  await page.getByRole('button', { name: 'Tools' }).click();
  await expect(tools).toBeVisible();
  await page.evaluate(() => location.reload());
  await expect(tools).toBeHidden();
  await at(page, 'Argument Resolver');
  await page.goBack();
  await at(page, 'Journal');
});

test('an entry that is open stays open through a reload, and one Back closes it or leaves the journal', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  await ask('POST', '/journal', {
    mood: 'happy',
    title: 'The rent',
    content: 'We talked about the rent.',
    emotions: 'calm',
  });
  await logIn(page, amara, '/progress');
  await at(page, 'Your Progress');
  await page.getByRole('link', { name: 'Journal' }).first().click();
  const entry = page.getByRole('dialog');
  await page.getByRole('button', { name: 'The rent', exact: true }).click();
  await expect(entry.getByLabel('Title')).toHaveValue('The rent');
  await page.evaluate(() => location.reload());
  await expect(entry.getByLabel('Title')).toHaveValue('The rent');
  await page.goBack();
  await expect(entry).toBeHidden();
  await page.goForward();
  await expect(entry.getByLabel('Title')).toHaveValue('The rent');
  await entry.getByRole('button', { name: 'Cancel' }).click();
  await expect(entry).toBeHidden();
  await expect(page).not.toHaveURL(/entry=/);
  await page.goBack();
  await at(page, 'Your Progress');
});

test('a saved chat that was closed is not opened again, by Back or by a reload', async ({ page, request }) => {
  const { account, call, id } = await openWithMaya(request);
  await call('POST', `/relationships/${id}/saved-chats`, {
    ...{ title: 'Phones at dinner', status: 'resolved', aiInsights: 'It gets quiet.', keyTakeaways: ['Ask first'] },
    chatHistory: [{ role: 'user', content: 'I broke our rule.', timestamp: '2026-11-03T18:42:00Z' }],
  });
  await logIn(page, account, '/relationships');
  await page.getByRole('link', { name: 'Maya' }).first().click();
  const saved = page.getByRole('dialog', { name: 'Phones at dinner' });
  await page.getByRole('button', { name: 'Phones at dinner', exact: true }).click();
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/saved=/);
  await saved.getByRole('button', { name: 'Close' }).last().click();
  await expect(saved).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/relationships/${id}$`));
  await page.evaluate(() => location.reload());
  await expect(page.getByRole('button', { name: 'Phones at dinner', exact: true })).toBeVisible();
  await expect(saved).toBeHidden();
  await page.goBack();
  await at(page, 'Relationships');
});
