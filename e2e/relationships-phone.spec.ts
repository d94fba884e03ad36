import { expect, type Locator } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { chatOf } from './setup/chat.ts';
import { fitsSideways, test } from './setup/page.ts';
import { asking } from './setup/people.ts';
import { BOUNDARIES, foldOf, openWithMaya } from './setup/relationships.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.describe('without a connection', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('a check-in that can’t be saved says so at the button, and keeps its answers', async ({ page, request }) => {
    const { account, id } = await openWithMaya(request);
    await logIn(page, account, `/relationships/${id}`);
    await page.getByRole('button', { name: 'Check in', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'How is it going with Maya?' });
    for (const side of ['Trust & Safety', 'Communication', 'Joy', 'Growth'])
      await dialog.getByRole('slider', { name: side }).fill('40');
    await dialog.getByLabel('Note (optional)').fill('He slept on the sofa.');
    await page.route('**/check-ins', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Save check-in' }).tap();
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel('Note (optional)')).toHaveValue('He slept on the sofa.');
    await page.unroute('**/check-ins');
    await dialog.getByRole('button', { name: 'Save check-in' }).tap();
    await expect(page.getByRole('dialog', { name: 'Check-in saved' })).toBeVisible();
  });
});

test('on a phone one of three views fills the screen, and a prompt leads to the chat and is asked', async ({
  page,
  request,
}) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const views = page.getByRole('radiogroup', { name: 'View' });
  const { log, field, replies } = chatOf(page);
  await expect(views.getByText('Overview')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Talk about Maya' })).toBeHidden();
  // It is there for three seconds only, so it is watched for before it comes.
  const told = expect(page.getByText('Opening a chat about this')).toBeVisible();
  const shouting = page.getByRole('button', { name: 'Insight on “Shouting”' });
  await expect(shouting).toBeHidden();
  await foldOf(page, BOUNDARIES).tap();
  await shouting.tap();
  await told;
  await page.getByRole('button', { name: 'I understand' }).tap();
  await expect(page.getByRole('heading', { name: 'Talk about Maya' })).toBeInViewport();
  await expect(log.getByText(/About Maya: under “Red Lines” I wrote “Shouting”/)).toBeVisible();
  await expect(replies).toHaveCount(1);
  await expect(page.getByText('Opening a chat about this')).toBeHidden();
  await fitsSideways(page);

  await views.getByText('Chat').tap();
  await expect(page.getByRole('link', { name: 'All Relationships' })).toBeInViewport();
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox();
  expect(await bottom(field), 'the field stands above the tabs').toBeLessThanOrEqual(tabs?.y ?? 0);
  await views.getByText('Saved').tap();
  await expect(page.getByRole('heading', { name: 'Saved conversations' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Talk about Maya' })).toBeHidden();
});

test('a thumb reaches what is done every day', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const small = await page
    .locator('main')
    .locator('button, a, label:has(input)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('p'))
        .map((one) => ({ name: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
        .map(({ name }) => name),
    );
  expect(small).toEqual([]);
  await page.getByRole('button', { name: 'Check in', exact: true }).tap();
  const save = await page.getByRole('button', { name: 'Save check-in' }).boundingBox();
  expect(save?.y, 'the action stands in the lower third').toBeGreaterThan(844 * 0.66);
  for (const slider of await page.getByRole('slider').all()) await slider.tap();
  await page.getByRole('button', { name: 'Save check-in' }).tap();
  await expect(page.getByText('Check-in saved')).toBeVisible();
});

test('what is told for a moment never lies on the door out', async ({ page, request }) => {
  await logIn(page, await openAccount(request), '/relationships');
  await page.getByRole('button', { name: 'Add Your First Relationship' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Person’s Name').fill('Tom');
  await dialog.getByLabel('Relationship Type').selectOption('partner');
  await dialog.getByRole('button', { name: 'Add Relationship' }).tap();
  const told = page.locator('[aria-live=polite]').filter({ hasText: 'Tom is on your list' });
  await expect(told).toBeVisible();
  const gap = await told.evaluate((toast) => {
    const door = document.querySelector('button[aria-label="Leave this site"]');
    return door ? toast.getBoundingClientRect().top - door.getBoundingClientRect().bottom : null;
  });
  expect(gap).toBeGreaterThan(0);
});

test('a name of a hundred letters fits on the page, with everything that is said about them', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  const personName = `${'Maximiliana'.repeat(9)}X`;
  const { id } = Object(await ask('POST', '/relationships', { personName, relationshipType: 'friend' }));
  const ratings = { trustSafety: 50, communicationClarity: 60, growth: 70, joyFulfillment: 30 };
  await ask('POST', `/relationships/${id}/check-ins`, ratings);
  await logIn(page, amara, `/relationships/${id}`);
  await expect(page.getByText('What stands out', { exact: true })).toBeVisible();
  await expect(page.getByText('needs care').first()).toBeVisible();
  await fitsSideways(page);
});

test('a name without a space breaks inside its box, and what is written from right to left reads so', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  const personName = `${'Maximiliana'.repeat(9)}X`;
  const notes = 'אני לא יודע למה.';
  const { id } = Object(await ask('POST', '/relationships', { personName, relationshipType: 'friend', notes }));
  await logIn(page, amara, `/relationships/${id}`);
  const sentence = page.getByText(/^A first check-in shows/);
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const [first, stop] = await page.getByText(notes, { exact: true }).evaluate((box) =>
    [0, box.textContent.length - 1].map((at) => {
      const sign = document.createRange();
      sign.setStart(box.firstChild ?? box, at);
      sign.setEnd(box.firstChild ?? box, at + 1);
      return sign.getBoundingClientRect().left;
    }),
  );
  expect(Number(stop)).toBeLessThan(Number(first));
});
