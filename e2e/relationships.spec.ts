import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';
import { addPerson, callerFor, checkIn, openWithMaya } from './setup/relationships.ts';

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({ expected: [/Failed to load resource/] });

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const score = (page: Page, name: string) => page.getByRole('meter', { name });

test('somebody adds the first person, checks in, and opens a score to where it comes from', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request), '/relationships');
  await expect(page.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Relationship' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Relationship' });
  await dialog.getByRole('button', { name: 'Add Relationship' }).click();
  await expect(dialog.getByText('Person name is required')).toBeVisible();
  await expect(dialog.getByText('Relationship type is required')).toBeVisible();
  await expect(dialog.getByLabel('Custom Label')).toHaveCount(0);
  await dialog.getByLabel('Person’s Name').fill('Ngozi');
  await dialog.getByLabel('Relationship Type').selectOption('other');
  await dialog.getByLabel('Custom Label').fill('Godmother');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ngozi' })).toBeVisible();
  await expect(page.getByText('Godmother')).toBeVisible();
  await expect(page.getByRole('log')).toBeInViewport();
  await expect(page.getByRole('meter')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByRole('slider', { name: 'Trust & Safety' }).fill('90');
  await page.getByRole('slider', { name: 'Communication' }).fill('40');
  await page.getByLabel('Note (optional)').fill('We laughed a lot');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(page.getByText('Slide to where it is today')).toHaveCount(2);
  await expect(page.getByRole('slider', { name: 'Joy' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('slider', { name: 'Growth' }).press('Space');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(page.getByRole('dialog', { name: 'Check-in saved' }).getByText('That’s the first one')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(score(page, 'Trust & Safety')).toHaveAttribute('aria-valuenow', '90');
  await expect(score(page, 'Communication')).toHaveAttribute('aria-valuetext', '40 of 100, Needs Attention');
  await expect(page.getByText('59%')).toBeVisible();

  await page.getByRole('button', { name: 'What Trust & Safety comes from' }).click();
  const opened = page.getByRole('dialog', { name: 'Trust & Safety: 90 of 100' });
  await expect(opened.getByText('We laughed a lot')).toBeVisible();
  await expect(opened.getByText('90 of 100, counts 100%')).toBeVisible();
  await opened.getByRole('button', { name: /^Take back the Check-in/ }).click();
  await expect(page.getByRole('meter')).toHaveCount(0);
});

test('an event is one tap, its words are optional, and taking it back restores the score', async ({
  page,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const joy = score(page, 'Joy & Fulfillment');
  await expect(joy).toHaveAttribute('aria-valuenow', '75');
  await page.getByRole('button', { name: 'A good moment' }).click();
  await expect(joy).toHaveAttribute('aria-valuenow', '79');
  await expect(page.getByText('1 positive')).toBeVisible();
  await page.getByRole('button', { name: 'Add words' }).click();
  await page.getByLabel('What happened?').fill('She saved me the last dumpling');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Where do these numbers come from?' }).click();
  await expect(page.getByText('She saved me the last dumpling')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'A conflict' }).click();
  await expect(page.getByText('1 conflict', { exact: true }).first()).toBeVisible();
  await expect(joy).toHaveAttribute('aria-valuenow', '76');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(joy).toHaveAttribute('aria-valuenow', '79');
  await expect(page.getByRole('img', { name: /^Maya from/ })).toBeVisible();
});

test('deleting names the person, and can be undone for ten seconds, from the next page too', async ({
  page,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const remove = async () => {
    await page.getByRole('button', { name: 'More about Maya' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await remove();
  const question = page.getByRole('alertdialog', { name: 'Delete Maya?' });
  await expect(question).toContainText('check-ins, events, goals, dates, lists, notes and chats about Maya');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await remove();
  await question.getByRole('button', { name: 'Delete Maya' }).click();
  await expect(page).toHaveURL(/\/relationships$/);
  await expect(page.getByRole('heading', { name: 'No Relationships Yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('link', { name: 'Maya', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Maya' }).click();
  await question.getByRole('button', { name: 'Delete Maya' }).click();
  await expect(page.getByText('Maya was deleted.')).toBeVisible();
  await expect(page.getByText('Maya was deleted.')).toBeHidden();
  await page.goto(`/relationships/${id}`);
  await expect(page.getByRole('heading', { name: 'Relationship Not Found' })).toBeVisible();
  await expect(page.getByText('We couldn’t find the relationship you’re looking for.')).toBeVisible();
  await page.getByRole('link', { name: 'All Relationships' }).click();
  await expect(page).toHaveURL(/\/relationships$/);
});

test('search, order and the archive find everybody again', async ({ page, request }) => {
  const { account, call } = await openWithMaya(request);
  const dad = await addPerson(call, { personName: 'José', relationshipType: 'father' });
  await checkIn(call, dad, [30, 20, 35, 40]);
  await addPerson(call, { personName: 'Priya', relationshipType: 'business_partner', notes: 'Pottery on Mondays' });
  await logIn(page, account, '/relationships');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Priya', 'José', 'Maya']);
  await expect(page.getByText('Critical')).toBeVisible();
  await page.getByLabel('Order').selectOption('By name');
  await expect(names).toHaveText(['José', 'Maya', 'Priya']);
  await page.reload();
  await expect(names).toHaveText(['José', 'Maya', 'Priya']);
  await page.getByLabel('Order').selectOption('Needs attention first');
  await expect(names).toHaveText(['José', 'Maya', 'Priya']);
  await page.getByLabel('Search relationships').fill('pottery');
  await expect(names).toHaveText(['Priya']);
  // What was sought comes back with the page, and stands in no address.
  await expect(page).toHaveURL(/\/relationships\?order=attention$/);
  await page.getByRole('link', { name: 'Priya', exact: true }).click();
  await expect(page).toHaveTitle('Priya · Mallama');
  await page.goBack();
  await expect(names).toHaveText(['Priya']);
  await expect(page.getByLabel('Search relationships')).toHaveValue('pottery');
  await page.getByLabel('Search relationships').fill('jose');
  await expect(names).toHaveText(['José']);
  await page.getByLabel('Search relationships').fill('');

  await page.getByRole('link', { name: 'José', exact: true }).click();
  await page.getByRole('button', { name: 'More about José' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All Relationships' }).click();
  await expect(names).toHaveText(['Priya', 'Maya']);
  await page.getByText('Archived', { exact: true }).click();
  await expect(names).toHaveText(['José']);
});

test('with the keyboard alone somebody finds a person, checks in and writes a line', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, '/relationships');
  const link = page.getByRole('link', { name: 'Maya', exact: true });
  await expect(link).toBeVisible();
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not reach it.');
  };
  await tabTo(link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(id));
  await tabTo(page.getByRole('button', { name: 'Check in', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Trust & Safety' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Trust & Safety' })).toBeFocused();
  await expect(page.getByRole('slider', { name: 'Trust & Safety' })).toHaveValue('55');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check-in saved')).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Add to Triggers' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'New in Triggers' })).toBeFocused();
  await page.keyboard.type('Slammed doors');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(list(page, 'Triggers').getByText('Slammed doors')).toBeVisible();
});

test('somebody else’s relationship is not there', async ({ page, request }) => {
  const { id } = await openWithMaya(request);
  const stranger = await openAccount(request);
  await addPerson(await callerFor(request, stranger), { personName: 'Ben', relationshipType: 'friend' });
  await logIn(page, stranger);
  for (const address of [id, 'not-an-id']) {
    await page.goto(`/relationships/${address}`);
    await expect(page.getByRole('heading', { name: 'Relationship Not Found' })).toBeVisible();
  }
});

test('what can’t be saved of a person stands at its field, and leaves when it changes', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  await page.getByRole('button', { name: 'More about Maya' }).click();
  await page.getByRole('menuitem', { name: 'Edit name, type and notes' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Maya' });
  const name = edit.getByLabel('Person’s Name');
  await name.fill('M'.repeat(101));
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAccessibleDescription(/Please keep the name under 100 characters/);
  await expect(name).toBeFocused();
  await expect(edit.getByRole('alert')).toHaveCount(0);
  await name.press('Backspace');
  await expect(edit.getByText('Please keep the name under')).toHaveCount(0);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M'.repeat(100));
});
