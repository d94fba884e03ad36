import { expect, type Page } from '@playwright/test';
import { answerPrivately, beginMediation, join, openLink } from './setup/mediation.ts';
import { test } from './setup/page.ts';

test.use({ expected: [/Failed to load resource/] });

async function speak(page: Page, words: string) {
  await page.getByLabel('Write to everyone here').fill(words);
  await page.getByLabel('Write to everyone here').press('Enter');
  await expect(page.getByRole('log').getByText(words)).toBeVisible();
}

const passOn = (page: Page) => page.getByRole('button', { name: 'I’ve said what I wanted' }).click();

test('two people are heard in turn and agree, and the link’s secret leaves the address', async ({ page, browser }) => {
  const { id, link } = await beginMediation(page);
  const theirs = await openLink(browser, link);
  await theirs.getByRole('button', { name: 'Join' }).click();
  expect(theirs.url()).not.toContain('#');
  await expect(theirs.getByText('Please say that you agree')).toBeVisible();
  await join(theirs);
  await expect(theirs.getByText('Nobody else ever sees your answers')).toBeVisible();
  await theirs.getByRole('button', { name: 'I’m ready' }).click();
  await expect(theirs.getByText('Please answer yes or no')).toHaveCount(5);
  await answerPrivately(theirs);
  await expect(theirs.getByRole('heading', { name: 'Waiting for Amara' })).toBeVisible();

  await expect(page.getByRole('listitem').filter({ hasText: 'Maya' }).getByText('ready')).toBeVisible();
  await answerPrivately(page);
  await expect(page.getByText('It’s your turn.')).toBeVisible();
  await expect(theirs.getByText('Amara has the floor.')).toBeVisible();
  await speak(page, 'I feel alone with the bills, and I need us to look at them together.');
  await expect(theirs.getByRole('log').getByText('I feel alone with the bills')).toBeVisible();
  await passOn(page);
  await expect(theirs.getByText('It’s your turn.')).toBeVisible();
  await speak(theirs, 'I feel watched when you ask about money, and I need some trust.');
  await passOn(theirs);

  for (const one of [page, theirs]) {
    await expect(one.getByText('It’s your turn.')).toBeVisible();
    await passOn(one);
  }
  await expect(page.getByRole('heading', { name: 'The agreement' })).toBeVisible();
  await expect(page.getByText('Nothing is written here yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.getByLabel('Line 1').fill('We look at the bills.');
  await page.getByRole('button', { name: 'Propose this wording' }).click();
  const yes = 'I agree to this wording';
  await theirs.getByRole('button', { name: yes }).click();
  await expect(page.getByText('Maya: yes')).toBeVisible();
  await page.getByRole('button', { name: 'Change the wording' }).click();
  await page.getByLabel('Line 1').fill('We look at the bills on the first Sunday of the month.');
  await page.getByRole('button', { name: 'Propose this wording' }).click();
  // Whoever had said yes is told who changed it, and what their yes was for.
  await expect(theirs.getByText('Amara changed the wording. Your yes was for the wording before')).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'The agreement' }).getByText('We look at the bills.')).toBeVisible();
  await expect(theirs.getByRole('log').getByText('Maya, your yes was for the wording before')).toBeVisible();
  await page.getByRole('button', { name: yes }).click();
  await expect(page.getByText('You: yes')).toBeVisible();
  await expect(theirs.getByText('Amara: yes')).toBeVisible();
  await theirs.getByRole('button', { name: yes }).click();
  for (const one of [page, theirs]) {
    await expect(one.getByRole('heading', { name: 'What you agreed on' })).toBeVisible();
    await expect(one.getByText('Agreed', { exact: true })).toBeVisible();
    await expect(one.getByText(/said yes on/)).toBeVisible();
    await expect(one.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(one.getByText('Active', { exact: true })).toHaveCount(0);
  }

  await theirs.goto(`/conversations?join=${id}`);
  await expect(theirs).toHaveURL(new RegExp(`/chat\\?id=${id}$`));
  await theirs.getByRole('button', { name: 'Leave', exact: true }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(theirs).toHaveURL(/\/membership$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Maya' }).getByText('left')).toBeVisible();

  // Who agreed stays true for the one who is left, and what was agreed stands as it was.
  await theirs.goto('/profile');
  await theirs.getByRole('button', { name: 'Erase my account' }).click();
  await theirs.getByLabel('Type “erase” to confirm').fill('erase');
  await theirs.getByRole('dialog').getByRole('button', { name: 'Erase my account' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your account is erased' })).toBeVisible();
  await expect(page.getByText(/^You and someone who has since erased their account said yes on/)).toBeVisible();
  await expect(page.getByText('We look at the bills on the first Sunday of the month.')).toBeVisible();
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Maya')).toHaveCount(0);
});

test('one yes to a question on safety ends it for both, in the same words, and helps one alone', async ({
  page,
  browser,
}) => {
  const { link } = await beginMediation(page);
  const theirs = await openLink(browser, link);
  await join(theirs);
  await answerPrivately(theirs, [/afraid/]);
  await answerPrivately(page);
  for (const one of [page, theirs])
    await expect(
      one.getByRole('heading', { name: 'This feature isn’t available for this conversation.' }),
    ).toBeVisible();
  await expect(theirs.getByRole('group', { name: 'People to turn to' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'People to turn to' })).toHaveCount(0);
  await expect(page.getByRole('log')).toHaveCount(0);
  await expect(page.getByText(/afraid/)).toHaveCount(0);
});

test('a link that was taken back opens nothing', async ({ page, browser }) => {
  const { link } = await beginMediation(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toHaveCount(0);
  await expect(page.getByText(/\/conversations\?join=/)).toHaveCount(0);
  const theirs = await openLink(browser, link, 'Someone');
  await expect(theirs.getByRole('heading', { name: 'This invitation doesn’t work' })).toBeVisible();
});
