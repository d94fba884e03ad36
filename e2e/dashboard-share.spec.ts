import { expect } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { looksRight, test, visits } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

test('both analyses about someone can be shared from the dashboard, in words that name no one', async ({
  page,
  request,
}) => {
  const { account, call, id: relationshipId } = await openWithMaya(request);
  const description = 'We laugh a lot and I trust Maya. Lately our plans fall through and I say nothing.';
  await call('POST', '/text-analysis', { text: 'Fine. Do what you want, Maya.', relationshipId });
  await call('POST', '/relationship-analysis', { relationshipType: 'romantic', description, relationshipId });
  await logIn(page, account);
  const dialog = page.getByRole('dialog', { name: 'Share' });
  for (const name of ['Share this text analysis', 'Share feedback on this relationship analysis']) {
    await page
      .getByRole('region', { name: 'Recent Activity' })
      .getByRole('button', { name: 'Share', exact: true })
      .click();
    await page.getByRole('menuitem', { name }).click();
    await expect(dialog.getByLabel('What you share')).not.toHaveValue(/^$|Maya/);
    await expect(dialog.getByRole('link', { name: 'X' })).toBeVisible();
    await expect(dialog.getByText(/goes with it, and to the first three a link \(http/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a chat page shares what was marked in it, without names, without a link, and with no one at large', async ({
  page,
  request,
}) => {
  const { account, call } = await openWithMaya(request);
  const made = await call('POST', '/conversations', { title: 'The rent', type: 'solo_session' });
  const id = made !== null && typeof made === 'object' && 'id' in made ? String(made.id) : '';
  await call('POST', `/conversations/${id}/messages`, { content: 'Maya still owes me the rent.', messageType: 'text' });
  await logIn(page, account, `/chat?id=${id}`);
  await page.getByRole('button', { name: 'I understand' }).click();
  const said = page.getByRole('log').getByText('Maya still owes me the rent.', { exact: true });
  await said.evaluate((words) => getSelection()?.selectAllChildren(words));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByLabel('What you share')).toHaveValue('Person A still owes me the rent.');
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent('Person A still owes me the rent.')}`,
  );
  await dialog.getByRole('tab', { name: 'Social Media' }).click();
  await expect(dialog.getByRole('link', { name: 'X' })).toHaveCount(0);
});

test('words go on the clipboard and into links, as they stand in the field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/kit');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const field = dialog.getByLabel('What you share');
  await expect(field).toBeFocused();
  await field.fill('Ask once.');
  await dialog.getByRole('button', { name: 'TikTok' }).click();
  await expect(page.getByText('Content Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('What helped us\n\nAsk once.');
  const x = dialog.getByRole('link', { name: 'X' });
  await expect(x).toHaveAttribute('href', /^https:\/\/x\.com\/intent\/post\?text=What%20helped%20us%0A%0AAsk%20once\./);
  await expect(x).toHaveAttribute('rel', 'noopener noreferrer');
  await dialog.getByRole('tab', { name: 'Direct Share' }).click();
  await dialog.getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await dialog.getByLabel('Recipient').press('Enter');
  await expect(page.getByText('Please enter a recipient email address.')).toBeVisible();
  await expect(dialog.getByLabel('Recipient')).toBeFocused();
});

for (const { on, viewport } of visits) {
  test.describe(on, () => {
    test.use({ viewport });

    test('the share dialog has no barrier and fits on each of its tabs', async ({ page }) => {
      await page.goto('/kit');
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      for (const way of ['Social Media', 'Direct Share', 'Email']) {
        await page.getByRole('tab', { name: way }).click();
        await looksRight(page);
      }
    });
  });
}
