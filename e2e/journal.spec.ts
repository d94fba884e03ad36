import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { fitsSideways, inLooks, isAccessible, looks, test } from './setup/page.ts';
import { callerFor, openWithMaya } from './setup/relationships.ts';

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('somebody writes an entry, finds it, changes it, deletes it and takes that back', async ({ page, request }) => {
  await logIn(page, await openAccount(request), '/journal');
  await expect(page.getByRole('heading', { name: 'A page that is only yours' })).toBeVisible();
  await page.getByRole('button', { name: 'New Entry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save Entry' }).click();
  for (const problem of [
    'Please choose how you feel',
    'Title is required',
    'Content must be at least 10 characters',
    'Please describe your emotions',
  ])
    await expect(dialog.getByText(problem)).toBeVisible();
  await dialog.getByText('Happy', { exact: true }).click();
  await dialog.getByLabel('Title').fill('The dishes, again, but different');
  await dialog.getByLabel('What happened?').fill('I put the towel down and said that I wanted company.');
  await dialog.getByLabel('Emotions').fill('Relieved');
  await dialog.getByLabel('Tags', { exact: true }).fill('maya, repair, kitchen');
  await page.reload();
  await expect(dialog.getByLabel('What happened?')).toHaveValue(/towel/);
  await dialog.getByRole('button', { name: 'Save Entry' }).click();
  await expect(dialog).toBeHidden();
  const entry = card(page, 'The dishes, again');
  await expect(entry.getByText('maya')).toBeVisible();
  await expect(entry.getByText('+1')).toBeVisible();

  await page.getByLabel('Search entries').fill('rutabaga');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByLabel('Search entries').fill('towel');
  await expect(entry).toBeVisible();
  await page.getByRole('button', { name: 'Very sad' }).click();
  await expect(page.getByText('No matches.')).toBeVisible();
  // The filters stay with the page, and the words typed into the search in no address.
  await expect(page).toHaveURL(/\?mood=very_sad$/);
  await page.reload();
  await expect(page.getByLabel('Search entries')).toHaveValue('towel');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByRole('button', { name: 'All moods' }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('From', { exact: true }).fill(ago(1));
  await page.getByLabel('Tag', { exact: true }).selectOption('maya');
  await page.getByLabel('To', { exact: true }).fill(ago(3));
  await expect(page.getByText('This day is before “From”')).toBeVisible();
  await expect(page.getByText('No matches.')).toBeHidden();
  await page.getByLabel('To', { exact: true }).fill(ago(-1));
  await expect(page.getByText('This day is before “From”')).toBeHidden();
  await entry.getByRole('button', { name: 'The dishes, again, but different', exact: true }).click();
  await expect(dialog.getByLabel('Title')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/entry=/);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(ago(1));
  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('maya');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/journal$/);

  await entry.getByRole('button', { name: 'The dishes, again, but different', exact: true }).click();
  await dialog.getByLabel('Title').fill('The dishes, at last');
  await dialog.getByRole('button', { name: 'Save Entry' }).click();
  await expect(card(page, 'The dishes, at last')).toBeVisible();
  await page.getByRole('button', { name: 'More about The dishes, at last' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'A page that is only yours' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'The dishes, at last')).toBeVisible();

  // Once an entry is closed, Back leaves the journal and opens nothing again.
  await page.goto('/progress');
  await page.goto('/journal?entry=new');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.mallamaDialog))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/progress$/);
});

test('words of danger are kept, and people to turn to stand beside them', async ({ page, request }) => {
  await logIn(page, await openAccount(request), '/journal?entry=new');
  const dialog = page.getByRole('dialog', { name: 'New Entry' });
  await dialog.getByText('Very sad').click();
  await dialog.getByLabel('Title').fill('Tonight');
  await dialog.getByLabel('What happened?').fill('I want to kill myself tonight.');
  await dialog.getByLabel('Emotions').fill('Empty');
  await dialog.getByRole('button', { name: 'Save Entry' }).click();
  const saved = page.getByRole('dialog', { name: 'Your entry is saved' });
  await expect(saved.getByRole('group', { name: 'People to turn to' })).toBeVisible();
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(card(page, 'Tonight')).toBeVisible();
});

