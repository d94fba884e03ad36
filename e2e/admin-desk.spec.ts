import { expect } from '@playwright/test';
import { openAccount } from './setup/account.ts';
import { claimAdmin, logInAsOperator, test } from './setup/operator.ts';
import { fitsSideways, isAccessible } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

test.use({ settings: {} });

test('the operator finds a member, disables and enables them, and sees both in the log', async ({
  page,
  request,
  server,
}) => {
  await claimAdmin(request, server);
  const amara = await openAccount(request);
  await logInAsOperator(page);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Members', exact: true }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody@example.org');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nobody has this email here.')).toBeVisible();
  await email.fill(amara.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText(amara.id)).toBeVisible();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible();
  await isAccessible(page);
  for (const [tab, words] of [
    ['Feed', 'Nothing was reported.'],
    ['Coach', 'The built-in guide answers.'],
    ['Safety', 'No card was shown.'],
    ['Emails', 'emails are files in the outbox folder'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('main')).toContainText(words);
    await isAccessible(page);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('Disabled an account')).toHaveCount(1);
  await expect(page.getByText('Enabled an account')).toHaveCount(1);
  await expect(page.getByText(amara.email)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsSideways(page);
  await isAccessible(page);
});

test('the operator reads what was reported, hides it and restores it, and is told when the crisis numbers are old', async ({
  page,
  request,
  server,
}) => {
  await claimAdmin(request, server);
  const amara = await openAccount(request);
  const call = await callerFor(request, amara);
  const [story] = (await call('GET', '/learning-feed')) as { id: string }[];
  const said = (await call('POST', `/learning-feed/${story?.id}/comments`, { content: 'Buy my course now.' })) as {
    comment: { id: string };
  };
  await call('POST', `/learning-feed/${story?.id}/report`, { commentId: said.comment.id, reason: 'spam' });
  await page.route('**/api/admin/safety', (route) =>
    route.fulfill({ json: { counts: [], resourcesCheckedOn: '2026-01-05', resourcesAreOld: true } }),
  );
  await logInAsOperator(page);
  await page.goto('/admin');
  await expect(page.getByText('more than six months ago')).toBeVisible();
  await page.getByRole('tab', { name: 'Feed' }).click();
  const reported = page.getByRole('listitem').filter({ hasText: 'Buy my course now.' });
  await expect(reported).toContainText('Spam: 1');
  await reported.getByRole('button', { name: 'Hide' }).click();
  await expect(reported.getByText('Hidden', { exact: true })).toBeVisible();
  expect(await call('GET', `/learning-feed/${story?.id}/comments`)).toEqual([]);
  await reported.getByRole('button', { name: 'Restore' }).click();
  await expect(reported.getByText('Hidden', { exact: true })).toHaveCount(0);
  expect(await call('GET', `/learning-feed/${story?.id}/comments`)).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
