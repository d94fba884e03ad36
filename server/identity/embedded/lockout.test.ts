import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tries } from '#server/identity/embedded/store.ts';
import { oneMore, SIGN_IN, SIGN_IN_ADDRESS, SIGN_UP_ADDRESS } from '#server/identity/embedded/throttle.ts';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';

const LOCKED = 'TOO_MANY_ATTEMPTS_TRY_LATER';

let server: SignInServer;
beforeEach(async () => {
  server = await openSignIn({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterEach(() => server.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const signUp = (email: string, address: string) =>
  server.call('accounts:signUp', { email, password: aPassword }, from(address));
const signIn = (email: string, password: string, address: string) =>
  server.call('accounts:signInWithPassword', { email, password }, from(address));

/** Guesses one after the other; answers what each was told. */
async function guess(times: number, email: string, address: string | ((at: number) => string)) {
  const told: (string | undefined)[] = [];
  for (let at = 0; at < times; at += 1) {
    const where = typeof address === 'string' ? address : address(at);
    told.push((await signIn(email, `a wrong guess ${at}`, where)).message);
  }
  return told;
}

describe('guessing', () => {
  test('reaches the hash at most a hundred times in a thousand, from wherever it comes, and the owner still signs in', async () => {
    const email = anEmail();
    await signUp(email, '10.0.0.1');
    expect((await signIn(email, aPassword, '10.0.0.1')).status).toBe(200);
    let hashed = 0;
    const { store } = server.provider;
    server.provider.store = {
      ...store,
      accountByEmail: (one) => {
        hashed += 1;
        return store.accountByEmail(one);
      },
    };
    for (let round = 0; round < 10; round += 1) {
      const tries = Array.from({ length: 100 }, (_, at) =>
        signIn(email, `guess ${round} ${at}`, `10.1.${round}.${at}`),
      );
      await Promise.all(tries);
    }
    expect(hashed).toBeLessThanOrEqual(100);
    expect((await signIn(email, aPassword, '10.0.0.1')).status).toBe(200);
  }, 60_000);

  test('waits longer each time after the tenth, up to a quarter of an hour, and never for ever', () => {
    let [now, tries]: [Date, Tries | undefined] = [new Date('2026-11-20T09:00:00Z'), undefined];
    const waits: number[] = [];
    for (let at = 0; at < 24; at += 1) {
      tries = oneMore(SIGN_IN, tries, now);
      if (!tries) throw new Error('It was to be let through.');
      if (tries.blockedUntil > now)
        expect(oneMore(SIGN_IN, tries, new Date(tries.blockedUntil.getTime() - 1))).toBe(undefined);
      waits.push((tries.blockedUntil.getTime() - now.getTime()) / 1000);
      now = tries.blockedUntil;
    }
    expect(waits.slice(0, 13)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8]);
    expect(Math.max(...waits)).toBe(15 * 60);
  });

  test('at an address that nobody has is answered exactly like one that somebody has', async () => {
    const email = anEmail();
    await signUp(email, '10.0.0.1');
    const known = await guess(14, email, '10.2.0.1');
    const unknown = await guess(14, anEmail(), '10.2.0.2');
    expect(unknown).toEqual(known);
    expect(known.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_LOGIN_CREDENTIALS'));
    expect(known.slice(10)).toEqual([LOCKED, LOCKED, LOCKED, LOCKED]);
  });

  test('is forgotten after success, and after a new password', async () => {
    const email = anEmail();
    await signUp(email, '10.0.0.1');
    await guess(9, email, '10.3.0.1');
    expect((await signIn(email, aPassword, '10.3.0.1')).status).toBe(200);
    expect((await guess(10, email, '10.3.0.1')).includes(LOCKED)).toBe(false);
    expect((await signIn(email, aPassword, '10.3.0.1')).message).toBe(LOCKED);
    await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, from('10.3.0.1'));
    const { code } = await server.letterTo(email, 'PASSWORD_RESET');
    const reset = { oobCode: code, newPassword: 'another calm river' };
    expect((await server.call('accounts:resetPassword', reset, from('10.3.0.1'))).status).toBe(200);
    expect((await signIn(email, 'another calm river', '10.3.0.1')).status).toBe(200);
  });

  test('from one address at many accounts is stopped too', async () => {
    const told = new Set<string | undefined>();
    await server.tried(SIGN_IN_ADDRESS, '10.4.0.1', 95);
    for (let at = 0; at < 6; at += 1) told.add((await signIn(anEmail(), 'a wrong guess', '10.4.0.1')).message);
    expect(told).toEqual(new Set(['INVALID_LOGIN_CREDENTIALS', LOCKED]));
    expect((await signIn(anEmail(), 'a wrong guess', '10.4.0.2')).message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('many right passwords at once lock nobody out', async () => {
    const email = anEmail();
    await signUp(email, '10.0.0.1');
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, aPassword, '10.5.0.1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('letters', () => {
  const letter = (email: string, address: string) =>
    server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, from(address));

  test('go out once a minute and five times an hour for whoever asks, whether or not somebody has the address', async () => {
    for (const email of [anEmail(), anEmail()]) {
      const told: (string | undefined)[] = [];
      for (let at = 0; at < 7; at += 1) {
        told.push((await letter(email, '10.6.0.1')).message);
        if (at > 0) server.clock.advance(60_000);
      }
      expect(told).toEqual([undefined, LOCKED, undefined, undefined, undefined, undefined, LOCKED]);
    }
  });
});

test('one address makes a hundred accounts an hour at most', async () => {
  const { store } = server.provider;
  server.provider.store = { ...store, addAccount: async () => true };
  const tries: (string | undefined)[] = [];
  await server.tried(SIGN_UP_ADDRESS, '10.7.0.1', 95);
  for (let at = 0; at < 6; at += 1)
    tries.push(
      (await server.call('accounts:signUp', { email: anEmail(), password: aPassword }, from('10.7.0.1'))).message,
    );
  expect(tries.filter((told) => told === LOCKED)).toHaveLength(1);
});
