import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { busy } from './setup/busy.ts';
import { test } from './setup/page.ts';
import { addPerson, callerFor, checkIn } from './setup/relationships.ts';

// Names end in four digits, so that a search finds as many in a short list as in a long one.
const [FEW, MANY, FOUND] = [100, 500, 11];

/** Milliseconds of the page's own work for one list of so many. */
async function work(page: Page, many: number) {
  await page.goto('/relationships');
  // Roles of so many cards are slow to look up, and the page would wait for the test.
  const cards = page.locator('article');
  await expect(cards).toHaveCount(many);
  const scrolling = await busy(page, async () => {
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, 720);
      await page.waitForTimeout(30);
    }
  });
  const searching = await busy(page, async () => {
    await page.getByLabel('Search relationships').pressSequentially('person 004', { delay: 40 });
    await expect(cards).toHaveCount(FOUND);
  });
  const clearing = await busy(page, async () => {
    await page.getByLabel('Search relationships').fill('');
    await expect(cards).toHaveCount(many);
  });
  return { scrolling, searching, clearing };
}

test('five hundred people scroll, are searched and ordered without a halt', async ({ page, request }) => {
  test.setTimeout(180_000);
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const add = async (at: number) => {
    const id = await addPerson(call, {
      personName: `Person ${String(at).padStart(4, '0')}`,
      relationshipType: 'friend',
      notes: 'x'.repeat(400),
    });
    if (at % 2 === 0) await checkIn(call, id, [at % 100, 50, 60, 70]);
  };
  const meet = async (from: number, to: number) => {
    for (let at = from; at < to; at += 20) await Promise.all(Array.from({ length: 20 }, (_, n) => add(at + n)));
  };
  await meet(0, FEW);
  await logIn(page, account);
  await work(page, FEW);
  const few = await work(page, FEW);
  await meet(FEW, MANY);
  const many = await work(page, MANY);
  test.info().annotations.push({ type: 'milliseconds of work', description: JSON.stringify({ few, many }) });
  // Five times the list: searching and clearing grow with it at most, and a screenful costs what it costs in a short one.
  expect(many.searching / few.searching).toBeLessThan(7);
  expect(many.clearing / few.clearing).toBeLessThan(7);
  expect(many.scrolling / few.scrolling).toBeLessThan(3);
});
