import { createUserWithEmailAndPassword, sendSignInLinkToEmail } from '@firebase/auth';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meet } from '#server/account/meet.ts';
import { setupNotice } from '#server/admin/admin.ts';
import { claimAdmin } from '#server/admin/claim.ts';
import { adminClaims } from '#server/admin/table.ts';
import { users } from '#server/database/users.ts';
import { anEmail, aPassword, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

const ADMIN = 'operator@example.org';
const DAY = 24 * 3_600_000;

let server: SignInServer;
beforeEach(async () => {
  server = await openSignIn({ ADMIN_EMAIL: 'Operator@example.org' });
});
afterEach(() => server.close());

const printed = async () => /[\w-]{23}/.exec(await setupNotice(server.house))?.[0] ?? '';

async function spend(code: string, headers: Record<string, string> = {}) {
  const answer = await server.ask({ method: 'POST', url: '/api/admin/setup-code', payload: { code }, headers });
  const cookie = String(answer.headers['set-cookie'] ?? '');
  return {
    status: answer.statusCode,
    reason: answer.statusCode === 204 ? undefined : answer.json().data?.reason,
    cookie,
  };
}

const ticket = async () => ({ cookie: (await spend(await printed())).cookie.split(';')[0] ?? '' });
const signUp = (headers: Record<string, string> = {}, email = ADMIN) =>
  server.call('accounts:signUp', { email, password: aPassword, returnSecureToken: true }, headers);
const state = async () => (await server.ask({ method: 'GET', url: '/api/admin/setup' })).json().state;

async function meWith(token: unknown, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${token}`;
  return (await server.ask({ method: 'GET', url: '/api/auth/user', headers: { ...headers, authorization } })).json();
}

describe('the address of the admin', () => {
  test('cannot be registered without the code, in whatever case', async () => {
    expect((await signUp()).message).toBe('EMAIL_EXISTS');
    expect((await signUp({}, 'OPERATOR@Example.org')).message).toBe('EMAIL_EXISTS');
    expect((await signUp({ cookie: `mallama-setup=${'x'.repeat(43)}` })).message).toBe('EMAIL_EXISTS');
    expect(await codeFrom(createUserWithEmailAndPassword(server.browser(), ADMIN, aPassword))).toBe(
      'auth/email-already-in-use',
    );
  });

  test('is not opened by a link either, nor by a change of address', async () => {
    await sendSignInLinkToEmail(server.browser(), ADMIN, { url: 'http://localhost:3000/', handleCodeInApp: true });
    const { code } = await server.letterTo(ADMIN, 'EMAIL_SIGNIN');
    expect((await server.call('accounts:signInWithEmailLink', { email: ADMIN, oobCode: code })).message).toBe(
      'EMAIL_EXISTS',
    );
    const { body } = await signUp({}, anEmail());
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body.idToken, newEmail: ADMIN };
    expect((await server.call('accounts:sendOobCode', change)).message).toBe('EMAIL_EXISTS');
  });
});

describe('the setup code', () => {
  test('becomes a cookie that only the server reads, once', async () => {
    const code = await printed();
    const first = await spend(` ${code.toLowerCase()} `);
    expect(first.status).toBe(204);
    expect(first.cookie).toMatch(/^mallama-setup=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/);
    expect(await spend(code)).toMatchObject({ status: 403, reason: 'wrong_code' });
  });

  test('goes to one of twenty who use it at once', async () => {
    const code = await printed();
    const ends = await Promise.all(Array.from({ length: 10 }, () => spend(code)));
    expect(ends.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('is good for a day', async () => {
    const code = await printed();
    server.clock.advance(DAY);
    expect(await spend(code)).toMatchObject({ status: 403 });
  });

  test('is refused without a hint, and not for long', async () => {
    for (let at = 0; at < 10; at += 1)
      expect(await spend('AAAAA-BBBBB-CCCCC-DDDDD')).toMatchObject({ status: 403, reason: 'wrong_code' });
    expect(await spend(await printed())).toMatchObject({ status: 429 });
  });

  test('lies in no table', async () => {
    const code = (await printed()).replaceAll('-', '');
    const { rows } = await server.house.db.execute<Record<string, unknown>>('select hash, kind from admin_setup_codes');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('the first admin', () => {
  test('is whoever signs up with the address and the code', async () => {
    expect(await state()).toBe('open');
    const headers = await ticket();
    const { body } = await signUp(headers);
    expect(await meWith(body.idToken, headers)).toMatchObject({ email: ADMIN, isAdmin: true, hasAccess: true });
    expect(await state()).toBe('claimed');
    expect(await printed()).toBe('');
    expect(await spend('ANY')).toMatchObject({ status: 409, reason: 'admin_exists' });
  });

  test('is nobody who shows the code with another address', async () => {
    const headers = await ticket();
    const { body } = await signUp(headers, anEmail());
    expect(await meWith(body.idToken, headers)).toMatchObject({ isAdmin: false, hasAccess: false });
    expect(await state()).toBe('open');
  });

  test('may be signed in already when the code comes', async () => {
    const headers = await ticket();
    const { body } = await signUp(headers);
    expect(await meWith(body.idToken)).toMatchObject({ isAdmin: false });
    const authorization = `Bearer ${body.idToken}`;
    expect((await spend(await printed(), { authorization })).status).toBe(204);
    expect(await meWith(body.idToken)).toMatchObject({ isAdmin: true });
  });

  test('is one, however many claim at once', async () => {
    const { house } = server;
    const people = Array.from({ length: 20 }, (_, at) => ({
      issuer: 'https://elsewhere.example',
      subject: `claimant-${at}`,
      email: ADMIN,
      emailVerified: true,
    }));
    const unsaid = { name: null, picture: null, sessionId: null, signedInAt: house.now(), expiresAt: 0 };
    await Promise.all(people.map((person) => meet(house, { ...person, ...unsaid })));
    await Promise.all(people.map((person) => claimAdmin(house, person, undefined)));
    const admins = await house.db.select().from(users).where(eq(users.isAdmin, true));
    expect(admins).toHaveLength(1);
    expect(await house.db.select({ userId: adminClaims.userId }).from(adminClaims)).toEqual([
      { userId: admins[0]?.id },
    ]);
  });
});

test('without an address there is no admin, and the page can say so', async () => {
  const plain = await openSignIn();
  expect((await plain.ask({ method: 'GET', url: '/api/admin/setup' })).json()).toEqual({ state: 'off' });
  expect(await setupNotice(plain.house)).toBe('');
  const answer = await plain.ask({ method: 'POST', url: '/api/admin/setup-code', payload: { code: 'x' } });
  expect(answer.json()).toMatchObject({ code: 'conflict', data: { reason: 'no_admin_address' } });
  await plain.close();
});
