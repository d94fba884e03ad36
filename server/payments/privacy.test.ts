import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_CARDS, type TestPaymentMethod } from '#contract/test-cards.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { freshDatabase } from '#test/database.ts';
import { type Running, startServer, temporaryFolder } from '#test/process.ts';

const dataDir = temporaryFolder();
let connection: ConnectionOptions;
let server: Running;
let token: string;

function urlOf({ connectionString, host = '', user = '', database = '' }: ConnectionOptions) {
  return connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

const post = async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  connection = await freshDatabase();
  server = await startServer({ DATABASE_URL: urlOf(connection), DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  token = '';
  const newcomer = { email: 'noor@example.org', password: 'seven quiet herons', returnSecureToken: true };
  const { text } = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', newcomer);
  token = JSON.parse(text).idToken;
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** All rows of all tables, as text. */
async function everything(): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const rows: string[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      rows.push(...found.rows.map(({ row }) => row));
    }
    return rows.join('\n');
  } finally {
    await client.end();
  }
}

async function confirm(clientSecret: string, paymentMethod: TestPaymentMethod | string, more: object = {}) {
  return post('/api/payments/sandbox/confirm', { clientSecret, paymentMethod, ...more });
}

test('no card number and no code comes into a row, a log or an answer, not even when somebody sends one', async () => {
  const begun = await post('/api/create-subscription', { plan: 'plus' });
  const { clientSecret } = JSON.parse(begun.text);
  const answers = [begun.text];
  for (const { number, token: card } of TEST_CARDS.toReversed()) {
    const refused = await confirm(clientSecret, number, { number, cvc: '123' });
    expect(refused.status).toBe(400);
    answers.push(refused.text, (await confirm(clientSecret, card, { card: { number, cvc: '987' } })).text);
  }
  const status = await fetch(`${server.url}/api/subscription-status?sync=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const paid = await status.json();
  expect(paid).toMatchObject({ status: 'active', subscription: { card: { brand: 'amex', last4: '0005' } } });
  const kept = await everything();
  expect(kept).toContain('0005');
  const log = server.out();
  expect(log).toContain('membership.sandboxConfirm');
  for (const { number } of TEST_CARDS) {
    for (const place of [kept, log, ...answers]) expect(place).not.toContain(number);
  }
  // The secret of an open payment must not be logged either.
  expect(log).not.toContain(clientSecret);
  expect(log).not.toContain('noor@example.org');
});
