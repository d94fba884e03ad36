import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { testWithModel } from './setup/model.ts';
import { inLooks, looks } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

const said = {
  concern: null,
  emotionalPattern: 'You go quiet when plans change. What would you say first?',
  evidence: ['I said nothing', 'never written'],
  prompts: [{ question: 'What did you want to say that evening?', quote: 'The trip was moved' }],
};
const test = testWithModel('reader-1', ['returns', said]);

test('somebody asks what comes back in their journal, agrees, and opens the entry that shows it', async ({
  page,
  request,
  provider,
}) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  for (const content of ['Dinner was moved and I said nothing.', 'The trip was moved again.', 'A walk in the park.'])
    await call('POST', '/journal', { title: 'A day', content, emotions: 'tired', mood: 'sad' });
  await logIn(page, account, '/journal');
  await page.getByRole('button', { name: 'What comes back in my entries?' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  const asked = page.getByRole('region', { name: 'What comes back' });
  await expect(asked.getByText(said.emotionalPattern)).toBeVisible();
  await expect(asked.getByText('“I said nothing”')).toBeVisible();
  await expect(asked.getByText('never written')).toBeHidden();
  const question = page.getByText('What did you want to say that evening?');
  await expect(asked.filter({ has: question })).toBeVisible();
  await expect(asked.getByText(/^Written by reader-1, an AI/)).toBeVisible();
  await inLooks(page, looks);
  await asked
    .getByRole('button', { name: /A day$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Dinner was moved and I said nothing.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(question).toHaveCount(1);
  await expect(page.getByText('“The trip was moved”')).toBeVisible();
  await inLooks(page, looks);
  await page
    .getByRole('main')
    .getByRole('button', { name: /: A day$/ })
    .click();
  await expect(page.getByRole('dialog').getByText('The trip was moved again.')).toBeVisible();
  expect(provider.asked).toHaveLength(1);
});
