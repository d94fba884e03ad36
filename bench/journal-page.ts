// The journal page with 5,000 entries in a real browser, on what was built last: from going there until the first card
// stands, with and without what the browser kept; the longest the page was busy in one go meanwhile; and how even the
// frames are while it is scrolled from end to end with so many entries shown.
//   CHROMIUM_PATH=… node bench/journal-page.ts [entries] [shown] [rounds]
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '#test/process.ts';
import { logIn } from '../e2e/setup/account.ts';
import { busy } from '../e2e/setup/busy.ts';
import { writeEntries } from './entries.ts';
import { at, inHouse, MASTER_KEY, median } from './house.ts';

const [entries = 5000, shown = 1200, rounds = 5] = process.argv.slice(2).map(Number);
const executablePath = process.env.CHROMIUM_PATH ?? '';
const account = { email: 'member-0@example.org', password: 'seven quiet herons' };
const ms = (values: readonly number[]) => `${median(values).toFixed(0)} ms (at most ${Math.max(...values).toFixed(0)})`;

/** Milliseconds from the start of the visit until a card stands, and of each task that took longer than 50. */
async function visit(page: Page) {
  await page.goto('/journal');
  await page.getByRole('article').first().waitFor();
  return page.evaluate(
    () =>
      new Promise<{ card: number; long: number[] }>((done) => {
        const seen = performance.getEntriesByName('first card')[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) =>
          done({ card: seen, long: list.getEntries().map(({ duration }) => duration) }),
        ).observe({ type: 'longtask', buffered: true });
        setTimeout(() => done({ card: seen, long: [] }), 300);
      }),
  );
}

/** Milliseconds between frames while the wheel goes on until the end. */
const scroll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const frames: number[] = [];
        let before = performance.now();
        const step = (now: number) => {
          frames.push(now - before);
          before = now;
          const top = window.scrollY;
          window.scrollTo({ top: top + 300, behavior: 'instant' });
          if (window.scrollY === top) done(frames.slice(1));
          else requestAnimationFrame(step);
        };
        window.scrollTo({ top: 0, behavior: 'instant' });
        requestAnimationFrame(step);
      }),
  );

async function look(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      if (!document.querySelector('article')) return;
      performance.mark('first card');
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await logIn(page, account);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  const work: number[] = [];
  for (let round = 0; round < rounds; round++)
    work.push(await busy(page, async () => void visits.push(await visit(page))));
  console.log(`first of ${entries} entries stands after ${ms(visits.map(({ card }) => card))}`);
  console.log(`processor time of the page until it rests: ${ms(work)}`);
  console.log(`longest task meanwhile: ${ms(visits.map(({ long }) => Math.max(0, ...long)))}`);

  const more = page.getByRole('button', { name: 'Show earlier entries' });
  const cards = page.getByRole('article');
  const began = performance.now();
  for (let count = await cards.count(); count < shown; ) {
    await more.click();
    await page.waitForFunction((had) => document.querySelectorAll('article').length > had, count);
    count = await cards.count();
  }
  console.log(`${await cards.count()} shown after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  let frames: number[] = [];
  const scrolled = await busy(page, async () => {
    frames = await scroll(page);
  });
  const late = frames.filter((one) => one > 50).length;
  const own = (scrolled / frames.length).toFixed(1);
  console.log(`${frames.length} frames of scrolling, ${own} ms of the page's own time each`);
  console.log(
    `between two: ${median(frames).toFixed(1)} ms, p99 ${at(frames, 0.99).toFixed(0)} ms, ${late} over 50 ms`,
  );
  await context.close();
}

await inHouse(
  (bench) => writeEntries(bench, entries),
  async (folder) => {
    const server = await startServer({ DATA_DIR: folder, MASTER_KEY });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    await look(browser, server.url);
    await browser.close();
    await server.stop();
  },
);
