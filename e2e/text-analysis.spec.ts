import { expect } from '@playwright/test';
import { zipOf } from '#test/zip.ts';
import { logIn, openAccount } from './setup/account.ts';
import { fitsSideways, inLooks, isAccessible, looks, test } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

test('a message is analyzed, opened again, handed on and deleted', async ({ page, request, expected }) => {
  expected.push(/Failed to load resource/);
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  await call('POST', '/relationships', { personName: 'Maya', relationshipType: 'friend' });
  await logIn(page, account, '/text-analyzer');
  const analyze = page.getByRole('button', { name: 'Analyze Message' });
  await expect(analyze).toBeDisabled();
  await page.getByLabel('The message', { exact: true }).fill('I’m so sorry I snapped at you.');
  await page.reload();
  await expect(page.getByLabel('The message', { exact: true })).toHaveValue(/snapped at you/);
  await page.getByLabel('Who wrote it').selectOption('Maya');
  await page.route('**/api/text-analysis', (route) => route.abort());
  await analyze.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The message is still here' })).toBeVisible();
  await page.unroute('**/api/text-analysis');
  await analyze.click();
  await expect(page.getByRole('heading', { name: 'What the words do' })).toBeFocused();
  await expect(page.getByText('% confidence')).toBeVisible();
  await expect(page.getByText('Two questions that would tell more')).toBeVisible();
  await expect(page.getByText('From Maya')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('The message', { exact: true })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Two questions that would tell more')).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.getByLabel('The message', { exact: true }).fill('The red one, then.');
  await analyze.click();
  await expect(page.getByRole('heading', { name: 'Not clear from these words' })).toBeVisible();
  await page.getByRole('button', { name: /^I’m so sorry I snapped/ }).click();
  await expect(page.getByRole('heading', { name: 'What the words do' })).toBeVisible();
  await page.getByRole('region', { name: 'Suggested response' }).getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  await expect(sharing.getByLabel('What you share')).toHaveValue(/^Tone: .+\n.+\n\nA possible answer: /);
  // It came from someone in private: no social network stands beside it yet.
  await expect(sharing.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(sharing.getByRole('link', { name: 'X' })).toHaveCount(0);
  await sharing.getByRole('button', { name: 'Close' }).click();
  const reply = await page.getByRole('region', { name: 'Suggested response' }).locator('p').first().innerText();
  await page.getByRole('button', { name: 'Use this reply' }).click();
  await expect(page).toHaveURL(/\/text-this-not-that$/);
  // The form takes what was handed on out of the history, and whoever goes back sooner is brought here again.
  await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
  await page.goBack();
  await expect(page.getByText(reply)).toBeVisible();
  await page.getByRole('button', { name: 'Delete “The red one' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^The red one/ })).toHaveCount(0);
});

test('the text analyzer looks right in both schemes and at every width', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  for (const text of ['k', 'We need to talk.', 'I’m so sorry I snapped at you.'])
    await call('POST', '/text-analysis', { text });
  await logIn(page, account, '/text-analyzer');
  await expect(page.getByRole('heading', { name: 'Recent analyses' })).toBeVisible();
  await inLooks(page, looks);
  await page.getByRole('button', { name: /^I’m so sorry I snapped/ }).click();
  await expect(page.getByRole('heading', { name: 'Suggested response' })).toBeVisible();
  await inLooks(page, looks);
});

/** A chat as WhatsApp exports it, of so many messages in pairs. */
function chatOf(pairs: number): Buffer {
  const lines = Array.from({ length: pairs }, (_, at) => {
    const date = new Date(Date.UTC(2023, 0, 1 + Math.floor(at / 8), 8 + (at % 8), (at * 7) % 60));
    const day = `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${String(date.getUTCFullYear()).slice(2)}`;
    const [hour, minute] = [date.getUTCHours(), date.getUTCMinutes()].map((part) => String(part).padStart(2, '0'));
    const words =
      at % 40 === 0 ? 'You never listen to me, Tom Reed' : 'It is time for a walk with the dog, what do you say?';
    const answer =
      at % 40 === 0 ? 'I’m sorry, you’re right, Maya' : 'That is a good idea, I will be there in a minute.';
    return `${day}, ${hour}:${minute} - Maya Stone: ${words}\n${day}, ${hour}:${minute} - Tom Reed: ${answer}`;
  });
  return Buffer.from(lines.join('\n'));
}

