import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Busy, type Lane, openLine } from '#server/identity/embedded/line.ts';
import { GUESSES, SIGN_IN_ADDRESS, SIGN_UP_ADDRESS } from '#server/identity/embedded/throttle.ts';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';

const LOCKED = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const WRONG = 'INVALID_LOGIN_CREDENTIALS';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const V6 = '2001:db8:1:2';

let server: SignInServer;
beforeEach(async () => {
  server = await openSignIn({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterEach(() => server.close());

const from = (address: string, cookie?: string) => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) });
const credential = (email: string, password = aPassword) => ({ email, password, returnSecureToken: true });
const signUp = (email: string, address: string) => server.call('accounts:signUp', credential(email), from(address));
const signIn = (email: string, password: string, address: string, cookie?: string) =>
  server.call('accounts:signInWithPassword', credential(email, password), from(address, cookie));

/** Makes a member and gives the cookie by which their browser is known. */
async function deviceOf(email: string, address: string): Promise<string> {
  const answer = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify(credential(email)),
  });
  await answer.json();
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function countHashes() {
  const { inLine } = server.provider;
  const counted = { times: 0 };
  server.provider.inLine = (...work) => {
    counted.times += 1;
    return inLine(...work);
  };
  return counted;
}

describe('signing up', () => {
  test('too often learns nothing about any address, and costs no hash', async () => {
    const email = anEmail();
    await signUp(email, '10.1.0.1');
    await server.tried(SIGN_UP_ADDRESS, '10.1.0.2', 97);
    for (let at = 0; at < 3; at += 1) expect((await signUp(email, '10.1.0.2')).message).toBe('EMAIL_EXISTS');
    const counted = countHashes();
    expect((await signUp(email, '10.1.0.2')).message).toBe(LOCKED);
    expect((await signUp(anEmail(), '10.1.0.2')).message).toBe(LOCKED);
    const flood = await Promise.all(Array.from({ length: 320 }, () => signUp(anEmail(), '10.1.0.2')));
    expect(new Set(flood.map(({ message }) => message))).toEqual(new Set([LOCKED]));
    expect(counted.times).toBe(0);
    expect((await signIn(email, aPassword, '10.1.0.3')).status).toBe(200);
  }, 30_000);

  test('with 320 at once leaves room for a member to sign in', async () => {
    const email = anEmail();
    await signUp(email, '10.1.0.1');
    const line = openLine();
    const isChange = (lane: Lane) => lane === 'change';
    // A new password holds its place in the line for as long as a hash would, and then is not made.
    server.provider.inLine = async (lane, work) =>
      line(lane, isChange(lane) ? () => new Promise<never>((_, fail) => setTimeout(fail, 30, new Busy())) : work);
    const flood = Array.from({ length: 320 }, (_, at) => signUp(anEmail(), `10.2.0.${at % 250}`));
    await new Promise((next) => setTimeout(next, 50));
    expect((await signIn(email, aPassword, '10.1.0.1')).status).toBe(200);
    await Promise.all(flood);
  }, 60_000);
});

test('320 guesses at once from one address fill no line', async () => {
  const [email, other] = [anEmail(), anEmail()];
  await signUp(email, '10.1.0.1');
  await server.tried(SIGN_IN_ADDRESS, '10.3.0.1', 60);
  const flood = Array.from({ length: 320 }, () => signIn(anEmail(), 'a wrong guess', '10.3.0.1'));
  await new Promise((next) => setTimeout(next, 20));
  expect((await signIn(email, aPassword, '10.1.0.9')).status).toBe(200);
  expect((await signIn(other, 'a wrong guess', '10.1.0.10')).message).toBe(WRONG);
  const told = await Promise.all(flood);
  expect(told.filter(({ message }) => message === WRONG)).toHaveLength(40);
  expect(told.filter(({ message }) => message === LOCKED)).toHaveLength(280);
}, 60_000);

describe('an IPv6 network', () => {
  test('counts as one address', async () => {
    await server.tried(SIGN_IN_ADDRESS, `${V6}::/64`, 95);
    for (let at = 0; at < 5; at += 1)
      expect((await signIn(anEmail(), 'a wrong guess', `${V6}:${at}::1`)).message).toBe(WRONG);
    expect((await signIn(anEmail(), 'a wrong guess', `${V6}:ffff::1`)).message).toBe(LOCKED);
    expect((await signIn(anEmail(), 'a wrong guess', '2001:db8:1:3::1')).message).toBe(WRONG);
  }, 30_000);
});

