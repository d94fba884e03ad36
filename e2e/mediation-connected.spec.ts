import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { answerPrivately, join } from './setup/mediation.ts';
import { otherPage, test } from './setup/page.ts';
import { callerFor, openWithMaya } from './setup/relationships.ts';

test.use({ expected: [/Failed to load resource/] });

const fieldOf = (made: unknown, name: 'id' | 'code') =>
  String(made !== null && typeof made === 'object' ? Reflect.get(made, name) : '');

test('a connected person without a plan finds the invitation in their list, and only what they were invited to', async ({
  page,
  browser,
  request,
}) => {
  const { account, call, id } = await openWithMaya(request);
  const maya = await openAccount(request, { trial: false, name: 'Maya Lind' });
  const code = fieldOf(await call('POST', `/relationships/${id}/invitations`, {}), 'code');
  const asMaya = await callerFor(request, maya);
  await asMaya('POST', `/invitations/${code}/accept`, { personName: 'Amara', relationshipType: 'romantic_partner' });
  const talk = fieldOf(await call('POST', '/conversations', { title: 'The rent', type: 'group_mediation' }), 'id');
  await logIn(page, account, `/chat?id=${talk}`);
  await page.getByRole('button', { name: 'I understand' }).click();
  await page.getByRole('button', { name: 'Invite Maya' }).click();
  await expect(page.getByText('No email goes out, so let them know.')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Maya' }).getByText('invited', { exact: true }),
  ).toBeVisible();

  const theirs = await otherPage(browser);
  await theirs.goto('/auth?mode=signin');
  await theirs.getByLabel('Email').fill(maya.email);
  await theirs.getByLabel('Password', { exact: true }).fill(maya.password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs.getByRole('button', { name: 'Your account, Maya Lind' })).toBeVisible();
  // Nothing is asked for that someone without a plan is refused.
  const refused: string[] = [];
  theirs.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  await theirs.goto('/conversations');
  await expect(theirs.getByRole('link', { name: 'Amara invites you' })).toBeVisible();
  // The words that look like a button are pressed as a thumb would: at their place, whatever lies there.
  await theirs.getByText('See the invitation').click({ force: true });
  await join(theirs);
  await answerPrivately(theirs);
  await expect(theirs.getByRole('heading', { name: 'Waiting for Amara' })).toBeVisible();
  expect(refused).toEqual([]);
  await theirs.getByRole('main').getByRole('link', { name: 'Conversations' }).click();
  await expect(theirs.getByRole('article', { name: 'The rent' })).toBeVisible();
  await call('POST', `/chat-sessions/${id}/invite`, {});
  await theirs.goto('/conversations-simple');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Conversations');
  await expect(theirs.getByRole('article', { name: 'The rent' })).toBeVisible();
  const asked = theirs.getByRole('region', { name: 'Amara invites you to a shared chat' });
  await expect(asked.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maya' }).getByText('ready')).toBeVisible();

  // What members' places would be is said there, and that the trial is still to be had.
  await theirs.goto('/relationships');
  await expect(theirs.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'People you’re connected with' })).toContainText('Amara');
  await expect(theirs.getByText(/^You haven’t used your free trial/)).toBeVisible();
  await expect(theirs.getByText(/What you wrote before/)).toHaveCount(0);
  await theirs.goto('/journal');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
});
