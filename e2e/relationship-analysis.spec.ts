import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { inLooks, looks, test } from './setup/page.ts';
import { addPerson, callerFor } from './setup/relationships.ts';

const first = 'We laugh a lot when we meet. She supports me at work. Lately plans fall through and I say nothing.';
const second =
  'We talk things through now, and I trust her. We still fight about money every month, and she hides the receipts.';

test('a relationship is described, compared over time, and a line taken over', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  await call('POST', '/relationships', { personName: 'Maya', relationshipType: 'friend' });
  await logIn(page, account, '/relationship-analysis');
  const words = page.getByLabel('Describe it in your words', { exact: true });
  const analyze = page.getByRole('button', { name: 'Analyze Relationship' });
  await words.fill('Too short.');
  await analyze.click();
  await expect(page.getByText('Please choose the type of relationship')).toBeVisible();
  await expect(page.getByText('Please provide at least 50 characters describing your relationship')).toBeVisible();
  await expect(page.getByText('10/500')).toBeVisible();
  for (const description of [first, second]) {
    await page.getByLabel('Type of relationship').selectOption('Friend');
    await words.fill(description);
    await page.getByLabel('Who it is about').selectOption('Maya');
    await page.reload();
    await expect(words).toHaveValue(description);
    await analyze.click();
    await expect(page.getByRole('heading', { name: 'What your words show' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'What your words show' })).toContainText(description.slice(0, 20));
  }
  await expect(page.getByText('Not enough to tell').first()).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  await expect(sharing.getByLabel('What you share')).not.toHaveValue(/^$|Maya/);
  await sharing.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('With another analysis').selectOption({ index: 1 });
  await expect(page.getByText('The words alone don’t say')).toBeVisible();
  await page
    .getByRole('button', { name: /^Add this/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'As a goal' }).click();
  await expect(page.getByText('Added as a goal')).toBeVisible();
  await page
    .getByRole('button', { name: /^Add this.*hides the receipts/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'As an area to improve' }).click();
  await expect(page.getByText('Added as an area to improve')).toBeVisible();
  await page.getByRole('button', { name: /^Delete “We laugh/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^We laugh/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open Maya’s page' }).click();
  await expect(page.getByRole('heading', { name: 'Maya', exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Areas to Improve', exact: true }).getByText(/hides the receipts/),
  ).toBeVisible();
});

test('the relationship analysis looks right in both schemes and at every width', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const id = await addPerson(call, { personName: 'Maya', relationshipType: 'friend' });
  for (const description of [first, second])
    await call('POST', '/relationship-analysis', { relationshipType: 'friend', description, relationshipId: id });
  await logIn(page, account, '/relationship-analysis');
  await page.getByRole('button', { name: /^We talk things through/ }).click();
  await page.getByLabel('With another analysis').selectOption({ index: 1 });
  await inLooks(page, looks);
});