test('a whole exported chat is read in the browser, and only a picked excerpt goes into the form', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request), '/text-analyzer');
  const input = page.getByLabel('Chat file');
  const file = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: 'text/plain', buffer });
  await file('diary.txt', Buffer.from('Dear diary, today was fine.'));
  await expect(page.getByText('This isn’t a format Mallama knows.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (asked) => asked.method() !== 'GET' && sent.push(asked.url()));
  await file('chat.txt', chatOf(800));
  await expect(page.getByText('1,600 messages of 2 people.')).toBeVisible();
  await expect(page.getByText('Person A starts 100% of the conversations')).toBeVisible();
  await page.getByLabel('Which one is you?').selectOption('Tom Reed');
  await expect(page.getByText(/You answer within a minute/)).toBeVisible();
  await expect(page.getByText(/40 hold a phrase|20 hold a phrase/)).toBeVisible();
  await expect(page.getByText('Maya Stone', { exact: true })).toHaveCount(1);
  await isAccessible(page);
  await fitsSideways(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/chat-1280.png`, fullPage: true });
  await page.getByLabel('Where a phrase came up').selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: /sorry, you’re right/ }).check();
  expect(sent.filter((url) => !url.includes('/live'))).toEqual([]);
  await page.getByRole('button', { name: 'Put 1 into the form' }).click();
  await expect(page.getByLabel('The message', { exact: true })).toHaveValue('Me: I’m sorry, you’re right, Person A');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await isAccessible(page);
  await fitsSideways(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/chat-390.png`, fullPage: true });
});

test('a picture dropped where no model reads pictures is answered, and what was typed stays', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request), '/text-analyzer');
  const field = page.getByLabel('The message', { exact: true });
  await field.fill('We need to talk.');
  const dropped = await page.evaluateHandle(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'shot.png', { type: 'image/png' }));
    return dataTransfer;
  });
  await field.dispatchEvent('drop', { dataTransfer: dropped });
  const told = page.getByText('Pictures can’t be read here. Type the words, or paste them as text.');
  await expect(told).toBeVisible();
  await expect(field).toHaveValue('We need to talk.');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(told).toBeHidden();
});

test('reading a chat can be canceled, and a zip is opened or refused in plain words', async ({ page, request }) => {
  await logIn(page, await openAccount(request), '/text-analyzer');
  const input = page.getByLabel('Chat file');
  const choose = page.getByRole('button', { name: 'Choose a chat file' });
  const file = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: 'application/zip', buffer });
  // The reader waits at its door: it is canceled before it could have read anything.
  const door = Promise.withResolvers<void>();
  await page.route('**/chatReader*', async (route) => {
    await door.promise;
    await route.continue().catch(() => {});
  });
  await file('chat.zip', zipOf([{ name: '_chat.txt', content: chatOf(20) }]));
  await expect(page.getByRole('progressbar', { name: 'Reading the chat' })).toBeVisible();
  await expect(choose).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(choose).toBeVisible();
  door.resolve();
  await page.unroute('**/chatReader*');
  const whole = zipOf([
    { name: 'IMG-1.jpg', content: 'x', isStored: true },
    { name: '_chat.txt', content: chatOf(20) },
  ]);
  await file('chat.zip', whole.subarray(0, 300));
  await expect(page.getByText('This zip file is damaged.')).toBeVisible();
  await file('chat.zip', whole);
  await expect(page.getByText('40 messages of 2 people.')).toBeVisible();
});
