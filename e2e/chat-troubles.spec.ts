import { expect, type Page } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { beginTalking, chatOf, say } from './setup/chat.ts';
import { test } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

test.use({ expected: [/Failed to load resource/] });

/** A browser that hears what the test says. */
const speech = () => {
  class SpeechRecognition {
    lang = '';
    onresult: ((heard: object) => void) | null = null;
    onerror: ((problem: object) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      Object.assign(window, { heard: this });
    }
    stop() {
      this.onend?.();
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition });
};
const hears = (page: Page, words: string) =>
  page.evaluate((transcript) => {
    const { heard } = window as unknown as { heard: { lang: string; onresult: (heard: object) => void } };
    const result = Object.assign([{ transcript }], { isFinal: true });
    heard.onresult({ resultIndex: 0, results: [result] });
    return heard.lang;
  }, words);

test('what could not be sent is kept, and becomes one message', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log, field, send, replies } = chatOf(page);
  await beginTalking(page);
  await page.route('**/threads/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field.fill('This must not be lost.');
  await send.click();
  await expect(log.getByText('Failed to send message. Please try again.')).toBeVisible();
  await page.reload();
  await expect(log.getByText('This must not be lost.', { exact: true })).toBeVisible();
  await page.unroute('**/threads/*/messages');
  // The server hears it, but its answer is lost on the way.
  let isLost = false;
  await page.route('**/threads/*/messages', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(replies).toHaveCount(1);
  await page.reload();
  await expect(log.getByText('This must not be lost.', { exact: true })).toHaveCount(1);
  await expect(log.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('without generated insights they are written by hand, and a failed save loses nothing', async ({
  page,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  await beginTalking(page);
  await say(page, 'We argued about the dishes.');
  await page.route('**/chat/insights', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await page.getByRole('button', { name: 'Mark as Resolved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this chat' });
  const told = page.getByText('Manual Entry Required');
  await expect(told.locator('..')).toContainText('Please add your insights manually');
  await expect(dialog.getByLabel('Insights')).toHaveAttribute('placeholder', 'What did you understand from this chat?');
  await dialog.getByLabel('Insights').fill('It was not about the dishes.');
  await page.route('**/saved-chats', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'unavailable' } })
      : route.continue(),
  );
  await dialog.getByLabel('Title').press('Enter');
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Failed to save chat. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Insights')).toHaveValue('It was not about the dishes.');
  await page.unroute('**/saved-chats');
  await dialog.getByLabel('Title').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('It was not about the dishes.')).toBeVisible();
});

test('in a crisis the words of others wait until the card is acknowledged', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log, field, send } = chatOf(page);
  await beginTalking(page);
  await field.fill('I want to kill myself.');
  await send.click();
  const card = log.getByRole('group', { name: 'People to turn to' });
  await expect(card).toHaveCount(1);
  await expect(card.getByText('988').first()).toBeVisible();
  await expect(field).toBeDisabled();
  await expect(log.getByRole('list', { name: 'You could say' })).toHaveCount(0);
  await card.getByRole('button', { name: 'I’m safe now' }).click();
  await expect(field).toBeEnabled();
  await page.reload();
  await expect(field).toBeEnabled();
});

test('a message is spoken in the language of the page, after a word on where the sound goes', async ({
  page,
  request,
}) => {
  await page.addInitScript(speech);
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { field, send } = chatOf(page);
  await beginTalking(page);
  await field.fill('Well,');
  await page.getByRole('button', { name: 'Speak your message' }).click();
  const told = page.getByRole('dialog', { name: 'Before you speak' });
  await expect(told.getByText(/Some browsers send the sound to their maker/)).toBeVisible();
  await told.getByRole('button', { name: 'Start speaking' }).click();
  await expect(send).toBeDisabled();
  expect(await hears(page, 'she said nothing')).toBe('en-US');
  await page.getByRole('button', { name: 'Stop speaking' }).click();
  await expect(field).toHaveValue('Well, she said nothing');
  await expect(send).toBeEnabled();
  await page.getByRole('button', { name: 'Speak your message' }).click();
  await expect(told).toBeHidden();
  await page.evaluate(() => {
    const { heard } = window as unknown as { heard: { onerror: (problem: object) => void } };
    heard.onerror({ error: 'network' });
  });
  await expect(page.getByText('Voice recognition failed')).toBeVisible();
  await expect(page.getByText('Please try again or type your message.')).toBeVisible();
});

test('a browser that cannot hear says so', async ({ page, request }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  await page.getByRole('button', { name: 'Speak your message' }).click();
  await expect(page.getByText('Voice recording not supported')).toBeVisible();
  const why = 'Your browser doesn’t support voice recording. Please type your message.';
  await expect(page.getByText(why)).toBeVisible();
});
