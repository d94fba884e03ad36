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

export async function logIn(page: Page, { email, password }: Account) {
  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
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
