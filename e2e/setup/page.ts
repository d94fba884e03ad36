import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';

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

/** The page of somebody else, in a browser of their own. */
export async function otherPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  waitForHistory(page);
  return page;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Seen from the top: what a header that stays covers in part while one scrolls would count as too small to hit.
 * All frames are our own, so axe runs in the page itself: a second page for its report takes four times as long.
 */
export async function isAccessible(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const runOnly = { type: 'tag' as const, values: TAGS };
  // Its half megabyte is read once for each page.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'undefined' : undefined;
  const axe = new AxeBuilder({ page, ...(axeSource && { axeSource }) });
  const { violations } = await axe
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
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

type Look = (typeof looks)[number];

/** The page as it stands, in another scheme or width, once its own code has followed. */
async function turnTo(page: Page, { colorScheme, viewport }: Look) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  // The page of the API has no script: its style follows by itself.
  const root = page.locator('html');
  if (await root.getAttribute('data-scheme')) await expect(root).toHaveAttribute('data-scheme', colorScheme);
  await page.evaluate(async () => {
    const moves = () => document.getAnimations().some((one) => one.effect?.getComputedTiming().iterations === 1);
    for (let still = 0; still < 3; still = moves() ? 0 : still + 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/** Two visits are enough to go everywhere: what a screen shows in the others it shows without being loaded again. */
export const visits = [
  { on: 'on a desk', viewport: { width: 1280, height: 900 } },
  { on: 'on a phone', viewport: { width: 390, height: 844 } },
];

async function hasNoBarrierAndFits(page: Page) {
  await fitsSideways(page);
  await isAccessible(page);
}

/** What is on the screen, in each look; then the page is as it was. */
export async function inLooks(page: Page, list: readonly Look[], isRight = hasNoBarrierAndFits) {
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const look of list) {
    await test.step(`${look.colorScheme}, ${look.viewport.width} wide`, async () => {
      await turnTo(page, look);
      await isRight(page);
    });
  }
  await turnTo(page, { colorScheme: 'light', viewport });
}

/** What is on the screen of one of the two visits has no barrier and fits: in both schemes, on a phone down to 320 too. */
export function looksRight(page: Page, isRight = hasNoBarrierAndFits) {
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  const list = looks.filter(({ viewport }) => viewport.width > 1000 === isWide);
  return inLooks(page, list, isRight);
}

/** What is open over the page is what a printer gets: to its last line, and nothing to press. */
export async function isWholeOnPaper(page: Page, dialog: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const { cut, ground } = await dialog.evaluate((element) => ({
    cut: [...element.querySelectorAll('div')]
      // What only a screen reader has is one pixel high.
      .filter(({ clientHeight, scrollHeight }) => clientHeight > 1 && scrollHeight > clientHeight + 1)
      .map(({ className }) => className),
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect({ cut, ground }).toEqual({ cut: [], ground: 'rgb(255, 255, 255)' });
  await page.emulateMedia({ media: null, colorScheme: null });
}
