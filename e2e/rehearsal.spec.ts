import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { testWithModel } from './setup/model.ts';
import { fitsSideways, isAccessible } from './setup/page.ts';
import { callerFor, openWithMaya } from './setup/relationships.ts';

const LINE = 'You always bring it up when I come home tired.';

const test = testWithModel('player-1', ['returns', { line: LINE }]);

test('somebody practices a talk from a person’s page, through a reload, and takes a step along', async ({
  page,
  request,
  provider,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const practice = page.getByRole('button', { name: 'Practice it' });
  await practice.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('With whom')).toHaveValue('Maya');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('Please say what you want to practice')).toBeVisible();
  const aim = dialog.getByRole('textbox', { name: 'What you want to say' });
  await expect(aim).toBeFocused();
  await aim.fill('That I need help');
  await dialog.getByText('Hard', { exact: true }).click();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await aim.fill('That I need help with the rent');
  await dialog.getByRole('button', { name: 'Use the built-in guide' }).click();
  await expect(dialog.getByText('The built-in guide can’t play someone.')).toBeVisible();
  await expect(aim).toHaveValue('That I need help with the rent');
  await isAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rehearsal-declined.png` });
  await dialog.getByRole('button', { name: 'Agree' }).click();
  const field = dialog.getByRole('textbox', { name: 'Say something to Maya' });
  await expect(field).toBeFocused();
  expect(provider.asked).toHaveLength(0);

  await field.fill('You never help with the rent.');
  await field.press('Enter');
  await expect(dialog.getByText(LINE)).toBeVisible();
  await expect(dialog.getByText('Mallama, playing Maya')).toBeVisible();
  await expect(dialog.getByText(/^This could be (?:heard as|hard to hear)/)).toBeVisible();
  await isAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rehearsal-1280.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsSideways(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await isAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rehearsal-390-dark.png` });
  await page.reload();
  await practice.click();
  await expect(dialog.getByText(LINE)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 420 });
  await field.fill('Could we talk about it on Sunday?');
  await field.press('Enter');
  await expect(dialog.getByText(LINE)).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Give me a hint' })).toBeInViewport({ ratio: 1 });

  provider.answer(['returns', { line: 'Say what you’d like, one thing.' }]);
  await dialog.getByRole('button', { name: 'Give me a hint' }).click();
  await expect(dialog.getByText('Say what you’d like, one thing.')).toBeVisible();
  provider.answer(['returns', { line: 'Begin with a question about her day.' }]);
  await dialog.getByRole('button', { name: 'End the rehearsal' }).click();
  await expect(dialog.getByText('That was a rehearsal.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep as a next step' }).click();
  await expect(dialog.getByRole('button', { name: 'Kept' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Kept' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await practice.click();
  await expect(dialog.getByRole('textbox', { name: 'What you want to say' })).toHaveValue('');
});

test('a step is kept with whoever is added for it, from an argument with nobody on the list', async ({
  page,
  request,
  provider,
}) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const originalConversation = 'Me: You never help with the dishes.\nNoor: I’m sorry. Could we make a plan?';
  await call('POST', '/resolve-argument', { originalConversation, partiesInvolved: ['Me', 'Noor'] });
  provider.answer(['returns', { line: 'Begin with what you’d like.' }]);
  await logIn(page, account, '/argument-resolver');
  await page.getByRole('button', { name: /^Me: You never help/ }).click();
  await page.getByRole('button', { name: 'Practice it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('With whom')).toHaveValue('Noor');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await dialog.getByRole('button', { name: 'Agree' }).click();
  const field = dialog.getByRole('textbox', { name: 'Say something to Noor' });
  await field.fill('Could we talk about the dishes?');
  await field.press('Enter');
  await expect(dialog.getByText('Begin with what you’d like.')).toBeVisible();
  await dialog.getByRole('button', { name: 'End the rehearsal' }).click();
  await expect(dialog.getByLabel('Whose page it goes on')).toContainText('Add Noor to your people');
  await page.emulateMedia({ colorScheme: 'dark' });
  await isAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rehearsal-end-dark.png` });
  await dialog.getByRole('button', { name: 'Keep as a next step' }).click();
  await expect(dialog.getByRole('button', { name: 'Kept' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto('/relationships');
  await page.getByRole('link', { name: /Noor/ }).first().click();
  await expect(page.getByText('Begin with what you’d like.')).toBeVisible();
});

const score = { score: 80, reason: 'It asks for one thing.' };
const GUIDANCE = 'You could name the day on which you’d like it. '.repeat(6);

test('a crafted message shows its guidance, cut at its limit, and is practiced with whom it goes to', async ({
  page,
  request,
  provider,
}) => {
  const { account } = await openWithMaya(request);
  const asked = { tone: score, clarity: score, empathy: score, goalAlignment: score, positiveResponseChance: score };
  provider.answer([
    'returns',
    {
      craftedMessage: 'Could we talk about the rent on Sunday?',
      explanation: 'One ask.',
      ...asked,
      feedback: GUIDANCE,
    },
  ]);
  await logIn(page, account, '/text-this-not-that');
  await page.getByRole('textbox', { name: 'What should your message do?' }).fill('Ask Maya to talk about the rent');
  await page.getByRole('button', { name: 'Caring', exact: true }).click();
  await page.getByRole('button', { name: 'Craft Message' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('Guidance', { exact: true })).toBeVisible();
  await expect(page.getByText(`${GUIDANCE.slice(0, 199).trimEnd()}…`, { exact: true })).toBeVisible();
  await expect(page.getByText(GUIDANCE.trim())).toBeVisible();
  provider.answer(['returns', { line: LINE }]);
  await page.getByRole('button', { name: 'Practice it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('With whom')).toHaveValue('Maya');
  await expect(dialog.getByLabel('What you want to say')).toHaveValue('Could we talk about the rent on Sunday?');
  await dialog.getByRole('button', { name: 'Start' }).click();
  const field = dialog.getByRole('textbox', { name: 'Say something to Maya' });
  await field.fill('Could we talk about the rent on Sunday?');
  await field.press('Enter');
  await expect(dialog.getByText(LINE)).toBeVisible();
});
