// A whole exported chat in a real browser, on what was built last: how long 50,000 messages (5 MB) take until they are
// shown, and the longest task of the page meanwhile.
//   CHROMIUM_PATH=… node bench/chat-export.ts [rounds]
import { statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '#test/process.ts';
import { logIn } from '../e2e/setup/account.ts';
import { at, inHouse, MASTER_KEY, median } from './house.ts';

const rounds = Number(process.argv[2] ?? 5);
const executablePath = process.env.CHROMIUM_PATH ?? '';
const account = { email: 'member-0@example.org', password: 'seven quiet herons' };
const MESSAGES = 50_000;
const MINUTE = 60_000;

type Noted = { began: number; shown: number; tasks: { start: number; took: number }[] };

/** As WhatsApp writes it on a phone set to American English. */
function exported(): Buffer {
  const lines = Array.from({ length: MESSAGES }, (_, n) => {
    const moment = new Date(Date.UTC(2022, 0, 1) + n * 37 * MINUTE);
    const day = `${moment.getUTCMonth() + 1}/${moment.getUTCDate()}/${String(moment.getUTCFullYear()).slice(2)}`;
    const hour = `${moment.getUTCHours()}:${String(moment.getUTCMinutes()).padStart(2, '0')}`;
    const words =
      n % 40 === 0 ? 'You never listen to me. I’m sorry, I did not mean it so.' : 'Shall we take the dog out?';
    return `${day}, ${hour} - ${n % 2 ? 'Tom Reed' : 'Maya Stone'}: ${words} ${'Yes, I will be there in a minute. '.repeat(1 + (n % 2))}`;
  });
  return Buffer.from(lines.join('\n'));
}

/** In the page: when the file was chosen, when its figures stood there, and each long task in between. */
function watch(words: string) {
  const noted: { began: number; shown?: number; tasks: { start: number; took: number }[] } = { began: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.tasks.push({ start: startTime, took: duration });
  }).observe({ type: 'longtask' });
  const begin = () => {
    noted.began = performance.now();
  };
  document.querySelector('input[type=file]')?.addEventListener('change', begin, { capture: true });
  new MutationObserver((_changes, watching) => {
    if (!document.querySelector('main')?.textContent.includes(words)) return;
    watching.disconnect();
    noted.shown = performance.now();
    // What the charts cost comes after, and counts.
    setTimeout(() => Object.assign(window, { noted }), 500);
  }).observe(document, { childList: true, subtree: true });
}

async function look(browser: Browser, url: string, file: string) {
  const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })).newPage();
  await logIn(page, account);
  const took: number[] = [];
  let longest = 0;
  for (let round = 0; round < rounds; round++) {
    await page.goto('/text-analyzer');
    const input = page.getByLabel('Chat file');
    await input.waitFor({ state: 'attached' });
    await page.evaluate(watch, `${MESSAGES.toLocaleString('en-US')} messages of 2 people.`);
    await input.setInputFiles(file);
    const read = await page.waitForFunction(() => (window as unknown as { noted?: Noted }).noted);
    const { began, shown, tasks } = (await read.jsonValue()) as Noted;
    took.push(shown - began);
    longest = Math.max(longest, ...tasks.flatMap((task) => (task.start >= began ? task.took : [])));
  }
  const [p50, max] = [median(took), at(took, 1)].map((one) => one.toFixed(0));
  const task = longest === 0 ? 'no task of the page took 50 ms' : `longest task of the page ${longest.toFixed(0)} ms`;
  console.log(
    `${(statSync(file).size / 1e6).toFixed(1)} MB: ${p50} ms (p50), ${max} ms (max), ${task}, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

await inHouse(
  async () => {},
  async (folder) => {
    const server = await startServer({ DATA_DIR: folder, MASTER_KEY });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const file = join(folder, 'chat.txt');
    writeFileSync(file, exported());
    await look(browser, server.url, file);
    await browser.close();
    await server.stop();
  },
);
