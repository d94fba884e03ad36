import { expect } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { testWithModel } from './setup/model.ts';
import { fitsSideways, inLooks, isAccessible, looks } from './setup/page.ts';
import { callerFor, openWithMaya } from './setup/relationships.ts';
import { shifted, watchShifts } from './setup/shifts.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const test = testWithModel('player-1', ['returns', { line: 'You always bring it up.' }]);

test('what comes back with somebody is shown before each hard talk with them, and asked about first', async ({
  page,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  const call = await callerFor(request, account);
  const entry = { title: 'The bill', emotions: 'tired', mood: 'sad', relationshipId: id };
  for (const days of [45, 28, 12])
    await call('POST', '/journal', {
      ...{ ...entry, on: dayAgo(days) },
      content: 'We argued about the bill. She walked out. It helped to sit down with the savings account together.',
    });
  const { id: talk } = (await call('POST', '/conversations', {
    ...{ type: 'group_mediation', title: 'Bills with Maya' },
  })) as { id: string };
  await logIn(page, account);
  const shot = (name: string) =>
    process.env.SHOTS && page.screenshot({ path: `${process.env.SHOTS}/before-${name}.png`, fullPage: true });

  await page.goto('/dashboard');
  await expect(page.getByText('A conflict with Maya has come back 3 times')).toBeVisible();
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByText('What helped before')).toBeHidden();
  await page.getByLabel('What do you think the pattern is?').fill('I open the bill alone, and late');
  await page.getByRole('button', { name: 'Save and show' }).click();
  await expect(page.getByText('What helped before')).toBeVisible();

  const hint = page.getByRole('complementary', { name: 'What comes back' });
  const says = /with Maya: 3 conflicts since .*What helped before: It helped to sit down/;
  await watchShifts(page);
  // What comes back is known last, and pushes nothing down.
  const comesAfter = async (known: string) => {
    const first = page.waitForResponse(new RegExp(`/api/.*${known}`));
    await page.route('**/api/progress/patterns', async (route) => {
      await first;
      await route.continue();
    });
  };
  await comesAfter(id);
  await page.goto(`/relationships/${id}`);
  await expect(hint).toHaveText(says);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  await page.unroute('**/api/progress/patterns');
  await isAccessible(page);
  await shot('person');
  await page.goto(`/chat-window/${id}`);
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(hint).toHaveText(says);
  await isAccessible(page);
  await shot('window');

  await page.goto('/text-this-not-that');
  const goal = page.getByRole('textbox', { name: 'What should your message do?' });
  await goal.fill('Ask her to look at the money with me');
  await expect(hint).toBeHidden();
  await goal.fill('Ask Maya to look at the money with me');
  await expect(hint).toHaveText(says);
  await shot('message');

  await comesAfter(talk);
  await page.goto(`/chat?id=${talk}`);
  const folded = page.getByText('From your own notes (only you see this)');
  await expect(page.getByText(says)).toBeHidden();
  await expect(folded).toBeVisible();
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  await page.unroute('**/api/progress/patterns');
  await folded.click();
  await expect(page.getByRole('group').filter({ has: folded })).toHaveText(says);
  await page.setViewportSize({ width: 390, height: 844 });
  await isAccessible(page);
  await fitsSideways(page);
  await shot('mediation');

  await page.goto(`/relationships/${id}`);
  await page.getByRole('button', { name: 'Practice it' }).click();
  await expect(page.getByRole('dialog').getByRole('complementary', { name: 'What comes back' })).toHaveText(says);
  await shot('rehearsal');
});

test('days that may have something in common are asked about, and said of them before a talk only once it is answered', async ({
  page,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  const call = await callerFor(request, account);
  const entry = { title: 'A day', emotions: 'tired', mood: 'sad', relationshipId: id };
  const written = [
    'You never listen, she said, and I had nothing more to say to her.',
    'She hung up on me before I could say anything at all about it.',
    'I can’t do the small talk while it just sits there between us.',
    'I stood there and refused to say anything. In the end nobody said good night.',
  ];
  for (const [at, content] of written.entries())
    await call('POST', '/journal', { ...entry, content, on: dayAgo(50 - 12 * at) });
  await logIn(page, account);
  const hint = page.getByRole('complementary', { name: 'What comes back' });
  const looked = page.waitForResponse(/\/progress\/patterns$/);
  await page.goto(`/relationships/${id}`);
  await looked;
  await expect(hint).toBeHidden();
  await page.goto('/progress');
  const question = page
    .getByRole('listitem')
    .filter({ hasText: /^4 days with Maya since .* may have something in common/ });
  await expect(question.getByText(written[0] ?? '')).toBeVisible();
  await isAccessible(page);
  // A day that belongs to something else is taken out, and can be put back later.
  await question
    .getByRole('listitem')
    .filter({ hasText: written[1] ?? '' })
    .getByRole('checkbox')
    .uncheck();
  await question.getByLabel('Does the same thing come back? What would you call it?').fill('She feels unheard');
  await question.getByRole('button', { name: 'Save' }).click();
  const known = page.getByRole('listitem').filter({ hasText: '“She feels unheard” with Maya' });
  await known.getByText('Every time (3)').click();
  const other = known
    .getByRole('listitem')
    .filter({ hasText: written[1] ?? '' })
    .getByRole('checkbox');
  await expect(other).not.toBeChecked();
  await other.check();
  await expect(known).toContainText('4 days since');
  await other.uncheck();
  await expect(known).toContainText('3 days since');
  await expect(known).toContainText('How it ends');
  await page.goto(`/relationships/${id}`);
  await expect(hint).toHaveText(/“She feels unheard” with Maya: 3 days since/);
  await page.goto('/dashboard');
  await expect(page.getByText('“She feels unheard” with Maya: 3 days since')).toBeVisible();
  await page.goto('/progress');
  await known.getByRole('button', { name: 'Dismiss' }).click();
  const none = page.getByText(/A conflict shows up here/);
  await expect(none).toBeVisible();
  // A no is for good, also when there is another such day.
  await call('POST', '/journal', { ...entry, content: written[3], on: dayAgo(1) });
  await page.reload();
  await expect(none).toBeVisible();
});

test('what may set somebody off is asked about, and is named only in their words', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  const call = await callerFor(request, account);
  const entry = { title: 'A day', emotions: 'tired', mood: 'sad', relationshipId: id };
  const written = [
    'What gets me is when I talk and her eyes go to a screen.',
    'Her phone makes me feel like furniture.',
  ];
  for (const [at, content] of written.entries())
    await call('POST', '/journal', { ...entry, content, on: dayAgo(20 - 10 * at) });
  await logIn(page, account);
  await page.goto('/progress');
  const asked = page.getByRole('listitem').filter({ hasText: 'Does this set things off for you with Maya?' });
  for (const one of written) await expect(asked.getByText(one)).toBeVisible();
  await inLooks(page, looks);
  await asked.getByLabel('If it does, what would you call it?').fill('Being second to a phone');
  await asked.getByRole('button', { name: 'Yes, add to Maya’s Triggers' }).click();
  const named = page.getByRole('listitem').filter({ hasText: '“Being second to a phone”' });
  await expect(named).toContainText('In Maya’s Triggers');
  await named.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(/What you’ve said sets you off shows up here/)).toBeVisible();
});
