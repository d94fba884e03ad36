import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';
import { addPerson, callerFor, checkIn } from './setup/relationships.ts';

const MANY = 500;

/** The longest time for which the page answered nobody while that happened. */
async function longestWait(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { waits: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
  });
  await work();
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'waits') as number[])));
}

test('five hundred people scroll, are searched and ordered without a halt', async ({ page, request }) => {
  test.setTimeout(180_000);
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const add = async (at: number) => {
    const id = await addPerson(call, {
      personName: `Person ${at}`,
      relationshipType: 'friend',
      notes: 'x'.repeat(400),
    });
    if (at % 2 === 0) await checkIn(call, id, [at % 100, 50, 60, 70]);
  };
  for (let at = 0; at < MANY; at += 20) await Promise.all(Array.from({ length: 20 }, (_, n) => add(at + n)));
  await logIn(page, account);
  await page.goto('/relationships');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(MANY, { timeout: 20_000 });

  const scrolling = await longestWait(page, async () => {
    for (let step = 0; step < 30; step++) {
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(30);
    }
  });
  const searching = await longestWait(page, async () => {
    await page.getByLabel('Search relationships').pressSequentially('person 42', { delay: 40 });
    await expect(cards).toHaveCount(15);
    await page.getByLabel('Search relationships').fill('');
    await expect(cards).toHaveCount(MANY);
  });
  test.info().annotations.push({ type: 'longest task in ms', description: `scroll ${scrolling}, search ${searching}` });
  expect(scrolling).toBeLessThan(200);
  expect(searching).toBeLessThan(600);
});
