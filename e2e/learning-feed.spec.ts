import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { logIn, openAccount, sql } from './setup/account.ts';
import { inLooks, looks, test } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

// Chromium itself reports what is refused: a comment with a link.
test.use({ expected: [/status of 400/] });

const story = (page: Page) => page.getByRole('article').first();

test('somebody reads the feed, finds a story helpful, comments, and shares what helped them', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request), '/learning-feed');
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
  await telling.getByLabel('Who was it between?').selectOption('Family');
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

test('a story unfolds, is shared on, and is reported; whoever comments unkindly is blocked', async ({
  page,
  request,
}) => {
  const [amara, ben] = [await openAccount(request), await openAccount(request)];
  const id = randomUUID();
  const title = `A story ${id}`;
  // The oldest there is, so that the feed begins for everyone else as it did.
  await sql(
    `insert into stories (id, category, title, summary, lesson, day) values ($1, 'family', $2, $3, 'Ask first.', '2020-01-01')`,
    [id, title, `${'They argued. '.repeat(20)}It ended well.`],
  );
  const call = await callerFor(request, ben);
  await call('POST', `/learning-feed/${id}/comments`, { content: 'You are all wrong.' });
  await logIn(page, amara, '/learning-feed');
  const one = page.getByRole('article').filter({ hasText: title });
  await expect(one.getByText('It ended well.')).toHaveCount(0);
  await one.getByRole('button', { name: 'Read more' }).click();
  await expect(one.getByText('It ended well.')).toBeVisible();
  await one.getByRole('button', { name: 'Show less' }).click();
  await expect(one.getByText('It ended well.')).toHaveCount(0);

  await one.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  await expect(sharing.getByLabel('What you share')).toHaveValue(/It ended well\.\s+Key lesson: Ask first\./);
  await sharing.getByRole('button', { name: 'Close' }).click();

  await one.getByRole('button', { name: /^Comments/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Comments' });
  await dialog.getByRole('button', { name: 'More about the comment by Anonymous' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Block this person' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(dialog.getByText('You are all wrong.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // By keyboard: a page that still scrolls back under the pointer takes no click.
  await one.getByRole('button', { name: `More about ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Report this story' }).press('Enter');
  const report = page.getByRole('dialog', { name: 'Report this story' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Please choose a reason')).toBeVisible();
  await report.getByLabel('What’s wrong with it?').selectOption('It’s spam');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks for telling us')).toBeVisible();
  await sql('delete from stories where id = $1', [id]);
});

test('the feed looks right in both schemes and at every width', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  await call('POST', '/learning-feed/own', { category: 'romantic', issue: 'chores', help: 'plan', end: 'better' });
  await logIn(page, account, '/learning-feed');
  await expect(story(page)).toBeVisible();
  await inLooks(page, looks);
  await story(page)
    .getByRole('button', { name: /^Comments/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Comments' })).toBeVisible();
  await inLooks(page, looks);
});
