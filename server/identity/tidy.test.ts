import { createUserWithEmailAndPassword, sendPasswordResetEmail } from '@firebase/auth';
import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityCodes, identitySessions, identityThrottles } from '#server/identity/embedded/table.ts';
import { anEmail, aPassword, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

const DAY = 24 * 3_600_000;

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

const rows = async (table: PgTable) => (await server.house.db.select({ rows: count() }).from(table))[0]?.rows;
const left = async () => Promise.all([identityCodes, identityThrottles, identitySessions].map(rows));

test('what is over is forgotten in its time, and what is in use stays', async () => {
  const [auth, email] = [server.browser(), anEmail()];
  const { user } = await createUserWithEmailAndPassword(auth, email, aPassword);
  await sendPasswordResetEmail(auth, email);
  await server.letterTo(email, 'PASSWORD_RESET');
  const [, throttles] = await left();
  server.clock.advance(8 * DAY);
  await server.house.jobs.drain();
  expect(await left()).toEqual([0, throttles, 1]);
  await user.getIdToken(true);
  server.clock.advance(92 * DAY);
  await server.house.jobs.drain();
  expect(await left()).toEqual([0, 0, 1]);
  server.clock.advance(182 * DAY);
  await server.house.jobs.drain();
  expect(await left()).toEqual([0, 0, 0]);
  expect(await codeFrom(user.getIdToken(true))).toBe('auth/user-token-expired');
});
