import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { beginTalking, chatOf } from './setup/chat.ts';
import { isAccessible, otherPage, test } from './setup/page.ts';
import { callerFor, openWithMaya } from './setup/relationships.ts';

test.use({ expected: [/status of 404/] });

/** Amara and Maya, connected, each on the page of the other. */
async function twoConnected(page: Page, browser: Browser, request: APIRequestContext) {
  const { account, call, id } = await openWithMaya(request);
  const other = await openAccount(request, { name: 'Maya Lind' });
  const theirs = await callerFor(request, other);
  const { code } = Object(await call('POST', `/relationships/${id}/invitations`, {}));
  const { relationshipId } = Object(
    await theirs('POST', `/invitations/${code}/accept`, {
      relationshipType: 'romantic_partner',
      personName: 'Amara',
    }),
  );
  const mayas = await otherPage(browser);
  await Promise.all([logIn(page, account), logIn(mayas, other)]);
  await Promise.all([page.goto(`/relationships/${id}`), mayas.goto(`/relationships/${relationshipId}`)]);
  return { mayas, call, id, relationshipId: String(relationshipId) };
}

test('two people share a chat: asked first, live at both ends, and left for good', async ({
  page,
  browser,
  request,
}) => {
  const { mayas, call, id } = await twoConnected(page, browser, request);
  const [hers, theirs] = [chatOf(page), chatOf(mayas)];
  await call('PUT', `/relationships/${id}/chat/status`, { status: 'active' });
  await page.getByRole('button', { name: 'Invite Maya' }).click();
  const asking = page.getByRole('dialog', { name: 'Invite Maya to a shared chat?' });
  await expect(asking.getByText('Amara invites you to a shared chat')).toBeVisible();
  await expect(asking.getByText('This chat, and every other chat of yours about Maya')).toBeVisible();
  await isAccessible(page);
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Multi-User')).toBeHidden();
  await expect(mayas.getByText('Amara invites you to a shared chat')).toBeHidden();
  await page.getByRole('button', { name: 'Invite Maya' }).click();
  await asking.getByRole('button', { name: 'Invite Maya' }).click();
  await expect(page.getByText('Multi-User')).toBeVisible();
  await page.getByText('Only you', { exact: true }).click();
  await expect(page.getByText('Only you can read this chat')).toBeVisible();
  await expect(page.getByText('Multi-User')).toBeHidden();
  await page.getByText('With Maya', { exact: true }).click();
  await expect(page.getByText('Multi-User')).toBeVisible();
  await expect(page.getByText('Maya hasn’t joined yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite Maya' })).toBeHidden();

  const asked = mayas.getByRole('region', { name: 'Amara invites you to a shared chat' });
  await expect(asked.getByText('Nothing either of you said before is shown')).toBeVisible();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.log.getByText(/From here on, you both see what’s said/)).toBeVisible();
  await expect(mayas.getByText('Amara is here now')).toBeVisible();
  await expect(page.getByText('Maya is here now')).toBeVisible();

  await beginTalking(page);
  await beginTalking(mayas);
  await hers.field.pressSequentially('Can we talk about the rent');
  await expect(mayas.getByText('Amara is writing')).toBeVisible();
  await hers.field.press('Enter');
  const heard = theirs.log.getByRole('article').filter({ hasText: 'Can we talk about the rent' });
  await expect(heard).toContainText('Amara');
  await theirs.field.fill('Mallama, how could we begin?');
  await theirs.send.click();
  for (const { replies, log } of [hers, theirs]) {
    await expect(log.getByText('Mallama, how could we begin?', { exact: true })).toHaveCount(1);
    await expect(replies).toHaveCount(1);
  }
  await expect(theirs.replies).toHaveText((await hers.replies.textContent()) ?? '');

  await mayas.getByRole('button', { name: 'Leave', exact: true }).click();
  await mayas.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(theirs.log.getByText('Can we talk about the rent')).toHaveCount(0);
  await expect(mayas.getByText('Only you can read this chat')).toBeVisible();
});

test('the window of a shared chat stands alone, and what is not there is told', async ({ page, browser, request }) => {
  const { mayas, call, id, relationshipId } = await twoConnected(page, browser, request);
  const { sessionId } = Object(await call('POST', `/chat-sessions/${id}/invite`, {}));
  await mayas.goto(`/chat-window/${relationshipId}?session=${sessionId}`);
  await mayas.getByRole('button', { name: 'Accept' }).click();
  await mayas.getByRole('button', { name: 'I understand' }).click();
  await expect(mayas.getByRole('heading', { level: 1, name: 'Chat about Amara' })).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'New Window' }).click();
  const shared = await opened;
  await shared.getByRole('button', { name: 'I understand' }).click();
  await expect(shared.getByText('Multi-User Session')).toBeVisible();
  await expect(shared.getByRole('button', { name: 'Leave this site' })).toBeInViewport({ ratio: 1 });
  await expect(shared.getByRole('heading', { level: 1, name: 'Chat about Maya' })).toBeVisible();
  await expect(shared).toHaveTitle(/Chat about Maya/);
  expect(await shared.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600]);
  await chatOf(mayas).field.fill('Hello from my window');
  await chatOf(mayas).send.click();
  await expect(chatOf(shared).log.getByText('Hello from my window', { exact: true })).toBeVisible();
  const closed = shared.waitForEvent('close');
  // The window may be gone before its click is answered.
  await Promise.all([
    closed,
    shared
      .getByRole('button', { name: 'Close Window' })
      .click()
      .catch(() => undefined),
  ]);

  await page.goto('/chat-window/01890000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Relationship Not Found' })).toBeVisible();
  await expect(page.getByText('The relationship you’re trying to access was not found.')).toBeVisible();
  await page.goto(`/chat-window/${id}?session=01890000-0000-7000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: 'This chat is closed.' })).toBeVisible();
  await page.goto('/chat-window');
  await expect(page.getByRole('heading', { name: 'No relationship ID provided.' })).toBeVisible();
});

test('somebody without a plan comes into the one chat they were invited to', async ({ page, request }) => {
  const { call, id } = await openWithMaya(request);
  const guest = await openAccount(request, { trial: false, name: 'Maya Lind' });
  const theirs = await callerFor(request, guest);
  const { code } = Object(await call('POST', `/relationships/${id}/invitations`, {}));
  const own = { relationshipType: 'romantic_partner', personName: 'Amara' };
  await theirs('POST', `/invitations/${code}/accept`, own);
  await call('POST', `/chat-sessions/${id}/invite`, {});
  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto('/profile');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Accept' }).click();
  const shared = await opened;
  await shared.getByRole('button', { name: 'I understand' }).click();
  await expect(shared.getByRole('heading', { level: 1, name: 'Chat about Amara' })).toBeVisible();
  const { field, send, log } = chatOf(shared);
  await field.fill('Here I am');
  await send.click();
  await expect(log.getByText('Here I am', { exact: true })).toBeVisible();
  await expect(log.getByText('Sending')).toHaveCount(0);
  await shared.close();
});
