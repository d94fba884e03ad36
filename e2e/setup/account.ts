import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import pg from 'pg';

export type Account = { email: string; password: string };
export type Opened = Account & { id: string };

/** Somebody nobody has met yet. */
export const newcomer = (): Account => ({ email: `amara-${randomUUID()}@example.org`, password: 'a kinder word 7' });

/** An account as the browser would open it, without the way there; `trial` starts the 24 hours. */
export async function openAccount(
  request: APIRequestContext,
  { trial = true, name = 'Amara Okafor' } = {},
): Promise<Opened> {
  const account = newcomer();
  const { apiKey } = await (await request.get('/api/auth/config')).json();
  const signedUp = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`, {
    data: { ...account, displayName: name, returnSecureToken: true },
  });
  const { idToken } = await signedUp.json();
  const headers = { authorization: `Bearer ${idToken}` };
  const met = trial
    ? await request.post('/api/start-trial', { headers })
    : await request.get('/api/auth/user', { headers });
  expect(met.status()).toBe(200);
  return { ...account, id: (await met.json()).id };
}

/** As a person does it. Where it is not what is tested, `logIn` is quicker. */
export async function logInOnScreen(page: Page, { email, password }: Account) {
  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/**
 * In this browser as if they had logged in before: the session lies where the SDK looks for one when it starts.
 * Whoever wants to be elsewhere than at the dashboard goes there at once, and looks there at what they came for.
 */
export async function logIn(page: Page, { email, password }: Account, to = '/dashboard') {
  const { request } = page;
  const { apiKey } = await (await request.get('/api/auth/config')).json();
  const signIn = `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const answer = await request.post(signIn, { data: { email, password, returnSecureToken: true } });
  expect(answer.status(), 'log in').toBe(200);
  const { idToken, refreshToken, localId, expiresIn, displayName } = await answer.json();
  const now = Date.now();
  const user = {
    ...{ uid: localId, email, emailVerified: false, isAnonymous: false, displayName, apiKey, appName: '[DEFAULT]' },
    providerData: [{ providerId: 'password', uid: email, displayName, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1000 },
    ...{ createdAt: String(now), lastLoginAt: String(now) },
  };
  // Once for each page: later visits find what the SDK made of it, or that they logged out.
  const prepared = { mark: `prepared ${randomUUID()}`, key: `firebase:authUser:${apiKey}:[DEFAULT]`, user };
  await page.addInitScript(({ mark, key, user: someone }) => {
    // Logging out empties every storage, and a window keeps its name.
    if (window.name.includes(mark)) return;
    window.name += mark;
    localStorage.setItem(key, JSON.stringify(someone));
    localStorage.setItem('mallama-member', '1');
  }, prepared);
  await page.goto(to);
  if (to !== '/dashboard') return;
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Ticks every box of the agreement in front of somebody. */
export async function agreeToAll(page: Page) {
  await page.getByLabel('I am 18 or older').waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

type Letter = { to: string; subject: string; text: string };

export function lettersTo(email: string, subject: string): Letter[] {
  try {
    const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const letters: Letter[] = files.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    return letters.filter((letter) => letter.to === email && letter.subject === subject);
  } catch {
    return [];
  }
}

/** The link in the newest letter of that subject, once it has been written. */
export async function linkIn(email: string, subject: string): Promise<string> {
  await expect.poll(() => lettersTo(email, subject).length).toBeGreaterThan(0);
  return /https?:\S+/.exec(lettersTo(email, subject).at(-1)?.text ?? '')?.[0] ?? '';
}

/** What no page can do: to let time pass in the database. */
export async function sql(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({
    host: join(process.env.E2E_DATA_DIR ?? '', 'postgres/socket'),
    user: 'mallama',
    database: 'postgres',
  });
  await client.connect();
  await client.query(text, values).finally(() => client.end());
}
