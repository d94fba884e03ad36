import { expect, type Page } from '@playwright/test';
import { logIn, openAccount, sql } from './setup/account.ts';
import { test } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

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

test('five hundred conversations open, scroll and are searched without a halt', async ({ page, request }) => {
  test.setTimeout(180_000);
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  for (let at = 0; at < MANY; at += 20) {
    // As if they had been begun on many days: nobody begins so many on one.
    await sql("delete from limits where name = 'conversations.create'");
    const some = Array.from({ length: 20 }, (_, n) => ({ title: `Talk ${at + n}`, description: 'x'.repeat(300) }));
    await Promise.all(some.map((one) => call('POST', '/conversations', one)));
  }
  await logIn(page, account);
  // Roles of so many rows are slow to look up, and the page would wait for the test.
  const rows = page.locator('article');
  const opening = await busy(page, async () => {
    await page.goto('/conversations');
    await expect(rows).toHaveCount(MANY, { timeout: 30_000 });
  });
  await expect(page.getByText('500', { exact: true }).first()).toBeVisible();

  const [steps, far] = [30, 2000];
  const screenfuls = (steps * far) / 720;
  const scrolling = await busy(page, async () => {
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, far);
      await page.waitForTimeout(30);
    }
  });
  const words = 'talk 42';
  const searching = await busy(page, async () => {
    await page.getByLabel('Search conversations').pressSequentially(words, { delay: 40 });
    await expect(rows).toHaveCount(15);
  });
  const figures = { opening, 'a screenful': scrolling / screenfuls, 'a letter': searching / words.length };
  test.info().annotations.push({ type: 'milliseconds of work', description: JSON.stringify(figures) });
  expect(figures.opening).toBeLessThan(6000);
  expect(figures['a screenful']).toBeLessThan(60);
  expect(figures['a letter']).toBeLessThan(200);
});
