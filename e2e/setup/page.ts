import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Each test is a visitor from an address of its own, as the proxy before the server says. */
const address = () => `10.${[...randomBytes(3)].join('.')}`;

/** A browser test in which any console error or warning, page error or policy violation is a failure. */
export const test = base.extend<{ expected: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  expected: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': address() }),
  page: async ({ page, expected }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    waitForHistory(page);
    await use(page);
    expect(said.filter((words) => !expected.some((known) => known.test(words)))).toEqual([]);
  },
});

/** A dialog that has just closed goes back in the history by itself; nobody reloads faster than that, but a test. */
function waitForHistory(page: Page) {
  const settled = () =>
    page.waitForFunction(() => !history.state?.mallamaDialog, undefined, { timeout: 1000 }).catch(() => {});
  const { reload, goto } = page;
  page.reload = async (options) => {
    await settled();
    return reload.call(page, options);
  };
  page.goto = async (url, options) => {
    await settled();
    return goto.call(page, url, options);
  };
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Seen from the top: what a header that stays covers in part while one scrolls would count as too small to hit. */
export async function isAccessible(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function fitsSideways(page: Page) {
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: innerWidth }));
  expect(wide, 'nothing scrolls sideways').toBeLessThanOrEqual(room);
}

/** Everything a page must be in both schemes and at every width. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390, 320].map((width) => ({ colorScheme, viewport: { width, height: width > 1000 ? 900 : 844 } })),
);
