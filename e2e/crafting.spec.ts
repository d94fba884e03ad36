import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { inLooks, looks, test } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

test('somebody crafts a message, fills its blanks, tries another tone, finds it again and deletes it', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request), '/text-this-not-that');
  await page.getByRole('button', { name: 'Craft Message' }).click();
  await expect(page.getByText('Please describe your goal in at least 10 characters')).toBeVisible();
  await expect(page.getByText('Please select a tone')).toBeVisible();
  await page.getByRole('textbox', { name: 'What should your message do?' }).fill('Congratulate Maya on her new baby');
  await page.getByRole('button', { name: 'Caring', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What should your message do?' })).toHaveValue(/Maya/);
  await page.getByRole('button', { name: 'Craft Message' }).click();

  await expect(page.getByRole('heading', { name: 'Text this', exact: true })).toBeVisible();
  await expect(page.getByText('Guidance', { exact: true })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Empathy' })).toHaveCount(0);
  const blanks = page.getByRole('textbox', { name: /^Fill in: / });
  const open = page.getByText('1 blank to fill in');
  await expect(open).toBeVisible();
  await blanks.first().fill('your');
  await expect(open).toBeHidden();
  await page.reload();
  await expect(blanks.first()).toHaveValue('your');

  const others = page.getByRole('region', { name: 'Try another tone' });
  await others.getByRole('button', { name: 'Direct' }).click();
  await expect(page.getByRole('button', { name: 'Direct', pressed: true }).first()).toBeVisible();
  await page.getByText('Compare all 2').click();
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What you share')).toHaveValue(/Congratulations/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New Message' }).click();
  await expect(page.getByRole('textbox', { name: 'What should your message do?' })).toHaveValue('');
  const history = page.getByRole('region', { name: 'Your messages' });
  await history.getByRole('button', { name: /^Congratulate Maya/ }).click();
  await expect(page.getByRole('heading', { name: 'Text this', exact: true })).toBeVisible();
  await history.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(history).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your message shows up here' })).toBeVisible();
});

test('what is opened while another message is being crafted gives way to that one', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  await call('POST', '/craft-message', { goal: 'Get the key back from Ben', selectedTone: 'direct' });
  await logIn(page, account, '/text-this-not-that');
  await page.getByRole('textbox', { name: 'What should your message do?' }).fill('Congratulate Maya on her new baby');
  await page.getByRole('button', { name: 'Caring', exact: true }).click();
  const door = Promise.withResolvers<void>();
  await page.route('**/api/craft-message', async (route) => {
    if (route.request().method() === 'POST') await door.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Craft Message' }).click();
  await page.getByRole('button', { name: /^Get the key/ }).click();
  await expect(page.getByRole('textbox', { name: 'What should your message do?' })).toHaveValue(/key/);
  door.resolve();
  await expect(page.getByRole('heading', { name: 'Text this', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What should your message do?' })).toHaveValue(/Congratulate/);
});

test('the crafted message looks right in both schemes and at every width', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  await call('POST', '/craft-message', {
    goal: 'Ask Maya to talk about the rent on Sunday',
    selectedTone: 'caring',
    originalDraft: 'You never listen to me. You always run away when it gets hard. Could we talk on Sunday?',
  });
  await call('POST', '/craft-message', {
    goal: 'Get the key back from Ben',
    selectedTone: 'direct',
    originalDraft: 'You still have my key. Could you drop it off on Friday?',
  });
  await logIn(page, account, '/text-this-not-that');
  await page.getByRole('button', { name: /^Ask Maya/ }).click();
  await expect(page.getByRole('heading', { name: 'Text this', exact: true })).toBeVisible();
  await inLooks(page, looks);
  await page.goto('/text-this-not-that');
  await page.getByRole('button', { name: /^Get the key/ }).click();
  await expect(page.getByRole('meter', { name: 'Empathy' })).toBeVisible();
});
