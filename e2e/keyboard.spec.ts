import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, newcomer, openAccount } from './setup/account.ts';
import { otherPage, test } from './setup/page.ts';

// With all movement: a first day as most people's browsers show it.
test.use({ expected: [/Failed to load resource/], contextOptions: { reducedMotion: 'no-preference' } });

const STEPS = 120;

/** Goes on by Tab until it has the focus, as somebody without a mouse does. */
async function reach(page: Page, there: Locator) {
  await expect(there).toBeVisible();
  for (let step = 0; step < STEPS; step++) {
    if (await there.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${there}.`);
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp, key = 'Enter') {
  await reach(page, page.getByRole(role, { name }).first());
  await page.keyboard.press(key);
}

async function write(page: Page, label: string, words: string) {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(words);
}

test('a newcomer’s first day is done by keys alone, and each dialog gives the focus back', async ({ page }) => {
  test.setTimeout(300_000);
  const amara = newcomer();

  await test.step('begin the trial', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press(page, 'link', 'Start Free Trial');
    await write(page, 'Email', amara.email);
    await write(page, 'Password', amara.password);
    await write(page, 'Confirm Password', amara.password);
    for (const box of [/I am 18/, /I agree to the terms/, /Mallama may work/]) {
      await reach(page, page.getByLabel(box));
      await page.keyboard.press('Space');
    }
    await press(page, 'button', 'Create Account');
    await expect(page).toHaveURL(/\/dashboard$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    // It can be read and not operated: no ring.
    await expect(heading).toHaveCSS('outline-style', 'none');
  });

  await test.step('add the first person', async () => {
    await press(page, 'link', 'Add Your First Relationship');
    await expect(page.getByLabel('Person’s Name')).toBeFocused();
    await page.keyboard.type('Maya');
    await reach(page, page.getByLabel('Relationship Type'));
    await page.keyboard.type('Romantic');
    await page.keyboard.press('Enter');
    await press(page, 'button', 'Add Relationship');
    await expect(page.getByRole('heading', { level: 1, name: 'Maya' })).toBeVisible();
  });

  await test.step('check in', async () => {
    const begin = page.getByRole('button', { name: 'Check in', exact: true });
    await press(page, 'button', 'Check in');
    for (const side of ['Trust & Safety', 'Communication', 'Joy & Fulfillment', 'Growth']) {
      await reach(page, page.getByRole('slider', { name: side }));
      await page.keyboard.press('End');
    }
    await press(page, 'button', 'Save check-in');
    await press(page, 'button', 'Done');
    await expect(begin).toBeFocused();
    await expect(page.getByRole('meter', { name: 'Growth' })).toHaveAttribute('aria-valuenow', '100');
  });

  await test.step('talk about them, and keep it', async () => {
    const notice = page.getByRole('dialog', { name: 'Before you begin' });
    await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
    // It opens as soon as the field has the focus.
    const isThere = async () =>
      (await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))?.startsWith('Write to') ||
      (await notice.isVisible());
    for (let step = 0; step < STEPS && !(await isThere()); step++) await page.keyboard.press('Tab');
    await expect(notice).toBeVisible();
    await press(page, 'button', 'I understand');
    await expect(notice).toBeHidden();
    await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeFocused();
    await page.keyboard.type('The porcelain heron fell, and nobody said a word.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('by the built-in guide')).toHaveCount(1);
    await press(page, 'button', 'Mark as Resolved');
    const keep = page.getByRole('dialog', { name: 'Save this chat' });
    await expect(keep.getByLabel('Key Takeaways')).toBeEnabled();
    await reach(page, keep.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(keep).toBeHidden();
    await expect(
      page
        .getByRole('region', { name: 'Saved conversations' })
        .getByText(/porcelain heron/)
        .first(),
    ).toBeVisible();
  });

  await test.step('find an old sentence', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search everything you wrote' })).toBeFocused();
    await page.keyboard.type('porcelain');
    await expect(page.getByRole('option').first()).toContainText('porcelain');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /porcelain heron/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('subscribe', async () => {
    await page.goto('/membership');
    await press(page, 'link', 'Choose Core');
    await write(page, 'Card number', '4242424242424242');
    await write(page, 'Expiration date', '1234');
    await write(page, 'Security code', '123');
    await press(page, 'button', 'Pay $10/month');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('somebody is invited into a mediation, and comes in as a guest, answers and erases, by keys alone', async ({
  page,
  browser,
}) => {
  await logIn(page, await openAccount(page.request), '/conversations');
  await press(page, 'button', 'New Conversation');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('The rent');
  await reach(page, page.getByLabel('Type', { exact: true }));
  await page.keyboard.type('Group');
  await press(page, 'button', 'Start Conversation');
  await press(page, 'button', 'I understand');
  await press(page, 'button', 'Make a link');
  const link = (await page.getByText(/\/conversations\?join=/).textContent()) ?? '';

  const guest = await otherPage(browser);
  await logIn(
    guest,
    await openAccount(guest.request, { trial: false, name: 'Maya Lind' }),
    link.slice(new URL(link).origin.length),
  );
  await reach(guest, guest.getByLabel('I know what the others will see, and I want to take part'));
  await guest.keyboard.press('Space');
  await press(guest, 'button', 'Join');
  await press(guest, 'button', 'I understand');
  const questions = guest.getByRole('group').filter({ has: guest.getByRole('radio') });
  await expect(questions).toHaveCount(5);
  for (const group of await questions.all()) {
    const question = (await group.locator('legend').textContent()) ?? '';
    await reach(guest, group.getByRole('radio').first());
    await guest.keyboard.press('Space');
    const isFirst = await group.getByLabel(/because you want to be/.test(question) ? 'Yes' : 'No').isChecked();
    if (!isFirst) await guest.keyboard.press('ArrowRight');
  }
  await press(guest, 'button', 'I’m ready');
  await expect(guest.getByRole('heading', { name: 'Waiting for Amara' })).toBeVisible();

  await guest.goto('/settings');
  await press(guest, 'button', 'Erase my account');
  await expect(guest.getByLabel('Type “erase” to confirm')).toBeFocused();
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await expect(guest.getByRole('button', { name: 'Erase my account' })).toBeFocused();
  await guest.keyboard.press('Enter');
  await expect(guest.getByLabel('Type “erase” to confirm')).toBeFocused();
  await guest.keyboard.type('erase');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { name: 'Your account is erased' })).toBeVisible();
});
