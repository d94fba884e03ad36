import { expect, type Route } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { isAccessible, looksRight, test, visits } from './setup/page.ts';
import { asking, meetThree } from './setup/people.ts';
import { shifted, watchShifts } from './setup/shifts.ts';

for (const people of ['nobody', 'three people']) {
  test(`nothing moves while the dashboard of ${people} loads`, async ({ page, request }) => {
    const amara = await openAccount(request);
    if (people !== 'nobody') await meetThree(await asking(request, amara));
    await logIn(page, amara);
    const loaded = page.getByText(people === 'nobody' ? 'No Relationships Yet' : 'Warmer since the weekend away.');
    await expect(loaded).toBeVisible();
    await watchShifts(page);
    // The answer waits until the skeleton has been seen.
    let asked = Promise.withResolvers<Route>();
    await page.route('**/api/dashboard', (route) => asked.resolve(route));
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const visit of ['first', 'later']) {
        if (visit === 'first') await page.evaluate(() => localStorage.removeItem('dashboard-pinned-items'));
        asked = Promise.withResolvers();
        await page.reload();
        await expect(page.getByText('Loading your relationships')).toBeAttached();
        await (await asked.promise).continue();
        await expect(loaded).toBeVisible();
        await expect(page.getByText('Quick Actions')).toBeVisible();
        expect(await shifted(page), `${visit} visit, ${viewport.width} wide`).toBe(0);
      }
    }
    // The measure itself is alive: it sees what does move.
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
    await expect.poll(() => shifted(page)).toBeGreaterThan(0);
  });
}

test('what could not be loaded says so, shows what is known, and comes when asked again', async ({
  page,
  request,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  const amara = await openAccount(request);
  await meetThree(await asking(request, amara));
  await logIn(page, amara);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Pin Strengths' }).click();
  await kept;
  await page.route('**/api/dashboard', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your dashboard couldn’t be loaded')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pinned Insights' }).getByText('Strengths')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyze Text' })).toBeVisible();
  await isAccessible(page);
  await page.unroute('**/api/dashboard');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Warmer since the weekend away.')).toBeVisible();
  await expect(page.getByText('couldn’t be loaded')).toHaveCount(0);
});

for (const { on, viewport } of visits) {
  test.describe(on, () => {
    test.use({ viewport });

    test('the dashboard has no barrier and fits, empty, filled and loading', async ({ page, request }) => {
      const amara = await openAccount(request);
      await logIn(page, amara);
      await expect(page.getByText('No Relationships Yet')).toBeVisible();
      await looksRight(page);

      const ask = await asking(request, amara);
      await meetThree(ask);
      await ask('POST', '/relationships', {
        personName: 'Wolfeschlegelsteinhausenbergerdorff',
        relationshipType: 'friend',
      });
      await ask('PATCH', '/dashboard/cards/strengths-1', { isPinned: true });
      await page.reload();
      await expect(page.getByRole('region', { name: 'Pinned Insights' })).toBeVisible();
      await page.getByRole('button', { name: 'Edit Strengths' }).click();
      await looksRight(page);

      await page.route('**/api/dashboard', () => {});
      await page.reload();
      await expect(page.getByText('Loading your relationships')).toBeAttached();
      await looksRight(page);
    });
  });
}
