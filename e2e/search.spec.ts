import { expect } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { isAccessible, test } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

test('everything one wrote is found by keys alone, opens at its place, and never stands in an address', async ({
  page,
  request,
}) => {
  const { account, call } = await openWithMaya(request);
  const made = await call('POST', '/conversations', { title: 'Before the call' });
  const id = String(made !== null && typeof made === 'object' && 'id' in made && made.id);
  await call('POST', `/conversations/${id}/messages`, { content: 'The porcelain heron fell, and nobody said a word.' });
  await logIn(page, account, `/chat?id=${id}`);
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByRole('log').getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The first letters wait for the box: its code has not come yet.
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/SearchDialog/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('heroh');
  await page.keyboard.press('Backspace');
  goOn();
  const box = page.getByRole('combobox', { name: 'Search everything you wrote' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('hero');
  await page.keyboard.type('n');
  await expect(box).toHaveValue('heron');
  await box.fill('');
  await page.keyboard.type('h');
  await expect(page.getByText('Please type at least 2 characters.')).toBeVisible();
  await page.keyboard.type('zqx');
  await expect(page.getByText('Nothing found for “hzqx”.')).toBeVisible();
  await box.fill('heron');
  const found = page.getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText('heron');
  await expect(found).toContainText('Just now');
  await isAccessible(page);
  await page.getByRole('button', { name: 'People' }).click();
  await expect(page.getByText('Nothing found for “heron”.')).toBeVisible();
  await page.getByRole('button', { name: 'People' }).click();
  await expect(found).toHaveCount(1);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chat\\?id=${id}&message=`));
  expect(page.url()).not.toContain('heron');
  await expect(page.locator('[data-message]:focus')).toContainText('The porcelain heron fell');

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await box.fill('zqx');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await box.fill('silence');
  await expect(found.first()).toContainText('Maya');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('what was kept about somebody opens from the search and from the insight that it gave', async ({
  page,
  request,
}) => {
  const { account, id, call } = await openWithMaya(request);
  const chatHistory = [
    { role: 'user', content: 'We never speak of the rent.', timestamp: new Date().toISOString() },
    { role: 'assistant', content: 'What makes it hard?', timestamp: new Date().toISOString() },
    ...Array.from({ length: 30 }, () => ({
      role: 'user',
      content: 'A long way\n'.repeat(3),
      timestamp: new Date().toISOString(),
    })),
  ].reverse();
  const kept = { title: 'The rent', status: 'needs_attention', actionItems: ['Name one number'], chatHistory };
  await call('POST', `/relationships/${id}/saved-chats`, kept);
  await logIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search everything you wrote' });
  await box.fill('never speak');
  await expect(page.getByRole('option')).toHaveCount(1);
  await box.press('Enter');
  const whole = page.getByRole('dialog', { name: 'The rent' });
  await expect(whole.locator('[data-sought]')).toHaveText('We never speak of the rent.');
  await expect(whole.locator('[data-sought]')).toBeInViewport();
  await whole.getByRole('button', { name: 'Close' }).last().click();
  await expect(whole).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/relationships/${id}$`));

  await page.getByRole('button', { name: /^A saved chat,/ }).click();
  await expect(whole.getByText('Name one number')).toBeVisible();
});

test('on a phone the menu leads to the search, and it opens the message where it stands', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { account, call } = await openWithMaya(request);
  const made = await call('POST', '/conversations', { title: 'A long one' });
  const id = String(made !== null && typeof made === 'object' && 'id' in made && made.id);
  await logIn(page, account, `/chat?id=${id}`);
  await page.getByRole('button', { name: 'I understand' }).click();
  const words = 'The porcelain heron fell, and nobody said a word.';
  await page.getByLabel('Write to Mallama').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByRole('button', { name: 'Copy' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('combobox', { name: 'Search everything you wrote' });
  await expect(box).toBeFocused();
  await box.fill('heron');
  await page.getByRole('option').click();
  await expect(page.locator('[data-message]:focus')).toContainText(words);
});

for (const width of [390, 1280])
  test(`what folds opens at the sentence that was found, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 700 });
    const { account, id, call } = await openWithMaya(request);
    const ratings = { trustSafety: 40, communicationClarity: 30, growth: 50, joyFulfillment: 60 };
    await call('POST', `/relationships/${id}/check-ins`, { ...ratings, note: 'I slept beside the porcelain heron.' });
    for (let day = 0; day < 12; day += 1) await call('POST', `/relationships/${id}/check-ins`, ratings);
    await call('PATCH', `/relationships/${id}`, { triggers: 'Being late\nA door that slams' });
    await logIn(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const box = page.getByRole('combobox', { name: 'Search everything you wrote' });
    const sought = page.locator('[data-sought]');
    const find = async (words: string) => {
      await page.keyboard.press('Control+k');
      await box.fill(words);
      await page.getByRole('option').filter({ hasText: words }).click();
    };

    await expect(page.getByText('I slept beside the porcelain heron.')).toBeVisible();
    await page.evaluate(() => {
      const marks = new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element && target.hasAttribute('data-sought') && !target.closest('[role="dialog"]'))
            document.documentElement.setAttribute('data-marked-elsewhere', '');
      });
      marks.observe(document, { subtree: true, attributeFilter: ['data-sought'] });
    });
    await find('porcelain');
    const whence = page.getByRole('dialog', { name: /^Overall Health/ });
    await expect(whence.locator(sought)).toHaveText('I slept beside the porcelain heron.');
    await expect(sought).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-marked-elsewhere');
    expect(page.url()).not.toContain('porcelain');
    expect(await page.evaluate(() => [...(CSS.highlights.get('sought') ?? [])].map(String))).toEqual(['porcelain']);
    await whence.getByRole('button', { name: 'Close' }).last().click();
    await expect(whence).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/relationships/${id}$`));

    await find('door that');
    await expect(sought).toHaveText('A door that slams');
    await expect(sought).toBeInViewport();
    await find('weekend away');
    await expect(sought).toContainText('Warmer since the weekend away');
    await expect(sought).toBeInViewport();
  });

test('an entry of the journal opens with the words selected where they stand', async ({ page, request }) => {
  const { account, call } = await openWithMaya(request);
  const content = `${'A long day with many hours.\n'.repeat(60)}The porcelain heron fell.`;
  await call('POST', '/journal', { title: 'A day', content, emotions: 'tired', mood: 'sad' });
  await logIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything you wrote' }).fill('porcelain heron');
  await page.getByRole('option').filter({ hasText: 'porcelain heron' }).click();
  const sought = page.getByRole('dialog').locator('textarea[data-sought]');
  await expect(sought).toBeInViewport();
  await expect(sought).toBeFocused();
  await expect
    .poll(() =>
      sought.evaluate((field) => {
        if (!(field instanceof HTMLTextAreaElement)) return '';
        const { value, selectionStart, selectionEnd, scrollTop } = field;
        return `${value.slice(selectionStart, selectionEnd)} ${scrollTop > 0}`;
      }),
    )
    .toBe('porcelain heron true');
});
