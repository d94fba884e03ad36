import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { testWithModel } from './setup/model.ts';
import { inLooks, looks } from './setup/page.ts';

const test = testWithModel('seer-1', ['says', 'Them: We need to talk.\nMe: Tonight?'], { AI_READS_IMAGES: 'on' });

test('a screenshot is read after a yes, and shown as text to correct before anything is analyzed', async ({
  page,
  request,
  provider,
}) => {
  await logIn(page, await openAccount(request), '/text-analyzer');
  await expect(page.getByRole('button', { name: 'Read a screenshot' })).toBeVisible();
  const shot = await page.screenshot();
  const input = page.getByLabel('Screenshot', { exact: true });
  await input.setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  const read = page.getByRole('button', { name: 'Read the picture' });
  await read.click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('This picture can’t be opened.')).toBeVisible();
  expect(provider.asked).toHaveLength(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await input.setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: shot });
  await expect(page.getByText('It doesn’t leave this server, and isn’t kept.')).toBeVisible();
  await inLooks(page, looks);
  await read.click();
  const field = page.getByLabel('The message', { exact: true });
  await expect(field).toHaveValue('Them: We need to talk.\nMe: Tonight?');
  expect(provider.asked).toHaveLength(1);
  expect(JSON.stringify(provider.asked)).toContain('data:image/jpeg;base64,');
  await field.fill('We need to talk tonight.');
  await expect(page.getByRole('button', { name: 'Analyze Message' })).toBeEnabled();
});