test('somebody brings entries from a file, finds them by day, and writes on without a connection', async ({
  page,
  request,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const { account } = await openWithMaya(request);
  await logIn(page, account, '/journal');
  await page.getByRole('button', { name: 'Export and import' }).click();
  const rows = [`${ago(0)},A call,"Eleven minutes, all boiler.",happy,Maya`, `${ago(1)},Short,too short,happy,`];
  const csv = ['date,title,content,mood,about', ...rows].join('\n');
  const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const files = page.getByRole('dialog', { name: 'Export and import' });
  await files.getByLabel('Import entries from a file').setInputFiles(file);
  await expect(files.getByText('Line 3: Content must be at least 10 characters')).toBeVisible();
  // A mood is asked for only where an entry has none.
  await expect(files.getByText('Mood for entries without one')).toBeHidden();
  await isAccessible(page);
  await files.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(files.getByText('1 added.')).toBeVisible();
  const download = page.waitForEvent('download');
  await files.getByRole('button', { name: 'For notes apps' }).click();
  expect((await download).suggestedFilename()).toBe('journal.md');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await files.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.print-sheet')).toHaveText(/A call.* · Happy · Not noted · About Maya.*Eleven minutes/);
  // On paper it stands alone, and not behind the dialog it was asked for in.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-sheet')).toBeVisible();
  await expect(files).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await files.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Calendar' }).click();
  await isAccessible(page);
  await fitsSideways(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/calendar.png`, fullPage: true });
  await page.getByRole('button', { name: /1 entry, happy/ }).click();
  await expect(card(page, 'A call')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'New Entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Entry' });
  await dialog.getByText('Sad', { exact: true }).click();
  await dialog.getByLabel('Title').fill('On the train');
  await dialog.getByLabel('What happened?').fill('The train stood between two stops, so I wrote this down.');
  await dialog.getByLabel('Emotions').fill('Calm');
  await dialog.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('1 entry is saved in this browser.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 entry is saved in this browser.')).toBeHidden();
  await page.reload();
  await expect(card(page, 'On the train')).toHaveCount(1);
});

test('what arrived without an answer is one entry, also after a crash, and other words are an entry of their own', async ({
  page,
  request,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await logIn(page, await openAccount(request), '/journal?entry=new');
  const dialog = page.getByRole('dialog', { name: 'New Entry' });
  const save = dialog.getByRole('button', { name: 'Save Entry' });
  const failed = dialog.getByText('Failed to create journal entry');
  let isLosing = false;
  await page.route(
    ({ pathname }) => pathname === '/api/journal',
    async (route) => {
      if (!isLosing || route.request().method() !== 'POST') return route.fallback();
      isLosing = false;
      await route.fetch();
      await route.abort();
    },
  );
  await dialog.getByText('Sad', { exact: true }).click();
  await dialog.getByLabel('Title').fill('On the train');
  await dialog.getByLabel('What happened?').fill('The train stood between two stops, so I wrote this down.');
  await dialog.getByLabel('Emotions').fill('Calm');
  isLosing = true;
  await save.click();
  await expect(failed).toBeVisible();
  await page.reload();
  await save.click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(card(page, 'On the train')).toHaveCount(1);

  await page.getByRole('button', { name: 'New Entry' }).click();
  await dialog.getByText('Sad', { exact: true }).click();
  await dialog.getByLabel('Title').fill('The stop after');
  await dialog.getByLabel('What happened?').fill('It went on, and I had nothing left to say.');
  await dialog.getByLabel('Emotions').fill('Calm');
  isLosing = true;
  await save.click();
  await expect(failed).toBeVisible();
  await dialog.getByLabel('Title').fill('The last stop');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'The last stop')).toHaveCount(1);
  await expect(card(page, 'The stop after')).toHaveCount(1);
});

test('a change without a connection waits too, keeps what was changed elsewhere, and a refused one holds up no other', async ({
  page,
  request,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /400/);
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const entry = { content: 'Eleven minutes, all boiler.', emotions: 'calm', mood: 'happy' };
  const { id } = (await call('POST', '/journal', { ...entry, title: 'A call' })) as { id: string };
  await logIn(page, account, '/journal');
  await expect(card(page, 'A call')).toBeVisible();
  await context.setOffline(true);
  const write = async (title: string, content: string) => {
    await page.getByRole('button', { name: 'New Entry' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Entry' });
    await dialog.getByText('Sad', { exact: true }).click();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('What happened?').fill(content);
    await dialog.getByLabel('Emotions').fill('Calm');
    await dialog.getByRole('button', { name: 'Save Entry' }).click();
  };
  await write('Refused once', 'The train stood between two stops, so I wrote this down.');
  for (const title of ['A call, from the train', 'A long call, from the train']) {
    await card(page, 'A call').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Entry' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByText('2 entries are saved in this browser.')).toBeVisible();
  }
  await call('PUT', `/journal/${id}`, { ...entry, title: 'A call, from the desk' });
  const title = 'That was not taken';
  const body = { defined: true, code: 'BAD_REQUEST', status: 400, message: title, data: { issues: [] } };
  await page.route('**/api/journal', (route) => route.fulfill({ status: 400, json: body }), { times: 1 });
  await context.setOffline(false);
  await expect(card(page, 'A long call, from the train')).toBeVisible();
  await expect(card(page, 'A call, from the desk')).toBeVisible();
  const refused = page.getByRole('alert').filter({ hasText: 'Refused once' });
  await expect(refused).toContainText(title);
  await refused.getByRole('button', { name: 'Open it' }).click();
  const again = page.getByRole('dialog', { name: 'New Entry' });
  await expect(again.getByLabel('Title')).toHaveValue('Refused once');
  await again.getByRole('button', { name: 'Save Entry' }).click();
  await expect(card(page, 'Refused once')).toBeVisible();
  await expect(refused).toBeHidden();
  await context.setOffline(true);
  await write('Tonight', 'I want to kill myself tonight.');
  await context.setOffline(false);
  await expect(page.getByRole('group', { name: 'People to turn to' })).toBeVisible();
});

test('the journal looks right in both schemes and at every width', async ({ page, request }) => {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const moods = ['happy', 'very_happy', 'neutral', 'very_sad', 'sad', 'happy', 'sad', 'neutral'];
  for (const [at, mood] of moods.entries())
    await call('POST', '/journal', {
      title: ['The dishes, again, but different', 'We signed them', 'A short call'][at % 3],
      content:
        'I noticed I was rehearsing the speech while drying the plates. So I put the towel down and said I was tired. '.repeat(
          2,
        ),
      ...{ emotions: 'calm', mood, tags: ['maya', 'repair', 'home'].slice(0, 1 + (at % 3)), on: ago(at * 2) },
    });
  await logIn(page, account, '/journal');
  await expect(card(page, 'We signed them').first()).toBeVisible();
  await inLooks(page, looks);
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(page.getByRole('list', { name: 'Your last 14 days' }).getByRole('listitem')).toHaveCount(14);
  await page.goto('/journal?entry=new');
  await expect(page.getByRole('dialog', { name: 'New Entry' })).toBeVisible();
  await inLooks(page, looks);
});
