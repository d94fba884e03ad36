import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzip } from '#test/unzip.ts';
import { logInOnScreen, openAccount, sql } from './setup/account.ts';
import { isAccessible, looksRight, test, visits } from './setup/page.ts';
import { asking } from './setup/people.ts';

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({ expected: [/Failed to load resource: the server responded with a status of 40[0-3]/] });

/** As if the sign-in had been an hour ago: the next token says when it was. */
async function letAnHourPass(page: Page, email: string) {
  await sql(
    `update identity_sessions set signed_in_at = now() - interval '1 hour'
     where account_id = (select id from identity_accounts where email = $1)`,
    [email],
  );
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onsuccess = () => {
          const change = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          const store = change.objectStore('firebaseLocalStorage');
          const kept = store.getAll();
          kept.onsuccess = () => {
            for (const row of kept.result) {
              row.value.stsTokenManager.expirationTime = 0;
              store.put(row);
            }
          };
          change.oncomplete = () => done();
        };
      }),
  );
}

test('somebody takes everything along, and leaves nothing behind', async ({ page, browser, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  await ask('POST', '/relationships', { personName: 'Maya of the lighthouse', relationshipType: 'friend' });
  await logInOnScreen(page, amara);
  await letAnHourPass(page, amara.email);
  await page.goto('/profile');
  const data = page.getByRole('region', { name: 'Your data' });

  await data.getByRole('button', { name: 'Export my data' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it really you?' });
  await proof.getByLabel('Password', { exact: true }).fill(amara.password);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    proof.getByRole('button', { name: 'Confirm' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('mallama-export.zip');
  const everything = unzip(readFileSync(await file.path()));
  const people = JSON.parse(everything.get('relationships.json') ?? '').relationships;
  expect(people[0].personName).toBe('Maya of the lighthouse');

  const ben = await openAccount(request);
  const other = await browser.newPage();
  await logInOnScreen(other, ben);
  await other.goto('/profile');
  const chooser = other.getByLabel('Export file');
  await chooser.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('no archive at all') });
  await expect(other.getByRole('alert')).toContainText('This isn’t a Mallama export');
  await chooser.setInputFiles(await file.path());
  await expect(other.getByText('Imported', { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Maya of the lighthouse' })).toBeVisible();
  await chooser.setInputFiles(await file.path());
  await expect(other.getByRole('alert')).toContainText('This one has something in it');
  await other.close();

  await data.getByRole('button', { name: 'Erase my account' }).click();
  const question = page.getByRole('dialog', { name: 'Erase your account?' });
  await question.getByRole('button', { name: 'Erase my account' }).click();
  await expect(question.getByText('Please type the word erase.')).toBeVisible();
  await question.getByLabel('Type “erase” to confirm').fill('erase');
  // Nothing is asked of the server any more for somebody whom it doesn't know.
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
  await question.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeVisible();
  await expect(page).toHaveTitle('Your account is erased · Mallama');
  expect(refused).toEqual([]);
  await expect(page.getByRole('region', { name: 'What stays' })).toContainText('keyed hash');
  await isAccessible(page);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();

  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(amara.email);
  await page.getByLabel('Password', { exact: true }).fill(amara.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
});

test('while nothing can be erased, it says so and keeps the question', async ({ page, request, expected }) => {
  expected.push(/status of 503/);
  await logInOnScreen(page, await openAccount(request));
  await page.goto('/profile');
  const message = 'Payment processing is temporarily unavailable.';
  await page.route('**/api/account', (route) =>
    route.fulfill({ status: 503, json: { defined: true, code: 'unavailable', status: 503, message, data: {} } }),
  );
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const question = page.getByRole('dialog', { name: 'Erase your account?' });
  await question.getByLabel('Type “erase” to confirm').fill('erase');
  await page.keyboard.press('Enter');
  await expect(question.getByText(`Nothing was erased. ${message}`)).toBeVisible();
  await expect(question.getByLabel('Type “erase” to confirm')).toHaveValue('erase');
});

for (const { on, viewport } of visits) {
  test.describe(on, () => {
    test.use({ viewport });
    test('the question is there for everybody', async ({ page, request }) => {
      await logInOnScreen(page, await openAccount(request));
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Erase my account' }).click();
      await expect(page.getByLabel('Type “erase” to confirm')).toBeFocused();
      await looksRight(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Erase my account' })).toBeFocused();
    });
  });
}
