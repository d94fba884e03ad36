import { expect, type Page } from '@playwright/test';
import { PICTURE_SIDE } from '#contract/preferences.ts';
import { logIn, openAccount, sql } from './setup/account.ts';
import { isAccessible, looksRight, test, visits } from './setup/page.ts';
import { asking, meetThree } from './setup/people.ts';

const row = (page: Page, person: string) =>
  page.getByRole('region', { name: 'My Relationships' }).getByRole('article').filter({ hasText: person });

test('shows who somebody is, how it stands with everyone, and the way to the settings', async ({ page, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  await meetThree(ask);
  await ask('POST', '/relationships', { personName: 'Lena', relationshipType: 'best_friend' });
  await logIn(page, amara, '/profile');
  await expect(page.getByText(amara.email).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Free trial')).toBeVisible();
  await expect(page.locator('dl')).toHaveText(/Total Relationships4.*Healthy Relationships2.*Need Attention1.*65%/);
  await expect(row(page, 'Priya')).toContainText('Excellent86%');
  await expect(row(page, 'Maya')).toContainText('Good72%');
  await expect(row(page, 'Father')).toContainText('Critical36%');
  await expect(row(page, 'Lena')).toContainText('Not rated yet');
  await expect(page.getByText('Connected', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeInViewport();
});

test('the menu leads to the settings, and Back closes what is open before it leaves the page', async ({
  page,
  request,
}) => {
  await logIn(page, await openAccount(request), '/journal');
  const tools = page.getByRole('dialog', { name: 'Tools' });
  await page.getByRole('button', { name: 'Tools' }).click();
  await expect(tools).toBeVisible();
  await page.goBack();
  await expect(tools).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  // One press: the menu left no entry of its own behind.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
});

test('a text saves itself a second after the last key, once', async ({ page, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  const [, dad] = await meetThree(ask);
  await page.clock.install();
  await logIn(page, amara, '/profile');
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'PATCH' && sent.push(one.postData() ?? ''));
  const state = row(page, 'Father').getByLabel('Current State');
  // Words on a page, until a hand is on them.
  await expect(state).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await state.focus();
  await expect(state).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  // However slow the machine types, no second goes by meanwhile.
  await page.clock.pauseAt(Date.now() + 1000);
  await state.fill('');
  await state.pressSequentially('We talked on Sunday.');
  await page.clock.runFor(999);
  expect(sent).toEqual([]);
  await page.clock.resume();
  await expect(row(page, 'Father').getByText('Saved')).toBeVisible();
  expect(sent).toHaveLength(1);
  const improve = row(page, 'Father').getByLabel('What to Improve');
  await improve.fill('Listening first\nCalling on time\n');
  await expect
    .poll(async () => (await ask('GET', `/relationships/${dad?.id}`)).strugglingWith)
    .toBe('Listening first\nCalling on time');
  // The line just begun is still there to be written on.
  await expect(improve).toHaveValue('Listening first\nCalling on time\n');
  await improve.blur();
  await expect(improve).toHaveValue('Listening first\nCalling on time');
  expect((await ask('GET', `/relationships/${dad?.id}`)).notes).toBe('We talked on Sunday.');
});

test('leaving the page within the second loses nothing', async ({ page, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  const [, , maya] = await meetThree(ask);
  await logIn(page, amara, '/profile');
  await row(page, 'Maya').getByLabel('Current State').fill('Warmer.');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(async () => (await ask('GET', `/relationships/${maya?.id}`)).notes).toBe('Warmer.');
});

test('what could not be saved is said, kept through a reload, and saved then', async ({ page, request, expected }) => {
  expected.push(/ERR_FAILED/);
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  const [, , maya] = await meetThree(ask);
  await logIn(page, amara, '/profile');
  await page.route('**/api/relationships/*', (route) => route.abort());
  await row(page, 'Maya').getByLabel('Current State').fill('Warmer than last week.');
  await expect(page.getByText('Update Failed')).toBeVisible();
  await expect(page.getByText('Could not update relationship.')).toBeVisible();
  await expect(row(page, 'Maya').getByText('Not saved, kept in this browser')).toBeVisible();
  await page.unroute('**/api/relationships/*');
  await page.reload();
  await expect(row(page, 'Maya').getByLabel('Current State')).toHaveValue('Warmer than last week.');
  await expect.poll(async () => (await ask('GET', `/relationships/${maya?.id}`)).notes).toBe('Warmer than last week.');
});

test('two tabs that write on the same list both keep their lines', async ({ page, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  const [, , maya] = await meetThree(ask);
  await logIn(page, amara);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await page.goto('/profile');
  const [mine, theirs] = [page, other].map((tab) => row(tab, 'Maya').getByLabel('What to Improve'));
  // Neither is saved, and told to the other, before both are written.
  const written = Promise.withResolvers<void>();
  await page.context().route('**/api/relationships/*', async (route) => {
    await written.promise;
    await route.continue();
  });
  await mine?.focus();
  await theirs?.fill('Listening first\nFrom the other tab');
  await mine?.fill('Listening first\nFrom this tab');
  written.resolve();
  await expect
    .poll(async () => (await ask('GET', `/relationships/${maya?.id}`)).strugglingWith.split('\n').toSorted())
    .toEqual(['From the other tab', 'From this tab', 'Listening first']);
});

test('somebody is added, and what stands out about them opens', async ({ page, request }) => {
  const amara = await openAccount(request);
  await logIn(page, amara, '/profile');
  await expect(page.getByText('No Relationships Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Relationship' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Relationship' });
  await dialog.getByLabel('Person’s Name').fill('Maya');
  await dialog.getByLabel('Relationship Type').selectOption('romantic_partner');
  await dialog.getByRole('button', { name: 'Add Relationship' }).click();
  await page.getByRole('button', { name: 'AI Insights about Maya' }).click();
  const insights = page.getByRole('dialog', { name: 'AI Insights' });
  await expect(insights.getByText('Not rated yet').first()).toBeVisible();
  await expect(insights.getByText('Recommended actions')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'AI Insights about Maya' })).toBeFocused();
});

test('a picture, a country, a lock and Mallama are at hand', async ({ page, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  await meetThree(ask);
  await logIn(page, amara, '/profile');
  await page.getByLabel('Picture file').setInputFiles('docs/images/landing-light.png');
  await expect(page.getByRole('main').locator('svg image')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  // Whatever its size was: a small square left the browser.
  const { picture } = await ask('GET', '/account/preferences');
  expect(picture).toMatch(/^data:image\/jpeg;base64,/);
  const sides = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, picture);
  expect(sides).toEqual([PICTURE_SIDE, PICTURE_SIDE]);
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByText('This file can’t be read as a picture.')).toBeVisible();
  await page.getByLabel('Country').selectOption('IE');
  await expect(page.getByLabel('Country')).toHaveValue('IE');
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await expect.poll(async () => (await ask('GET', '/account/preferences')).timeZone).toBe('Asia/Tokyo');
  await page.getByRole('button', { name: 'Ask Mallama about Maya' }).click();
  const chat = page.getByRole('dialog', { name: 'Ask Mallama' });
  await expect(chat.getByRole('textbox')).toBeVisible();
  await isAccessible(page);
  await page.goBack();
  await expect(chat).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByLabel('Lock this browser').selectOption('5');
  await page.evaluate(() => localStorage.setItem('mallama-lock-seen', '1'));
  await page.reload();
  const question = page.getByRole('dialog', { name: 'Is it really you?' });
  await question.getByLabel('Password', { exact: true }).fill(amara.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Country')).toHaveValue('IE');
  await expect(question).toBeHidden();
});

test('a story that waits is shown as others will read it, and is withdrawn from here, also without a plan', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  await ask('POST', '/learning-feed/own', { category: 'family', issue: 'money', help: 'apology', end: 'better' });
  await sql(
    `update users set trial_started_at = now() - interval '2 days', trial_ends_at = now() - interval '1 day' where id = $1`,
    [amara.id],
  );
  await logIn(page, amara, '/profile');
  const own = page.getByRole('region', { name: 'Going to the community' });
  await expect(own.getByText('Two people in one family argued about money.')).toBeVisible();
  await isAccessible(page);
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(own).toBeHidden();
});

test('without a trial or a plan the settings are there, and the people wait', async ({ page, request }) => {
  const amara = await openAccount(request);
  await logIn(page, amara);
  await sql(
    `update users set trial_started_at = now() - interval '2 days', trial_ends_at = now() - interval '1 day' where id = $1`,
    [amara.id],
  );
  await page.goto('/profile');
  await expect(page.getByText('What you wrote is kept.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/membership');
  await expect(page.getByRole('button', { name: 'Save name' })).toBeVisible();
  await isAccessible(page);
});

for (const { on, viewport } of visits) {
  test.describe(on, () => {
    test.use({ viewport });

    test('the profile with people and its dialog have no barrier and fit', async ({ page, request }) => {
      const amara = await openAccount(request);
      await meetThree(await asking(request, amara));
      await logIn(page, amara, '/profile');
      await expect(page.getByText('This one')).toBeVisible();
      await expect(row(page, 'Maya')).toBeVisible();
      await looksRight(page);
      await page.getByRole('button', { name: 'AI Insights about Maya' }).click();
      await expect(page.getByRole('dialog', { name: 'AI Insights' })).toContainText('Good');
      await looksRight(page);
    });
  });
}
