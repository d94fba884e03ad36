import { expect } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { beginTalking, chatOf } from './setup/chat.ts';
import { testWithModel } from './setup/model.ts';
import { openWithMaya } from './setup/relationships.ts';

const WORDS =
  'When the rent comes up, you both seem to wait for the other to begin. What would make a first sentence easier?';

/** It takes its time. */
const test = testWithModel('slow-1', ['drips', WORDS, 300]);

test('an outside AI is asked about before the first words, and a reply goes on through a reload', async ({
  page,
  request,
  provider,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log, field, send, stop } = chatOf(page);
  await beginTalking(page);
  await field.fill('The rent is due.');
  await send.click();
  const question = page.getByRole('region', { name: /^May .* answer you\?$/ });
  await expect(question).toContainText('runs on this server');
  await expect(log.getByText('Waiting to send')).toBeVisible();
  expect(provider.asked).toHaveLength(0);
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(log.getByText(/^When the rent comes up/)).toBeVisible({ timeout: 15_000 });
  await expect(stop).toBeVisible();
  await page.reload();
  await expect(log.getByText(/^When the rent comes up/)).toBeVisible();
  await expect(log.getByText(WORDS, { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(log.getByText('by slow-1')).toHaveCount(1);
  await expect(log.getByText('The rent is due.', { exact: true })).toHaveCount(1);
  expect(provider.asked).toHaveLength(1);

  await field.fill('And then?');
  await send.click();
  await expect(log.getByText(/^When the rent/)).toHaveCount(2);
  await stop.click();
  await expect(log.getByRole('button', { name: 'Another reply' })).toBeVisible();
  await expect(log.getByText(WORDS, { exact: true })).toHaveCount(1);

  await page.goto('/settings');
  const settings = page.getByRole('region', { name: 'AI provider' });
  await expect(settings.getByText(/You agreed on/)).toBeVisible();
  await settings.getByRole('button', { name: 'Withdraw' }).click();
  await expect(settings.getByText('The built-in guide answers you.')).toBeVisible();
});

test('whoever says no is answered by the built-in guide, and is not asked again', async ({
  page,
  request,
  provider,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { field, send, replies } = chatOf(page);
  const before = provider.asked.length;
  await beginTalking(page);
  await field.fill('Maya is late again.');
  await send.click();
  await page.getByRole('button', { name: 'Use the built-in guide' }).click();
  await expect(replies).toHaveCount(1);
  await field.fill('She did not call.');
  await send.click();
  await expect(replies).toHaveCount(2);
  expect(provider.asked).toHaveLength(before);
});
