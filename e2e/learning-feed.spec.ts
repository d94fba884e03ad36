import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { fitsSideways, isAccessible, looks, test } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

// Chromium itself reports what is refused: a comment with a link.
test.use({ expected: [/status of 400/] });

const story = (page: Page) => page.getByRole('article').first();

test('somebody reads the feed, finds a story helpful, comments, and shares what helped them', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request));
  await page.goto('/learning-feed');
  await expect(story(page).getByText('Written by Mallama’s makers')).toBeVisible();
  await page.getByRole('button', { name: 'Workplace' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const helpful = story(page).getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');

  await story(page)
    .getByRole('button', { name: /^Comments/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Comments' });
  await dialog.getByRole('button', { name: 'Post comment' }).click();
  await expect(dialog.getByText('Comment cannot be empty')).toBeVisible();
  await dialog.getByLabel('Your comment').fill('See https://example.org');
  await dialog.getByRole('button', { name: 'Post comment' }).click();
  await expect(dialog.getByText('Links can’t be posted here.')).toBeVisible();
  await dialog.getByLabel('Your comment').fill('That helped us as well.');
  await dialog.getByRole('button', { name: 'Post comment' }).click();
  await expect(dialog.getByText('Anonymous (you)')).toBeVisible();
  await expect(dialog.getByLabel('Your comment')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Share what helped' }).click();
  const telling = page.getByRole('dialog', { name: 'Share what helped' });
  await telling.getByLabel('Between whom?').selectOption('Family');
  await telling.getByLabel('What was it about?').selectOption('Talking about money');
  await telling.getByLabel('What helped?').selectOption('an apology');
  await telling.getByLabel('How is it now?').selectOption('It got easier from then on.');
  await telling.getByRole('button', { name: 'Share story' }).click();
  const own = page.getByRole('region', { name: 'Going to the community' });
  await expect(own.getByText('Two people in one family argued about money.')).toBeVisible();
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(own).toBeHidden();
});

test('the feed looks right in both schemes and at every width', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  await call('POST', '/learning-feed/own', { category: 'romantic', issue: 'chores', help: 'plan', end: 'better' });
  await logIn(page, account);
  for (const { colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto('/learning-feed');
    await expect(story(page)).toBeVisible();
    await isAccessible(page);
    await fitsSideways(page);
    const name = `${process.env.SHOTS}/feed-${viewport.width}-${colorScheme}`;
    if (process.env.SHOTS) await page.screenshot({ path: `${name}.png`, fullPage: true });
    await story(page)
      .getByRole('button', { name: /^Comments/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Comments' })).toBeVisible();
    await isAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${name}-comments.png` });
  }
});
