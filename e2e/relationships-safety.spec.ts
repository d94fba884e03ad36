import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { looksRight, test, visits } from './setup/page.ts';
import { type Ask, asking } from './setup/people.ts';
import { BOUNDARIES, foldOf, unfold } from './setup/relationships.ts';

const HARM = 'He hits me when he is drunk';
const card = (page: Page) => page.getByRole('group', { name: 'People to turn to' });
const dialog = (page: Page) => page.getByRole('dialog');

async function meetTom(ask: Ask, more: object = {}): Promise<string> {
  const { id } = await ask('POST', '/relationships', { personName: 'Tom', relationshipType: 'partner', ...more });
  return id;
}

test('what is written about harm is kept, with people to turn to beside it', async ({ page, request }) => {
  const amara = await openAccount(request);
  const id = await meetTom(await asking(request, amara), { notes: 'Since the spring.' });
  await logIn(page, amara, `/relationships/${id}`);

  await page.getByRole('button', { name: 'Edit Notes' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill(`Since the spring.\n${HARM}`);
  await page.getByRole('button', { name: 'Save' }).click();
  const notes = page.locator('#field-notes');
  await expect(notes.getByRole('alert')).toContainText('It’s not your fault.');
  await expect(notes.getByText(HARM)).toBeVisible();
  await expect(notes.getByRole('link', { name: 'Call 1-800-799-7233' })).toHaveAttribute('href', 'tel:18007997233');
  await notes.getByRole('button', { name: 'Put this away' }).click();
  await expect(notes.getByRole('button', { name: 'Show this again' })).toBeFocused();

  await foldOf(page, BOUNDARIES).click();
  await page.getByRole('button', { name: 'Add to Triggers' }).click();
  await page.getByRole('textbox', { name: 'New in Triggers' }).fill('Locks me in the bedroom');
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-triggers').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New in Triggers' })).toBeFocused();
});

test('a check-in and an event are heard as well', async ({ page, request }) => {
  const amara = await openAccount(request);
  const id = await meetTom(await asking(request, amara));
  await logIn(page, amara, `/relationships/${id}`);
  await page.getByRole('button', { name: 'A conflict' }).click();
  await page.getByRole('button', { name: 'Add words' }).click();
  await page.getByRole('textbox', { name: 'What happened?' }).fill('Shoved me into the door');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'Put this away' }).click();
  await page.getByRole('button', { name: 'Check in' }).click();
  for (const slider of await page.getByRole('slider').all()) await slider.press('Space');
  await page.getByRole('textbox', { name: 'Note (optional)' }).fill('I am scared of him');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(card(page).getByRole('status').or(card(page).getByRole('alert'))).toBeInViewport();
});

test('somebody new is on the list, and the dialog stays for whom to turn to', async ({ page, request }) => {
  const amara = await openAccount(request);
  await logIn(page, amara, '/relationships');
  await page.getByRole('button', { name: 'Add Your First Relationship' }).click();
  await dialog(page).getByLabel('Person’s Name').fill('Tom');
  await dialog(page).getByLabel('Relationship Type').selectOption('partner');
  await dialog(page).getByLabel('Notes (optional)').fill(HARM);
  await dialog(page).getByRole('button', { name: 'Add Relationship' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Tom is on your list' })).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Tom', exact: true })).toBeVisible();
});

test('connecting is off without a word of why, and its writer can turn it on again', async ({ page, request }) => {
  const amara = await openAccount(request);
  const id = await meetTom(await asking(request, amara), { currentIssues: HARM });
  await logIn(page, amara, `/relationships/${id}`);
  const connection = page.getByRole('region', { name: 'Connect with Tom' });
  await expect(connection.getByText('Connecting is off here.')).toBeVisible();
  await expect(page.getByText('There are no suggestions here at the moment.')).toBeVisible();
  const answer = async (last: 'Yes' | 'No') => {
    await connection.getByRole('button', { name: 'About connecting' }).click();
    const questions = dialog(page).getByRole('radiogroup');
    await expect(questions).toHaveCount(4);
    await expect(dialog(page).getByRole('button', { name: 'Turn it on' })).toBeDisabled();
    for (const at of [0, 1, 2]) await questions.nth(at).getByText('No', { exact: true }).click();
    await questions.nth(3).getByText(last, { exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Turn it on' }).click();
  };
  await answer('Yes');
  await expect(dialog(page).getByRole('heading', { name: 'Connecting stays off' })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText('It’s not your fault');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await answer('No');
  await expect(dialog(page)).toBeHidden();
  await expect(connection.getByRole('button', { name: 'Connect with Tom' })).toBeVisible();
});

test('the card’s links lead to the plan and to the exercises', async ({ page, request }) => {
  const amara = await openAccount(request);
  const id = await meetTom(await asking(request, amara), { notes: 'Since the spring.' });
  await logIn(page, amara);
  for (const [link, place, words] of [
    ['Show my safety plan', '#safety-plan', 'I want to die'],
    ['Grounding', '#grounding', 'I want to kill myself'],
  ] as const) {
    await page.goto(`/relationships/${id}`);
    await unfold(page, BOUNDARIES);
    await page.getByRole('button', { name: 'Add to Triggers' }).click();
    await page.getByRole('textbox', { name: 'New in Triggers' }).fill(words);
    await page.keyboard.press('Enter');
    await card(page).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: 'Get help now' })).toBeAttached();
    await expect(page.locator(place)).toBeInViewport();
  }
});

test('a half-typed item waits for its writer', async ({ page, request }) => {
  const amara = await openAccount(request);
  const id = await meetTom(await asking(request, amara));
  await logIn(page, amara, `/relationships/${id}`);
  await foldOf(page, BOUNDARIES).click();
  await page.getByRole('button', { name: 'Add to Triggers' }).click();
  await page.getByRole('textbox', { name: 'New in Triggers' }).fill('Plans changed by');
  await page.reload();
  await page.getByRole('button', { name: 'Add to Triggers' }).click();
  const field = page.getByRole('textbox', { name: 'New in Triggers' });
  await expect(field).toHaveValue('Plans changed by');
  await field.fill('Plans changed by text');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.locator('#field-triggers').getByText('Plans changed by text')).toBeVisible();
});

for (const { on, viewport } of visits) {
  test.describe(`the card, ${on}`, () => {
    test.use({ viewport });
    test('fits and can be read by everybody', async ({ page, request }) => {
      const amara = await openAccount(request);
      const id = await meetTom(await asking(request, amara), { notes: 'Since the spring.' });
      await logIn(page, amara, `/relationships/${id}`);
      await page.getByRole('button', { name: 'Edit Notes' }).click();
      await page.getByRole('textbox', { name: 'Notes' }).fill(HARM);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(card(page)).toBeVisible();
      await looksRight(page);
      await page.getByRole('button', { name: 'About connecting' }).click();
      await expect(dialog(page)).toBeVisible();
      await looksRight(page);
    });
  });
}

test('who could not be added is told in the words of the page', async ({ page, request, expected }) => {
  expected.push(/500/);
  const amara = await openAccount(request);
  await logIn(page, amara);
  await page.route('**/api/relationships', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  for (const [path, open, words] of [
    ['/relationships', 'Add Your First Relationship', /^Failed to add relationship\. /],
    ['/profile', 'Add Relationship', /^Failed to Add Relationship\. Please try again\.$/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: open }).click();
    await dialog(page).getByLabel('Person’s Name').fill('Tom');
    await dialog(page).getByLabel('Relationship Type').selectOption('partner');
    await dialog(page).getByRole('button', { name: 'Add Relationship' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(words);
  }
});
