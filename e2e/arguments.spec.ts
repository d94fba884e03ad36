import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { inLooks, looks, test } from './setup/page.ts';
import { callerFor, maya } from './setup/relationships.ts';

const talk = [
  'Me: You never help with the dishes. You always leave them for me.',
  'Maya: That’s not true. You exaggerate everything.',
  'Me: Whatever. I’m done talking.',
  'Maya: I’m sorry I snapped. Could we make a plan for the week?',
].join('\n');

test('somebody has an argument read, asks a follow-up, marks it, saves it with a person and deletes it', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  await call('POST', '/relationships', maya);
  await logIn(page, account, '/argument-resolver');
  const resolve = page.getByRole('button', { name: 'Resolve This Argument' });
  await resolve.click();
  await expect(page.getByText('Please provide a conversation with at least 20 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Conversation or Argument' }).fill(talk);
  await expect(page.getByLabel('People Involved')).toHaveValue('Me, Maya');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Conversation or Argument' })).toHaveValue(/dishes/);
  await resolve.click();

  await expect(page.getByRole('heading', { name: 'What Was Said' })).toBeFocused();
  const order = ['Where to Go from Here', 'Your Next Talk', 'Side by Side'];
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  await expect(page.getByText('“I’m sorry I snapped. Could we make a plan for the week?”: saying sorry')).toBeVisible();
  const own = page.getByRole('group', { name: 'Me' }).first().getByLabel('Fill in: one thing, or nothing more');
  await own.fill('an evening');
  await page.reload();
  await expect(own).toHaveValue('an evening');

  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).first().click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  const shared = sharing.getByLabel('What you share');
  await expect(shared).toHaveValue(/Person A/);
  await expect(shared).not.toHaveValue(/Maya/);
  await sharing.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Start Chat with Mallama' }).click();
  const field = page.getByLabel('Ask a follow-up');
  await field.click();
  await page.getByRole('button', { name: 'I understand' }).click();
  await field.fill('What should I say first?');
  await field.press('Enter');
  const log = page.getByRole('log');
  await expect(log.getByText('What should I say first?')).toBeVisible();
  await expect(log.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Hide Chat' }).click();
  await expect(log).toBeHidden();

  await page.getByRole('button', { name: 'Mark as Resolved' }).click();
  await expect(page.getByRole('button', { name: 'Resolved', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save to a relationship' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Person')).toContainText('Maya');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Chat saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save to a relationship' }).click();
  await dialog.getByText('As a conflict', { exact: true }).click();
  await dialog.getByLabel('Note').fill('The dishes, again');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Conflict logged')).toBeVisible();

  const history = page.getByRole('region', { name: 'Your arguments' });
  await history.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(history).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Conversation or Argument' })).toHaveValue('');
});

test('the analysis looks right in both schemes and at every width', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  await call('POST', '/resolve-argument', { originalConversation: talk, partiesInvolved: ['Me', 'Maya'] });
  await logIn(page, account, '/argument-resolver');
  await expect(page.getByRole('region', { name: 'Your arguments' })).toBeVisible();
  await inLooks(page, looks);
  await page.getByRole('button', { name: /^Me: You never/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Next Talk' })).toBeVisible();
  await inLooks(page, looks);
});
