import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { beginTalking, chatOf, say } from './setup/chat.ts';
import { fitsSideways, looksRight, test, visits } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

const LONG = 'Averyveryverylongwordthatnobodyeverwrotebeforeinanychatatallandthatmustnotpushanythingaside';

async function openChat(page: Page, request: APIRequestContext, width: number) {
  const { account, call, id } = await openWithMaya(request);
  await call('POST', `/relationships/${id}/saved-chats`, {
    title: 'Phones at dinner',
    status: 'resolved',
    aiInsights: 'Both of you reach for it when it gets quiet.',
    keyTakeaways: ['Ask before the meal'],
    chatHistory: [
      { role: 'user', content: 'I broke our rule.', timestamp: '2026-11-03T18:42:00Z' },
      { role: 'assistant', content: 'What happened **before**?', timestamp: '2026-11-03T18:42:10Z' },
    ],
  });
  await logIn(page, account, `/relationships/${id}`);
  const views = page.getByRole('radiogroup', { name: 'View' });
  const show = async (view: string) => {
    if (width < 860) await views.getByText(view).click();
  };
  await show('Chat');
  return { id, call, show };
}

for (const { on, viewport } of visits) {
  test.describe(`the chat, ${on}`, () => {
    test.use({ viewport });

    test('has no barrier and fits, in its panel and its menu', async ({ page, request }) => {
      await openChat(page, request, viewport.width);
      await beginTalking(page);
      await say(page, `${LONG} rent`);
      await chatOf(page).log.getByRole('button', { name: 'Not helpful' }).click();
      await looksRight(page);
      await page.getByRole('button', { name: 'More about this chat' }).click();
      await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
      await looksRight(page, fitsSideways);
    });

    test('and so do its dialogs and its window', async ({ page, request }) => {
      const { id, show } = await openChat(page, request, viewport.width);
      await beginTalking(page);
      await say(page, 'The rent again.');
      await page.getByRole('button', { name: 'Needs More Attention' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this chat' });
      await expect(dialog.getByLabel('Insights')).toBeEnabled();
      await looksRight(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await show('Saved');
      await page.getByRole('button', { name: 'Phones at dinner', exact: true }).click();
      const saved = page.getByRole('dialog', { name: 'Phones at dinner' });
      await expect(saved.getByText('I broke our rule.', { exact: true })).toBeVisible();
      await looksRight(page);
      await page.goto(`/chat-window/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Chat about Maya' })).toBeVisible();
      await expect(page.getByText('Needs Attention')).toBeVisible();
      await looksRight(page);
    });
  });
}
