// The four tools in a real browser, on what was built last, answered by the built-in guide: how long from the last byte
// of the answer until the first frame with the result in it has been drawn.
//   CHROMIUM_PATH=… node bench/answers.ts [rounds]
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '#test/process.ts';
import { logIn } from '../e2e/setup/account.ts';
import { at, inHouse, MASTER_KEY, median } from './house.ts';

const rounds = Number(process.argv[2] ?? 10);
const executablePath = process.env.CHROMIUM_PATH ?? '';
const account = { email: 'member-0@example.org', password: 'seven quiet herons' };

type Tool = {
  name: string;
  page: string;
  call: string;
  heading: string;
  fill(page: Page, round: number): Promise<void>;
};

const TOOLS: readonly Tool[] = [
  {
    name: 'text analyzer',
    page: '/text-analyzer',
    call: '/api/text-analysis',
    heading: 'What the words do',
    fill: (page, round) =>
      page.getByLabel('The message', { exact: true }).fill(`Fine. Do what you want, you always do. ${round}`),
  },
  {
    name: 'relationship analysis',
    page: '/relationship-analysis',
    call: '/api/relationship-analysis',
    heading: 'What your words show',
    async fill(page, round) {
      await page.getByLabel('Type of relationship').selectOption('Friend');
      const words = `We laugh a lot and I trust her. Lately plans fall through, we fight about money, I say nothing. ${round}`;
      await page.getByLabel('Describe it in your words', { exact: true }).fill(words);
    },
  },
  {
    name: 'message crafting',
    page: '/text-this-not-that',
    call: '/api/craft-message',
    heading: 'Text this',
    async fill(page, round) {
      const goal = page.getByRole('textbox', { name: 'What should your message do?' });
      await goal.fill(`Ask Maya to talk about the rent on Sunday ${round}`);
      await page.getByRole('button', { name: 'Caring', exact: true }).click();
      await page.getByLabel('Your draft').fill('You never listen to me. Could we talk on Sunday?');
    },
  },
  {
    name: 'argument resolver',
    page: '/argument-resolver',
    call: '/api/resolve-argument/begin',
    heading: 'Side by Side',
    async fill(page, round) {
      const words = [
        `Me: You never help with the dishes. You always leave them for me. ${round}`,
        'Maya: That’s not true. You exaggerate everything.',
        'Me: Whatever. I’m done talking.',
        'Maya: I’m sorry I snapped. Could we make a plan for the week?',
      ];
      await page.getByRole('textbox', { name: 'Conversation or Argument' }).fill(words.join('\n'));
    },
  },
];

/** In the page: notes when the answer was whole, and when the first frame with its result was drawn. */
function watch({ call, heading }: Pick<Tool, 'call' | 'heading'>) {
  const noted: { asked?: number; answered?: number; drawn?: number } = {};
  document.addEventListener('submit', () => Object.assign(noted, { asked: performance.now() }), { capture: true });
  new PerformanceObserver((list) => {
    // What was made before is loaded again from the same address; the answer is the first to be asked for.
    for (const { name, startTime, responseEnd } of list.getEntriesByType('resource') as PerformanceResourceTiming[])
      if (new URL(name).pathname === call && startTime >= (noted.asked ?? Number.POSITIVE_INFINITY))
        noted.answered ??= responseEnd;
  }).observe({ type: 'resource' });
  new MutationObserver((_changes, watching) => {
    if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === heading)) return;
    watching.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message that is sent while a frame is made comes when it has been.
      port1.onmessage = () => {
        noted.drawn = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { noted });
}

async function round(page: Page, tool: Tool, count: number): Promise<number> {
  await page.goto(tool.page);
  await tool.fill(page, count);
  await page.evaluate(watch, { call: tool.call, heading: tool.heading });
  await page.locator('main button[type=submit]').first().click();
  const noted = await page.waitForFunction(() => {
    const { noted } = window as unknown as { noted: { answered?: number; drawn?: number } };
    return noted.answered !== undefined && noted.drawn !== undefined && noted;
  });
  const { answered, drawn } = (await noted.jsonValue()) as { answered: number; drawn: number };
  return drawn - answered;
}

async function look(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await logIn(page, account);
  for (const tool of TOOLS) {
    const took: number[] = [];
    for (let count = 0; count < rounds; count++) took.push(await round(page, tool, count));
    const [p50, max] = [median(took), at(took, 1)].map((one) => one.toFixed(0));
    console.log(`${tool.name}: ${p50} ms (p50), ${max} ms (max), load ${loadavg()[0]?.toFixed(1)}`);
  }
  await context.close();
}

await inHouse(
  async () => {},
  async (folder) => {
    const server = await startServer({ DATA_DIR: folder, MASTER_KEY });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    await look(browser, server.url);
    await browser.close();
    await server.stop();
  },
);
