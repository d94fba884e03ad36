import { expect, type Page } from '@playwright/test';
import { lettersTo, logIn, newcomer, openAccount } from './setup/account.ts';
import { join } from './setup/mediation.ts';
import { isAccessible, otherPage, test } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

test.use({ expected: [/Failed to load resource/] });

async function inviteMaya(page: Page, id: string): Promise<string> {
  await page.goto(`/relationships/${id}`);
  await page.getByRole('button', { name: 'Connect with Maya' }).click();
  await page.getByRole('button', { name: 'Create invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect with Maya' });
  const link = await dialog.getByText(/\/invite\//).textContent();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return new URL(link ?? '').pathname;
}

test('two people connect: each keeps a record of their own, and either ends it without a reason', async ({
  page,
  browser,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account);
  const path = await inviteMaya(page, id);
  await expect(page.getByText(/^Link and code, open until/)).toBeVisible();

  const maya = await openAccount(request, { trial: false, name: 'Maya Lind' });
  const theirs = await otherPage(browser);
  await theirs.goto(path);
  await expect(theirs.getByRole('heading', { name: 'Amara invites you to connect' })).toBeVisible();
  await expect(theirs.getByText('Maya')).toHaveCount(0);
  await theirs.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(theirs.getByText('Next you’ll see your invitation')).toBeVisible();
  await theirs.getByLabel('Email').fill(maya.email);
  await theirs.getByLabel('Password', { exact: true }).fill(maya.password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs).toHaveURL(new RegExp(`${path}$`));
  await expect(theirs.getByRole('heading', { name: 'Amara invites you to connect' })).toBeVisible();
  await expect(theirs.getByText('Your scores, check-ins, conflicts and good moments.')).toBeVisible();
  await expect(theirs.getByText('Warmer since the weekend')).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByText('Relationship type is required')).toBeVisible();
  await theirs.getByLabel('Relationship Type').selectOption('romantic_partner');
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByRole('heading', { name: 'You and Amara are connected' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(theirs.getByRole('region', { name: 'People you’re connected with' }).getByText('Amara')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Connected with Maya' })).toBeVisible();
  await page.getByRole('link', { name: 'Talk it over together' }).click();
  const together = page.getByRole('dialog', { name: 'Talk it over with Maya' });
  await expect(together.getByLabel('Title')).toHaveValue('Talking it over');
  await isAccessible(page);
  await together.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/conversations$/);
  await page.getByRole('button', { name: 'Group mediation', exact: true }).click();
  const beginning = page.getByRole('dialog', { name: 'New Conversation' });
  await expect(beginning.getByLabel('Type')).toHaveValue('group_mediation');
  await beginning.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.mallamaDialog))).toBe(false);
  // Back leaves the page, and asks nobody a second time.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/relationships/${id}$`));
  await page.getByRole('link', { name: 'Talk it over together' }).click();
  await together.getByRole('button', { name: 'Start Conversation' }).click();
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' }).getByText(/^Maya, invited/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a link for someone else' })).toBeVisible();
  // The guest's own list of conversations has it at once, and opens the talk itself when they say yes.
  await theirs.goto('/conversations');
  await theirs.getByRole('link', { name: 'Amara invites you' }).click();
  await join(theirs);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Talking it over' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await page.goto(`/relationships/${id}`);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('heading', { name: 'Connect with Maya' })).toBeVisible();
  await page.goto('/relationships');
  await page.getByText('People who can’t invite you (1)').click();
  await page.getByRole('button', { name: 'Let them invite again' }).click();
  await expect(page.getByText('People who can’t invite you')).toBeHidden();
  await theirs.goto(path);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    /This invitation doesn’t work|Nothing to answer here/,
  );
});

test('an invitation is taken back, opened by its code, declined, and refused for good', async ({
  page,
  browser,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account);
  const first = await inviteMaya(page, id);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/^Link and code, open until/)).toBeHidden();
  const second = await inviteMaya(page, id);
  const third = await inviteMaya(page, id);

  const other = await openAccount(request, { name: 'Maya Lind' });
  const theirs = await otherPage(browser);
  await logIn(theirs, other, first);
  await expect(theirs.getByRole('heading', { name: 'This invitation doesn’t work' })).toBeVisible();
  const code = second.slice('/invite/'.length).toLowerCase();
  await theirs.getByLabel('Invitation code').fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await theirs.getByRole('button', { name: 'Open invitation' }).click();
  await expect(theirs.getByRole('heading', { name: 'Amara invites you to connect' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Decline' }).click();
  await theirs.getByLabel('No more from this person').check();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(theirs.getByRole('heading', { name: 'Declined' })).toBeVisible();
  await theirs.goto(third);
  await expect(theirs.getByRole('heading', { name: 'This invitation doesn’t work' })).toBeVisible();
});

test('a letter to somebody who is no member says nothing about anybody, and can be declined without an account', async ({
  page,
  browser,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  const { email } = newcomer();
  await logIn(page, account, `/relationships/${id}`);
  await page.getByRole('button', { name: 'Connect with Maya' }).click();
  await page.getByText('By email').click();
  await page.getByLabel('Their email').fill('nobody');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  await page.getByLabel('Their email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
  await expect.poll(() => lettersTo(email, 'An invitation').length).toBe(1);
  const letter = lettersTo(email, 'An invitation')[0]?.text ?? '';
  expect(letter).not.toMatch(/Maya|Amara|Okafor/);
  expect(letter).toMatch(/^Hello,\n\nSomeone has invited you to Mallama, a web app with an AI coach\./);

  const theirs = await otherPage(browser);
  await theirs.goto(new URL(/https?:\S+/.exec(letter)?.[0] ?? '').pathname);
  await expect(theirs.getByRole('heading', { name: 'Amara invites you to connect' })).toBeVisible();
  await expect(theirs.getByText('you can ask for no more invitations there')).toBeVisible();
  await theirs.getByRole('button', { name: 'Decline' }).click();
  await theirs.getByLabel('No more from this person').check();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(theirs.getByRole('heading', { name: 'Declined' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Connect with Maya' })).toBeVisible();
  await expect(page.getByText('Sent by email')).toBeHidden();
});
