import { createUserWithEmailAndPassword, sendPasswordResetEmail } from '@firebase/auth';
import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityCodes, identitySessions, identityThrottles } from '#server/identity/embedded/table.ts';
import { anEmail, aPassword, codeFrom, openSignIn, type SignInTown } from '#test/sign-in.ts';

const DAY = 24 * 3_600_000;

let town: SignInTown;
beforeAll(async () => {
  town = await openSignIn();
});
afterAll(() => town.close());

const rows = async (table: PgTable) => (await town.house.db.select({ rows: count() }).from(table))[0]?.rows;
const left = async () => Promise.all([identityCodes, identityThrottles, identitySessions].map(rows));

test('what is over is forgotten in its time, and what is in use stays', async () => {
  const [auth, email] = [town.browser(), anEmail()];
  const { user } = await createUserWithEmailAndPassword(auth, email, aPassword);
  await sendPasswordResetEmail(auth, email);
  await town.letterTo(email, 'PASSWORD_RESET');
  const [, throttles] = await left();
  town.clock.advance(8 * DAY);
  await town.house.jobs.drain();
  expect(await left()).toEqual([0, throttles, 1]);
  await user.getIdToken(true);
  town.clock.advance(92 * DAY);
  await town.house.jobs.drain();
  expect(await left()).toEqual([0, 0, 1]);
  town.clock.advance(182 * DAY);
  await town.house.jobs.drain();
  expect(await left()).toEqual([0, 0, 0]);
  expect(await codeFrom(user.getIdToken(true))).toBe('auth/user-token-expired');
});
