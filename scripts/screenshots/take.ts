/** Visits each screen as whoever it is for, in each look, and lays the pictures side by side. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { guest, lapsed, member } from '../demo/life.ts';
import type { Screen, Who } from './screen.ts';
import { screens } from './screens.ts';

const { URL: url = '', DEMO_PASSWORD: password = '', CHROMIUM_PATH: executablePath = '' } = process.env;
const { ADMIN_EMAIL: operator = '', SETUP_CODE: code = '' } = process.env;
const PATIENCE = 15_000;
const folder = '.data/screens';
/** On a picture of a whole page what sticks to the edge of a screen would lie in the middle of it. */
const WHOLE = '.skip-link { visibility: hidden } [data-tab-bar] { position: static }';
/** The pages' own policy refuses a style element, and a picture taken with one shows none of it. */
const asWhole = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('${WHOLE}');
  document.adoptedStyleSheets.push(sheet);
  scrollTo({ top: 0, behavior: 'instant' });
}`;
const looks = [1280, 390].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));
type Look = (typeof looks)[number];
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

const words = process.argv.slice(2);
const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const missed: string[] = [];

async function logIn(browser: Browser, email: string): Promise<State> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth'));
  const state = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return state;
}

/** A day's trial that has just begun, with nobody in it yet. */
async function openNewcomer(): Promise<string> {
  const email = 'newcomer@example.org';
  const send = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { idToken: string };
  };
  const account = { email, password, displayName: 'Noor Haddad', returnSecureToken: true };
  const { idToken } = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', account);
  await send('/api/start-trial', {}, idToken);
  return email;
}

/** The administrator, who showed the code that the server printed. */
async function openOperator(): Promise<string> {
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const [cookie = ''] = (await send('/api/admin/setup-code', { code })).headers.getSetCookie();
  const account = { email: operator, password, displayName: 'Ines Duarte', returnSecureToken: true };
  const signedUp = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', account, cookie);
  const { idToken } = (await signedUp.json()) as { idToken: string };
  await fetch(`${url}/api/auth/user`, { headers: { authorization: `Bearer ${idToken}`, cookie } });
  return operator;
}

/** The page stands: it has its heading, nothing in it is loading any more, and its fonts are there. */
async function settled(page: Page) {
  await page.locator('h1').first().waitFor();
  await expect(
    page.getByRole('status').filter({ hasText: /^(Loading|Reading|Opening|Working|Setting|Finding)/ }),
  ).toHaveCount(0, {
    timeout: PATIENCE,
  });
  await page.evaluate('document.fonts.ready');
}

/** A screen's own address, or where the links that lead there go. */
async function arrive(page: Page, { path, through = [], instead, view }: Screen) {
  await page.goto(path);
  for (const link of through) {
    await settled(page);
    await page.getByRole('link', { name: link }).first().click();
    await page.waitForURL((address) => !address.pathname.endsWith(path));
  }
  await settled(page);
  if (instead) {
    await page.goto(page.url().replace(...instead));
    await settled(page);
  }
  // On a phone it is one of three; beside the others it stands always.
  const choice = page.getByRole('radiogroup', { name: 'View' }).getByText(view ?? 'Overview', { exact: true });
  if (view && (await choice.isVisible())) await choice.click();
  const notice = page.getByRole('button', { name: 'I understand' });
  if (await notice.isVisible()) await notice.click();
}

/** Opens a part of the page, and asks there for what is typed. */
async function turn(page: Page, { tab, typed, open, offers, leads, unfold }: Screen) {
  const folded = page.locator('details:not([open]) > summary', { hasText: unfold ?? '' });
  if (unfold && (await folded.isVisible())) await folded.click();
  if (tab) await page.getByRole('tab', { name: tab, exact: true }).click();
  if (typed) {
    await page.getByRole('textbox', { name: typed.label }).fill(typed.words);
    await page.getByRole('button', { name: typed.press }).click();
    await page.getByText(typed.shows, { exact: true }).last().waitFor();
  }
  if (open) {
    const buttons = page.getByRole('button', { name: open, exact: typeof open === 'string' });
    await (typed ? buttons.last() : buttons.first()).click();
  }
  if (offers) await page.getByRole('button', { name: offers, exact: true }).last().waitFor();
  if (leads) {
    await page.getByRole('link', { name: leads }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await settled(page);
}

async function take(page: Page, screen: Screen, { width, scheme }: Look) {
  await arrive(page, screen);
  await turn(page, screen);
  for (const { role, name } of screen.press ?? []) {
    const button = page.getByRole(role, { name, exact: typeof name === 'string' });
    await button.filter({ visible: true }).first().click();
    await page.locator('[role=dialog], [role=menu], [role=alertdialog]').first().waitFor();
    await settled(page);
  }
  if (!screen.press) await page.evaluate(asWhole);
  const file = `${screen.name}-${width}-${scheme}.png`;
  await page.screenshot({
    path: join(folder, file),
    animations: 'disabled',
    fullPage: !screen.press,
  });
}

async function takeAll(browser: Browser, states: Record<Who, State | undefined>, look: Look) {
  const viewport = { width: look.width, height: look.width > 1000 ? 900 : 844 };
  const phone = look.width < 1000 && { isMobile: true, hasTouch: true };
  const common = { baseURL: url, viewport, colorScheme: look.scheme, reducedMotion: 'reduce' as const, ...phone };
  for (const who of Object.keys(states) as Who[]) {
    const storageState = states[who];
    const context = await browser.newContext({ ...common, ...(storageState && { storageState }) });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    for (const screen of wanted.filter((one) => (one.as ?? 'member') === who)) {
      await take(page, screen, look).catch((error) =>
        missed.push(`${screen.name} ${look.width} ${look.scheme}: ${error}`),
      );
    }
    await context.close();
  }
}

const cell = ({ name }: Screen, { width, scheme }: Look) =>
  `<a href="${name}-${width}-${scheme}.png"><img src="${name}-${width}-${scheme}.png" loading="lazy" alt="${name}, ${width}, ${scheme}"></a>`;
const sheet = () =>
  `<!doctype html><title>Mallama's screens</title><style>body{font:14px sans-serif;margin:24px}
div{display:grid;grid-template-columns:3fr 3fr 1fr 1fr;gap:12px;align-items:start}img{width:100%;border:1px solid #999}</style>
${screens.map((one) => `<h2 id="${one.name}">${one.name}</h2><div>${looks.map((look) => cell(one, look)).join('')}</div>`).join('\n')}`;

if (words.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const states = {
  stranger: undefined,
  member: await logIn(browser, member.email),
  guest: await logIn(browser, guest.email),
  lapsed: await logIn(browser, lapsed.email),
  newcomer: await logIn(browser, await openNewcomer()),
  operator: await logIn(browser, await openOperator()),
};
for (const look of looks) await takeAll(browser, states, look);
await browser.close();
writeFileSync(join(folder, 'index.html'), sheet());
console.log(`\n  ${wanted.length} screens in ${looks.length} looks: ${folder}/index.html\n`);
if (missed.length > 0) throw new Error(`Not found:\n${missed.join('\n')}`);
