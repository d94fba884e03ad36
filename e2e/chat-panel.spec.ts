import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { beginTalking, chatOf, say } from './setup/chat.ts';
import { isAccessible, isWholeOnPaper, test } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

const RENT = 'She goes quiet whenever I bring up the rent, and I imagine she thinks that I am blaming her.';

test('a chat about somebody is greeted, answered, marked, saved and read again', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log, field, send } = chatOf(page);
  await expect(page.getByRole('heading', { name: 'Talk about Maya' })).toBeVisible();
  await expect(page.getByText('Only you can read this chat')).toBeVisible();
  await expect(log.getByText('Communication and conflict resolution')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Mark as Resolved' })).toBeHidden();
  await expect(send).toBeDisabled();
  // Read from its first word; and once something is said, from the newest.
  await expect(log.getByText('Hello, I’m Mallama')).toBeInViewport();
  await beginTalking(page);
  await say(page, RENT);
  await expect(log.getByText(RENT)).toBeVisible();
  await expect(log.getByText('by the built-in guide')).toBeInViewport();

  await page.reload();
  await expect(log.getByText(RENT)).toBeVisible();
  await expect(log.getByText('Communication and conflict resolution')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark as Resolved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this chat' });
  await expect(dialog.getByLabel('Title')).toHaveValue(`${RENT.slice(0, 50).trimEnd()}...`);
  await expect(dialog.getByLabel('Title')).toHaveJSProperty('scrollLeft', 0);
  // What nobody said is asked, and never filled in.
  await expect(dialog.getByLabel('Action Items')).toHaveAttribute('placeholder', 'What will you try next?');
  await expect(dialog.getByLabel('Action Items')).toHaveValue('');
  await expect(dialog.getByLabel('Tags')).toHaveValue('Maya');
  await dialog.getByLabel('Title').fill('  ');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('#chat').getByText('Resolved', { exact: true })).toBeVisible();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect(field).toBeEnabled();

  // Where a newcomer looks for it: in the menu of the chat.
  await page.getByRole('button', { name: 'More about this chat' }).click();
  await page.getByRole('menuitem', { name: 'Save this chat' }).click();
  await expect(dialog.getByText('How did it end?')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Needs More Attention' }).click();
  await expect(dialog.getByLabel('Insights')).toBeEnabled();
  await dialog.getByLabel('Title').fill('The rent');
  await dialog.getByLabel('Key Takeaways').fill('- Ask first\n- Then listen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  // Under the pointer it stays for as long as the rest is looked at.
  await page.getByText('Chat saved', { exact: true }).hover();
  await expect(log.getByText(RENT)).toHaveCount(0);
  await expect(log.getByText('Communication and conflict resolution')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  const saved = page.getByRole('region', { name: 'Saved conversations' });
  await expect(saved.getByRole('heading', { name: 'Saved conversations' })).toBeInViewport();
  await expect(saved.getByText('Needs Attention')).toBeVisible();
  await saved.getByRole('button', { name: 'The rent', exact: true }).click();
  const whole = page.getByRole('dialog', { name: 'The rent' });
  await expect(whole.getByText('Ask first', { exact: true })).toBeVisible();
  await expect(whole.getByText(RENT, { exact: true })).toBeVisible();
  await isAccessible(page);
  await isWholeOnPaper(page, whole);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    whole.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^mallama-chat-[-0-9]+\.md$/);
  await whole.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveTitle('The rent · Mallama');
  await expect(page.getByText(RENT, { exact: true })).toBeVisible();
  await isAccessible(page);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet.getByText(RENT, { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to their page' }).click();
  await expect(page).toHaveTitle('Maya · Mallama');
  await saved.getByRole('button', { name: 'Delete “The rent”' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Delete the chat “The rent”?' });
  await sure.getByRole('button', { name: 'Delete chat' }).click();
  await expect(saved.getByText('Nothing yet.')).toBeVisible();
});

test('a message is said differently, answered anew, judged, copied, and taken along', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log, replies } = chatOf(page);
  await beginTalking(page);
  await say(page, 'Maya forgot our day.');
  await log.getByRole('button', { name: 'Edit and ask again' }).click();
  await log.getByLabel('Your message').fill('Maya forgot our anniversary.');
  await log.getByRole('button', { name: 'Ask again' }).click();
  await expect(log.getByText('Maya forgot our anniversary.', { exact: true })).toBeVisible();
  await expect(log.getByText('Maya forgot our day.')).toHaveCount(0);
  await expect(replies).toHaveCount(1);

  const another = page.waitForResponse((answer) => answer.url().endsWith('/regenerate'));
  await log.getByRole('button', { name: 'Another reply' }).click();
  expect((await another).ok()).toBe(true);
  await expect(log.getByRole('button', { name: 'Another reply' })).toBeVisible();
  await expect(replies).toHaveCount(1);

  await log.getByRole('button', { name: 'Not helpful' }).click();
  await log.getByRole('button', { name: 'It took sides' }).click();
  await expect(log.getByRole('button', { name: 'Not helpful', pressed: true })).toBeVisible();
  await page.reload();
  await expect(log.getByRole('button', { name: 'Not helpful', pressed: true })).toBeVisible();

  // A page that was just loaded still moves; the menu is pressed once it stands still.
  await expect(log.getByRole('list', { name: 'You could say' })).toBeVisible();
  await page.getByRole('button', { name: 'More about this chat' }).click();
  const menu = page.getByRole('menu', { name: 'More about this chat' });
  await menu.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const download = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: 'Download for notes apps' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mallama-chat-.*\.md$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Maya forgot our anniversary.');

  const suggestion = log.getByRole('list', { name: 'You could say' }).getByRole('button').first();
  const words = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(replies).toHaveCount(2);
  await expect(log.getByText(words, { exact: true })).toBeVisible();
});

test('questions from the page are asked one after the other, and none is lost', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log, replies, field } = chatOf(page);
  await beginTalking(page);
  await field.fill('A thought of my own');
  await page.evaluate(() => {
    for (const message of ['First question about Maya?', 'Second question about Maya?', 'First question about Maya?'])
      dispatchEvent(new CustomEvent('sendChatMessage', { detail: { message } }));
  });
  await expect(replies).toHaveCount(2);
  await expect(log.getByText('First question about Maya?', { exact: true })).toHaveCount(1);
  await expect(log.getByText('Second question about Maya?', { exact: true })).toHaveCount(1);
  await expect(field).toHaveValue('A thought of my own');
  // Which coach answers stands in sight once, and each reply still says it to whoever listens.
  const inSight = page.getByRole('log').locator('span:not(.visually-hidden)', { hasText: 'by the built-in guide' });
  await expect(inSight).toHaveCount(1);
});

test('a question from the page waits until its reader has read what Mallama is', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log, replies } = chatOf(page);
  await expect(log.getByText('Communication and conflict resolution')).toBeVisible();
  const question = 'How do I begin with Maya?';
  const sent: string[] = [];
  page.on('request', (call) => call.method() === 'POST' && call.url().endsWith('/messages') && sent.push(call.url()));
  const told = page.waitForResponse((answer) => answer.url().endsWith('/account/notice'));
  await page.evaluate((message) => {
    dispatchEvent(new CustomEvent('sendChatMessage', { detail: { message } }));
  }, question);
  await told;
  const notice = page.getByRole('dialog', { name: 'Before you begin' });
  await expect(notice).toBeVisible();
  // Longer than a question waits by itself.
  await page.waitForTimeout(1500);
  expect(sent).toEqual([]);
  await expect(page.getByText(question, { exact: true })).toHaveCount(0);
  await notice.getByRole('button', { name: 'I understand' }).click();
  await expect(log.getByText(question, { exact: true })).toBeVisible();
  await expect(replies).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test('a temporary chat is never kept', async ({ page, request }) => {
  const { account, id, call } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log } = chatOf(page);
  await beginTalking(page);
  await page.getByRole('button', { name: 'More about this chat' }).click();
  await page.getByRole('menuitem', { name: 'Start a chat that isn’t kept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('so nothing is kept')).toBeVisible();
  await say(page, 'Nobody shall find this.');
  await page.reload();
  await expect(log.getByText('Nobody shall find this.', { exact: true })).toBeVisible();
  const taken = JSON.stringify(await call('GET', '/account/export'));
  expect(taken).toContain('"Maya"');
  expect(taken).not.toContain('Nobody shall find');
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(log.getByText('Nobody shall find this.')).toHaveCount(0);
  await expect(page.getByText('so nothing is kept')).toBeHidden();
});
