import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';
import { asking, meetThree } from './setup/people.ts';
import { shifted, watchShifts } from './setup/shifts.ts';

const MOST = 0.02;
/** Each room with what stands there once it is whole. */
const rooms: Record<string, RegExp> = {
  '/relationships': /Keep one evening free/,
  '/text-analyzer': /The reading shows up here/,
  '/relationship-analysis': /Who it is about/,
  '/text-this-not-that': /Your message shows up here/,
  '/argument-resolver': /People Involved/,
  '/journal': /Your last 14 days/,
  '/progress': /Over the last twelve weeks/,
  '/learning-feed': /Key lesson/,
  '/profile': /Warmer since the weekend away/,
};

for (const width of [1280, 390]) {
  test(`nothing worth a word moves while a room loads, ${width} wide`, async ({ page, request }) => {
    const amara = await openAccount(request);
    const ask = await asking(request, amara);
    const [maya] = await meetThree(ask);
    await ask('POST', `/relationships/${maya?.id}/plan`, { kind: 'promise', text: 'Keep one evening free' });
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    await logIn(page, amara);
    await ask('POST', '/journal', {
      ...{ title: 'A good dinner', content: 'We talked and laughed for an hour.', mood: 'happy', emotions: 'calm' },
    });
    await watchShifts(page);
    // What stands above the list comes after it.
    const listed = page.waitForResponse(/api\/relationships\?/);
    await page.route('**/api/next', async (route) => {
      await listed;
      await route.continue();
    });
    for (const [path, whole] of Object.entries(rooms)) {
      await page.goto(path);
      await expect(page.getByText(whole).first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
      expect(await shifted(page), path).toBeLessThanOrEqual(MOST);
    }
  });
}
