import { randomUUID } from 'node:crypto';
import { applyActionCode, createUserWithEmailAndPassword, sendEmailVerification } from '@firebase/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trialClaims } from '#server/account/table.ts';
import { users } from '#server/database/users.ts';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

async function signUp(email: string) {
  const { user } = await createUserWithEmailAndPassword(server.browser(), email, aPassword);
  const authorization = `Bearer ${await user.getIdToken()}`;
  const start = async () =>
    (await server.ask({ method: 'POST', url: '/api/start-trial', headers: { authorization } })).json();
  const access = async () => (await server.ask({ url: '/api/auth/user', headers: { authorization } })).json();
  return { user, start, access };
}

test('one mailbox has one trial, under whatever name it signs up again', async () => {
  const name = `amara${randomUUID().slice(0, 8)}`;
  const first = await signUp(`${name}@gmail.com`);
  expect(await first.start()).toMatchObject({ hasActiveTrial: true });
  for (const again of [`${name}+more@gmail.com`, `${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`]) {
    const { start } = await signUp(again);
    expect(await start()).toMatchObject({ code: 'conflict', data: { reason: 'trial_used' } });
  }
  const headers = { authorization: `Bearer ${await first.user.getIdToken()}` };
  await server.ask({ method: 'DELETE', url: '/api/account', headers, payload: { confirm: 'erase' } });
  const { start, access } = await signUp(`${name}@gmail.com`);
  expect(await access()).toMatchObject({ hasUsedTrial: false });
  expect(await start()).toMatchObject({ data: { reason: 'trial_used' } });
  // Nor is it offered any more.
  expect(await access()).toMatchObject({ hasUsedTrial: true, hasActiveTrial: false, hasAccess: false });
});

test('who had a trial with another address takes none from this one', async () => {
  const email = anEmail();
  const { access, start } = await signUp(email);
  const { id } = await access();
  await server.house.db
    .update(users)
    .set({ trialStartedAt: new Date(0) })
    .where(eq(users.id, id));
  expect(await start()).toMatchObject({ data: { reason: 'trial_used' } });
  const hash = server.house.identity.keyedHash('trial', email);
  expect(await server.house.db.select().from(trialClaims).where(eq(trialClaims.emailHash, hash))).toEqual([]);
});

test('of accounts of one mailbox that start at once, one gets it', async () => {
  const name = `bintou${randomUUID().slice(0, 8)}`;
  const accounts = await Promise.all(Array.from({ length: 8 }, (_, at) => signUp(`${name}+${at}@example.org`)));
  const ends = await Promise.all(accounts.map(({ start }) => start()));
  expect(ends.filter(({ hasActiveTrial }) => hasActiveTrial)).toHaveLength(1);
});

test('other spellings of a mailbox are the same one', async () => {
  const name = `chidi${randomUUID().slice(0, 8)}`;
  expect(await (await signUp(`${name}@proton.me`)).start()).toMatchObject({ hasActiveTrial: true });
  for (const again of [`${name.slice(0, 3)}-${name.slice(3)}+x@pm.me`, `${name}@protonmail.com`])
    expect(await (await signUp(again)).start()).toMatchObject({ data: { reason: 'trial_used' } });
});

test('where mail goes out, a trial waits for a confirmed address', async () => {
  const other = await openSignIn({ TRIAL_NEEDS_CONFIRMED_EMAIL: 'on' });
  const email = anEmail();
  const { user } = await createUserWithEmailAndPassword(other.browser(), email, aPassword);
  const start = async () => {
    const headers = { authorization: `Bearer ${await user.getIdToken()}` };
    return (await other.ask({ method: 'POST', url: '/api/start-trial', headers })).json();
  };
  expect(await start()).toMatchObject({ code: 'forbidden', data: { reason: 'email_unconfirmed' } });
  await sendEmailVerification(user);
  const { code } = await other.letterTo(email, 'VERIFY_EMAIL');
  await applyActionCode(other.browser(), code);
  await user.getIdToken(true);
  expect(await start()).toMatchObject({ hasActiveTrial: true });
  await other.close();
});

test('which mailboxes had one is written nowhere', async () => {
  const rows = await server.house.db.select().from(trialClaims);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/amara|bintou|chidi|@/);
});