describe('a known device', () => {
  test('signs in behind an address from which a hundred guesses came, and nobody else does', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const cookie = await deviceOf(email, '10.4.0.1');
    await signUp(other, '10.4.0.9');
    await server.tried(SIGN_IN_ADDRESS, '10.4.0.2', 98);
    for (let at = 0; at < 3; at += 1) await signIn(anEmail(), 'a wrong guess', '10.4.0.2');
    expect((await signIn(other, aPassword, '10.4.0.2')).message).toBe(LOCKED);
    expect((await signIn(email, aPassword, '10.4.0.2', cookie)).status).toBe(200);
    expect((await signIn(other, aPassword, '10.4.0.2', cookie)).message).toBe(LOCKED);
  }, 30_000);

  test('signs in while strangers guess at its account from its own address', async () => {
    const email = anEmail();
    const cookie = await deviceOf(email, '10.4.0.1');
    for (let at = 0; at < 11; at += 1) await signIn(email, 'a wrong guess', '10.4.0.1');
    expect((await signIn(email, aPassword, '10.4.0.1')).message).toBe(LOCKED);
    expect((await signIn(email, aPassword, '10.4.0.1', cookie)).status).toBe(200);
  });

  test('is told by a cookie that scripts, pages and other sites do not see', async () => {
    const cookie = await deviceOf(anEmail(), '10.4.0.1');
    expect(cookie).toMatch(/^mallama-device=[\w-]{43}$/);
    const answer = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(credential(anEmail())),
    });
    await answer.json();
    expect(answer.headers.get('set-cookie')).toBe(
      `${cookie}; Path=/identitytoolkit.googleapis.com; Max-Age=7776000; HttpOnly; SameSite=Strict`,
    );
  });
});

describe('guesses at one account', () => {
  /** Patient guesses from everywhere: each waits until the pause of the one before is over. */
  async function guess(email: string, times: number) {
    const told: (string | undefined)[] = [];
    for (let at = 0; at < times; at += 1) {
      server.clock.advance(16 * MINUTE);
      told.push((await signIn(email, `a wrong guess ${at}`, `10.5.${at}.1`)).message);
    }
    return told;
  }

  test('are a hundred over days, the owner hears of it, and still comes in', async () => {
    const email = anEmail();
    const news: string[] = [];
    server.provider.mailNews = async ({ news: what, to }) => void news.push(`${what} ${to}`);
    const cookie = await deviceOf(email, '10.4.0.1');
    await guess(email, 11);
    await server.tried(GUESSES, email, 90);
    const told = await guess(email, 20);
    expect(told.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => WRONG));
    expect(told.slice(10)).toEqual(Array.from({ length: 10 }, () => LOCKED));
    await server.house.identity.settled();
    expect(news).toEqual([`guessing ${email}`]);
    expect((await signIn(email, aPassword, '10.6.0.1')).message).toBe(LOCKED);
    expect((await signIn(email, aPassword, '10.6.0.1', cookie)).status).toBe(200);
    await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, from('10.6.0.1'));
    const { code } = await server.letterTo(email, 'PASSWORD_RESET');
    await server.call('accounts:resetPassword', { oobCode: code, newPassword: 'another calm river' });
    expect((await signIn(email, 'another calm river', '10.6.0.2')).status).toBe(200);
  }, 60_000);

  test('are heard again after seven days, one at a time', async () => {
    const email = anEmail();
    await server.tried(GUESSES, email, 98);
    expect(await guess(email, 3)).toEqual([WRONG, WRONG, LOCKED]);
    server.clock.advance(7 * DAY);
    expect(await guess(email, 2)).toEqual([WRONG, LOCKED]);
  }, 60_000);
});

describe.each([
  ['PASSWORD_RESET', {}],
  ['EMAIL_SIGNIN', { continueUrl: 'http://localhost:3000/auth/action' }],
] as const)('a letter (%s) that somebody else asks for', (requestType, more) => {
  const ask = (email: string, address: string, cookie?: string) =>
    server.call('accounts:sendOobCode', { requestType, email, ...more }, from(address, cookie));
  const use = async (email: string, code: string) =>
    requestType === 'PASSWORD_RESET'
      ? server.call('accounts:resetPassword', { oobCode: code, newPassword: 'another calm river' })
      : server.call('accounts:signInWithEmailLink', { email, oobCode: code });

  test('neither blocks the owner’s own nor voids their link', async () => {
    const email = anEmail();
    await signUp(email, '10.7.0.1');
    expect((await ask(email, '10.7.0.2')).status).toBe(200);
    expect((await ask(email, '10.7.0.1')).status).toBe(200);
    const { code } = await server.letterTo(email, requestType);
    server.clock.advance(MINUTE + 1000);
    expect((await ask(email, '10.7.0.2')).status).toBe(200);
    await server.house.identity.settled();
    expect((await use(email, code)).status).toBe(200);
  });

  test('is no way to fill a mailbox, and a known device still gets its own', async () => {
    const email = anEmail();
    const cookie = await deviceOf(email, '10.7.0.1');
    const told: (string | undefined)[] = [];
    for (let at = 0; at < 12; at += 1) told.push((await ask(email, `10.8.0.${at}`)).message);
    expect(told.filter((message) => message === undefined)).toHaveLength(10);
    expect((await ask(email, '10.9.0.1', cookie)).status).toBe(200);
  });
});
