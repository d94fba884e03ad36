import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { inLooks, looks, test } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10);

test('somebody sees what their progress is counted from, in both schemes and at every width', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await logIn(page, account);
  await page.getByRole('link', { name: 'How these are counted' }).click();
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
  await expect(page.getByText('Not enough yet', { exact: true })).toHaveCount(6);

  const call = await callerFor(request, account);
  const { id } = (await call('POST', '/relationships', { personName: 'Maya', relationshipType: 'girlfriend' })) as {
    id: string;
  };
  for (const days of [50, 30, 20]) {
    const log = (kind: string, at: Date) => call('POST', `/relationships/${id}/events`, { kind, at });
    await log('conflict', ago(days));
    if (days > 20) await log('good_moment', ago(days - 2));
  }
  const entry = { title: 'A call', content: 'Eleven minutes, about the boiler.', emotions: 'calm', mood: 'neutral' };
  for (const days of [0, 9, 16, 30]) await call('POST', '/journal', { ...entry, on: dayAgo(days) });
  for (const [at, days] of [45, 28, 12].entries())
    await call('POST', '/journal', {
      ...{ ...entry, title: 'The bill', on: dayAgo(days), relationshipId: id },
      content: [
        'We argued about the bill and the savings. I yelled and she went upstairs.',
        'We fought about the bill again. In the end she apologized. I get angry when she hides the bill.',
        'She hid the bill, and we argued about the bill. It helped to sit down with the savings account together.',
      ][at],
    });
  for (const text of ['Ask about her week', 'Phones away at eight'])
    await call('POST', `/relationships/${id}/plan`, { kind: 'step', text, dueOn: dayAgo(1) });
  await page.reload();
  const resolution = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Conflict resolution' }) });
  await expect(resolution).toContainText('67%');
  await resolution.getByText('What was counted (3)').click();
  await expect(resolution.getByRole('link', { name: 'A conflict with Maya', exact: true })).toHaveAttribute(
    'href',
    `/relationships/${id}`,
  );
  const row = page.getByRole('listitem').filter({ hasText: 'Ask about her week' });
  // The tick does not go out while the list with it is on its way.
  const arriving = Promise.withResolvers<void>();
  const isList = ({ pathname }: URL) => pathname === '/api/commitments';
  await page.route(isList, (route) => arriving.promise.then(() => route.continue()));
  const asked = page.waitForRequest((sent) => isList(new URL(sent.url())));
  await row.getByRole('checkbox').click();
  await asked;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(row.getByRole('checkbox')).toBeChecked();
  arriving.resolve();
  await page.getByText('Done in the last four weeks (1)').click();
  await row.getByRole('button', { name: 'A little' }).click();
  await expect(row.getByRole('button', { name: 'A little' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('What do you think the pattern is?').fill('I open the bill alone, and late');
  await page.getByRole('button', { name: 'Save and show' }).click();
  await expect(page.getByText(/^(Bill|Savings).* with Maya: 3 conflicts since/)).toBeVisible();
  await page.getByText('Where you said so (3)').click();
  await page
    .getByRole('button', { name: 'Add to Maya’s Triggers' })
    .or(page.getByRole('button', { name: 'Add to Maya’s Triggers' }))
    .click();
  await expect(page.getByText('In Maya’s Triggers')).toBeVisible();
  await page.getByLabel('Score', { exact: true }).selectOption('Consistency');
  await inLooks(page, looks);
});
