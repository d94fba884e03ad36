import { expect, type Page } from '@playwright/test';
import { type FakeProvider, type Mode, openFakeProvider } from '#test/coach/provider.ts';
import { logIn } from './setup/account.ts';
import { beginTalking, chatOf } from './setup/chat.ts';
import { test as base } from './setup/operator.ts';
import { looksRight, visits } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

const WORDS = 'After dinner is a good time then. Keep it to ten minutes.';
const FACT = 'Maya talks best after dinner';

/** On a server whose coach is a model that finds something to remember in every talk. */
const test = base.extend<object, { provider: FakeProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const provider = await openFakeProvider();
      provider.answer((n): Mode => {
        if (!provider.asked[n - 1]?.body.response_format) return ['says', WORDS];
        return ['returns', { facts: [{ text: FACT, scope: 'person' }] }];
      });
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ provider }, use) =>
      use({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'model-1', AI_BASE_URL: provider.url, AI_API_KEY: 'none' }),
    { scope: 'worker' },
  ],
});

const memoryOf = (page: Page) => page.locator('#memory');

async function add(page: Page, words: string) {
  await memoryOf(page).getByRole('button', { name: 'Add something' }).click();
  await memoryOf(page).getByRole('textbox', { name: 'What should Mallama remember?' }).fill(words);
  await memoryOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(memoryOf(page).getByText(words, { exact: true })).toBeVisible();
}

test('what may be worth remembering is offered after a talk, kept with a yes, worded anew, and forgotten', async ({
  page,
  request,
  provider,
}) => {
  test.setTimeout(120_000);
  const { account, call, id } = await openWithMaya(request);
  await call('PUT', '/coach/provider/consent', { agreed: true, host: new URL(provider.url).host });
  await logIn(page, account, `/relationships/${id}`);
  const { log, field, send } = chatOf(page);
  await beginTalking(page);
  for (const [at, words] of ['Mornings are always a rush.', 'She likes to talk after dinner.'].entries()) {
    await field.fill(words);
    await send.click();
    await expect(log.getByText(words, { exact: true })).toBeVisible();
    // The next message waits for the whole answer to this one.
    await expect(log.getByText(WORDS, { exact: true })).toHaveCount(at + 1);
    await expect(chatOf(page).stop).toBeHidden();
  }
  const offer = log.getByRole('list', { name: 'To remember' });
  await expect(offer.getByText(FACT)).toBeVisible({ timeout: 60_000 });
  await expect(offer.getByText('Remember this for chats about Maya?')).toBeVisible();
  await offer.getByRole('button', { name: 'Remember', exact: true }).click();
  await expect(offer).toBeHidden();

  await page.goto('/settings#memory');
  const kept = memoryOf(page).getByRole('listitem').filter({ hasText: FACT });
  await expect(kept).toContainText('For chats about Maya');
  await kept.getByRole('button', { name: /^Edit/ }).click();
  await memoryOf(page)
    .getByRole('textbox', { name: 'What to remember' })
    .fill('Talk after dinner, never before coffee');
  await memoryOf(page).getByRole('combobox', { name: 'Use it in' }).selectOption('Every chat');
  await memoryOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  const worded = memoryOf(page).getByRole('listitem').filter({ hasText: 'Talk after dinner, never before coffee' });
  await expect(worded).toContainText('For every chat');
  await page.reload();
  await expect(worded).toContainText('For every chat');
  await memoryOf(page)
    .getByRole('button', { name: /^Forget “Talk after dinner/ })
    .click();
  await expect(memoryOf(page).getByText('Nothing yet.')).toBeVisible();
});

test('each kind of what was written down is switched off by itself, and stays so', async ({ page, request }) => {
  const { account } = await openWithMaya(request);
  await logIn(page, account, '/settings#memory');
  const notes = page.getByRole('switch', { name: 'Notes' });
  await expect(notes).toBeChecked();
  await notes.click();
  await expect(notes).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Goals' })).toBeChecked();
  await page.reload();
  await expect(notes).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Goals' })).toBeChecked();
});

for (const { on, viewport } of visits) {
  test.describe(`what Mallama remembers, ${on}`, () => {
    test.use({ viewport });

    test('has no barrier and fits', async ({ page, request }) => {
      const { account } = await openWithMaya(request);
      await logIn(page, account, '/settings#memory');
      await add(page, 'Averyverylongwordthatnobodyeverwrotebeforeandthatmustnotpushanythingaside');
      await memoryOf(page).getByRole('textbox', { name: 'What should Mallama remember?' }).fill('Works nights');
      await memoryOf(page).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(memoryOf(page).getByText('Works nights', { exact: true })).toBeVisible();
      await memoryOf(page).getByRole('button', { name: 'Edit “Works nights”' }).click();
      await looksRight(page);
    });
  });
}

for (const { on, viewport } of visits) {
  test.describe(`after something grave, ${on}`, () => {
    test.use({ viewport });

    test('helplines stay one press away while the talk goes on', async ({ page, request, provider }) => {
      const { account, call, id } = await openWithMaya(request);
      await call('PUT', '/coach/provider/consent', { agreed: true, host: new URL(provider.url).host });
      await logIn(page, account, `/relationships/${id}`);
      const { log, field, send } = chatOf(page);
      if (viewport.width < 1000) await page.getByRole('radiogroup', { name: 'View' }).getByText('Chat').click();
      await beginTalking(page);
      await field.fill('I want to die, I have the pills here');
      await send.click();
      await log.getByRole('button', { name: 'I’m safe now' }).click();
      await field.fill('I’m safe now. What do I write to my sister?');
      await send.click();
      await expect(log.getByText(WORDS, { exact: true })).toBeVisible();
      const line = page.getByRole('region', { name: 'People to turn to' });
      await expect(line.getByRole('link', { name: 'more helplines are here' })).toBeVisible();
      await expect(line.getByRole('link', { name: 'Call 988' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mark as Resolved' })).toBeHidden();
      await page.reload();
      if (viewport.width < 1000) await page.getByRole('radiogroup', { name: 'View' }).getByText('Chat').click();
      await expect(log.getByText(WORDS, { exact: true })).toBeInViewport();
      await expect(line.getByRole('link', { name: 'Call 988' })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Mark as Resolved' })).toBeHidden();
      await line.scrollIntoViewIfNeeded();
      await looksRight(page);
    });
  });
}
