import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';
import { addPerson, callerFor, checkIn } from './setup/relationships.ts';

const MANY = 500;

/** Milliseconds of the processor's time that the page took; other work on the machine does not count. */
async function busy(page: Page, work: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await taken();
  await work();
  const after = await taken();
  await devtools.detach();
  return Math.round(after - before);
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
  // Roles of so many cards are slow to look up, and the page would wait for the test.
  const cards = page.locator('article');
  await expect(cards).toHaveCount(MANY);

  const [steps, far] = [30, 2000];
  const screenfuls = (steps * far) / 720;
  const scrolling = await busy(page, async () => {
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, far);
      await page.waitForTimeout(30);
    }
  });
  const words = 'person 42';
  const searching = await busy(page, async () => {
    await page.getByLabel('Search relationships').pressSequentially(words, { delay: 40 });
    await expect(cards).toHaveCount(15);
  });
  const clearing = await busy(page, async () => {
    await page.getByLabel('Search relationships').fill('');
    await expect(cards).toHaveCount(MANY);
  });
  const figures = {
    'a screenful': scrolling / screenfuls,
    'a letter': searching / words.length,
    'all of them': clearing,
  };
  test.info().annotations.push({ type: 'milliseconds of work', description: JSON.stringify(figures) });
  expect(figures['a screenful']).toBeLessThan(60);
  expect(figures['a letter']).toBeLessThan(120);
  expect(figures['all of them']).toBeLessThan(2000);
});
