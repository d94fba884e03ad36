import { expect, type Locator, type Page } from '@playwright/test';

/** The chat of the page: its panel, or the whole window. */
export const chatOf = (page: Page) => ({
  log: page.getByRole('log'),
  field: page.getByRole('textbox', { name: /^Write to/ }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
  stop: page.getByRole('button', { name: 'Stop', exact: true }),
  replies: page.getByRole('log').getByRole('article').filter({ hasText: 'by the built-in guide' }),
});

/** Goes into the field for the first time, and reads that Mallama is an AI. */
export async function beginTalking(page: Page, field: Locator = chatOf(page).field) {
  await field.click();
  const notice = page.getByRole('dialog', { name: 'Before you begin' });
  await expect(notice.getByText('Mallama is an AI program, not a human')).toBeVisible();
  await notice.getByRole('button', { name: 'I understand' }).click();
  await expect(notice).toBeHidden();
}

/** Says something and waits until it is answered in full. */
export async function say(page: Page, words: string) {
  const { field, send, replies, stop } = chatOf(page);
  const before = await replies.count();
  await field.fill(words);
  await send.click();
  await expect(replies).toHaveCount(before + 1);
  await expect(stop).toBeHidden();
}
