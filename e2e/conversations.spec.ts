import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';

const NAMED = 'Before the call with Dad';

test('a conversation is begun, written in, renamed, resolved, reopened and deleted', async ({ page, request }) => {
  await logIn(page, await openAccount(request), '/conversations-simple');
  await expect(page.getByRole('heading', { name: 'No conversations here yet' })).toBeVisible();
  await expect(page.getByText('Chats about one person, also shared ones, are on that person’s page.')).toBeVisible();
  await page.getByRole('button', { name: 'New Conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Conversation' });
  await dialog.getByRole('button', { name: 'Start Conversation' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('The call');
  await dialog.getByLabel('Description').fill('It always ends in silence.');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'New Conversation' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('The call');
  await dialog.getByRole('button', { name: 'Start Conversation' }).click();
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The call' })).toBeVisible();

  const log = page.getByRole('log', { name: 'Conversation: The call' });
  const composer = page.getByLabel('Write to Mallama');
  await expect(composer).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await composer.fill('I told him I feel lonely, and he went quiet.');
  await composer.press('Enter');
  await expect(log.getByText('I told him I feel lonely, and he went quiet.')).toBeVisible();
  await expect(log.getByRole('button', { name: 'Copy' }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();

  await page.getByRole('button', { name: 'More about The call' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename' }).getByLabel('Title').fill(NAMED);
  await page.getByRole('dialog', { name: 'Rename' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAMED })).toBeVisible();

  await page.getByRole('button', { name: `More about ${NAMED}` }).click();
  await page.getByRole('menuitem', { name: 'Close as resolved' }).click();
  const asked = page.getByRole('alertdialog', { name: `Close “${NAMED}” as resolved?` });
  await expect(asked.getByText('Resolved: closed because it came to a good end.')).toBeVisible();
  await asked.getByRole('button', { name: 'Close as resolved' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  const closed = page.getByRole('region', { name: 'Messages' }).getByText('Resolved');
  await expect(closed).toHaveText('Resolved: closed because it came to a good end.');
  await expect(composer).toBeHidden();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(composer).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Conversations' }).click();
  const row = page.getByRole('article', { name: NAMED });
  await expect(row.getByText('It always ends in silence.')).toBeVisible();
  await expect(row.getByText('2 messages')).toBeVisible();
  await row.getByText('Progress').click();
  await expect(row.getByText('You said what happened')).toBeVisible();
  await page.getByRole('button', { name: `More about ${NAMED}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: `Delete “${NAMED}”?` })
    .getByRole('button', { name: 'Delete conversation' })
    .click();
  await expect(page.getByRole('heading', { name: 'No conversations here yet' })).toBeVisible();
});

test.describe('while the server cannot be reached', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('a conversation that could not be created keeps its words, and is created once', async ({ page, request }) => {
    await logIn(page, await openAccount(request), '/conversations');
    await page.getByRole('button', { name: 'New Conversation' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Conversation' });
    await dialog.getByLabel('Title').fill(NAMED);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Start Conversation' }).click();
    await expect(dialog.getByText('Failed to create conversation. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue(NAMED);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByRole('button', { name: 'I understand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAMED })).toBeVisible();
    await page.goto('/conversations');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'New Conversation' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue('');
  });
});
