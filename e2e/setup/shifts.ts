import type { Page } from '@playwright/test';

/** Everything that moved by itself since a page began, as browsers add it up: from the next page on, and with all movement. */
export async function watchShifts(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

export const shifted = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));
