import { expect, type Page } from '@playwright/test';
import { logIn, openAccount, sql } from './setup/account.ts';
import { busy } from './setup/busy.ts';
import { test } from './setup/page.ts';
import { callerFor } from './setup/relationships.ts';

// Titles end in four digits, so that a search finds as many in a short list as in a long one.
const [FEW, MANY, FOUND] = [100, 500, 11];
const title = (at: number) => `Talk ${String(at).padStart(4, '0')}`;

/** Milliseconds of the page's own work for one list of so many. */
async function work(page: Page, many: number) {
  // Roles of so many rows are slow to look up, and the page would wait for the test.
  const rows = page.locator('article');
  // What was sought comes back with the same page: each look begins as a new visit.
  await page.goto('/support');
  const opening = await busy(page, async () => {
    await page.goto('/conversations');
    await expect(rows).toHaveCount(many, { timeout: 30_000 });
  });
  const scrolling = await busy(page, async () => {
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, 720);
      await page.waitForTimeout(30);
    }
  });
  const searching = await busy(page, async () => {
    await page.getByLabel('Search conversations').pressSequentially('talk 004', { delay: 40 });
    await expect(rows).toHaveCount(FOUND);
  });
  return { opening, scrolling, searching };
}

test('five hundred conversations open, scroll and are searched without a halt', async ({ page, request }) => {
  test.setTimeout(180_000);
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const begin = async (from: number, to: number) => {
    for (let at = from; at < to; at += 20) {
      // As if they had been begun on many days: nobody begins so many on one.
      await sql("delete from limits where name = 'conversations.create'");
      const some = Array.from({ length: 20 }, (_, n) => ({ title: title(at + n), description: 'x'.repeat(300) }));
      await Promise.all(some.map((one) => call('POST', '/conversations', one)));
    }
  };
  await begin(0, FEW);
  await logIn(page, account);
  await work(page, FEW);
  const few = await work(page, FEW);
  await begin(FEW, MANY);
  const many = await work(page, MANY);
  test.info().annotations.push({ type: 'milliseconds of work', description: JSON.stringify({ few, many }) });
  // Five times the list: opening and searching grow with it at most, and a screenful costs what it costs in a short one.
  expect(many.opening / few.opening).toBeLessThan(7);
  expect(many.searching / few.searching).toBeLessThan(7);
  expect(many.scrolling / few.scrolling).toBeLessThan(3);
});
