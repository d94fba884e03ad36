import { randomUUID } from 'node:crypto';
import { createUserWithEmailAndPassword, deleteUser } from '@firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trialClaims } from '#server/account/table.ts';
import { aPassword, openSignIn, type SignInTown } from '#test/sign-in.ts';

let town: SignInTown;
beforeAll(async () => {
  town = await openSignIn();
});
afterAll(() => town.close());

async function signUp(email: string) {
  const { user } = await createUserWithEmailAndPassword(town.browser(), email, aPassword);
  const authorization = `Bearer ${await user.getIdToken()}`;
  const start = async () =>
    (await town.ask({ method: 'POST', url: '/api/start-trial', headers: { authorization } })).json();
  return { user, start };
}

test('one mailbox has one trial, under whatever name it signs up again', async () => {
  const name = `amara${randomUUID().slice(0, 8)}`;
  const first = await signUp(`${name}@gmail.com`);
  expect(await first.start()).toMatchObject({ hasActiveTrial: true });
  for (const again of [`${name}+more@gmail.com`, `${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`]) {
    const { start } = await signUp(again);
    expect(await start()).toMatchObject({ code: 'conflict', data: { reason: 'trial_used' } });
  }
  await deleteUser(first.user);
  const { start } = await signUp(`${name}@gmail.com`);
  expect(await start()).toMatchObject({ data: { reason: 'trial_used' } });
});

test('of accounts of one mailbox that start at once, one gets it', async () => {
  const name = `bintou${randomUUID().slice(0, 8)}`;
  const accounts = await Promise.all(Array.from({ length: 8 }, (_, at) => signUp(`${name}+${at}@example.org`)));
  const ends = await Promise.all(accounts.map(({ start }) => start()));
  expect(ends.filter(({ hasActiveTrial }) => hasActiveTrial)).toHaveLength(1);
});

test('which mailboxes had one is written nowhere', async () => {
  const rows = await town.house.db.select().from(trialClaims);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/amara|bintou|@/);
});
