import { onAuthStateChanged, signInWithEmailAndPassword, type User } from '@firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDisabled } from '#server/admin/disable.ts';
import { aPassword, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

const DAY = 24 * 3_600_000;

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

const member = () => server.member();

const elsewhere = async (email: string) => (await signInWithEmailAndPassword(server.browser(), email, aPassword)).user;

const asks = async (user: User, method: 'GET' | 'DELETE', path = '', payload?: object) => {
  const headers = { authorization: `Bearer ${await user.getIdToken()}` };
  const answer = await server.ask({
    method,
    url: `/api/account/sessions${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() };
};

describe('a refresh', () => {
  test('gives a new token that the API takes', async () => {
    const { user } = await member();
    const former = await user.getIdToken();
    server.clock.advance(30 * 60_000);
    const token = await user.getIdToken(true);
    expect(token).not.toBe(former);
    server.clock.advance(45 * 60_000);
    expect((await server.me(former)).status).toBe(401);
    expect((await server.me(token)).status).toBe(200);
  });

  test('asked for by five tabs at once gives all of them the same successor', async () => {
    const { user } = await member();
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.refresh(user.refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    server.clock.advance(59_000);
    expect((await server.refresh(user.refreshToken)).body.refresh_token).toBe(answers[0]?.body.refresh_token);
  });

  test('with a token replaced long ago ends the session for whoever has it', async () => {
    const { auth, user } = await member();
    const stolen = user.refreshToken;
    await user.getIdToken(true);
    server.clock.advance(61_000);
    expect((await server.refresh(stolen)).message).toBe('TOKEN_EXPIRED');
    expect(await codeFrom(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(auth.currentUser).toBe(null);
  });

  test('is refused to a token that nobody here issued', async () => {
    const { user } = await member();
    const [session, generation, mac = ''] = user.refreshToken.split('.');
    for (const forged of [
      'x',
      `${session}.1.${mac}`,
      `${session}.${generation}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
      `${session}.${generation}`,
      '',
    ]) {
      expect((await server.refresh(forged)).message).toMatch(/^(INVALID|MISSING)_REFRESH_TOKEN$/);
    }
    await user.getIdToken(true);
  });

  test('accepts the names that other clients use, and no other grant', async () => {
    const { user } = await member();
    const ask = (body: Record<string, string>) =>
      fetch(`${server.origin}/securetoken.googleapis.com/v1/token?key=any`, {
        method: 'POST',
        body: new URLSearchParams(body),
      });
    expect((await ask({ grantType: 'refresh_token', refreshToken: user.refreshToken })).status).toBe(200);
    expect((await (await ask({ grant_type: 'password' })).json()).error.message).toBe('INVALID_GRANT_TYPE');
  });

  test('comes too late after 30 days without use, and after 180 days of it', async () => {
    const { user } = await member();
    for (let day = 0; day < 180; day += 29) {
      server.clock.advance(29 * DAY);
      if (day + 29 < 180) await user.getIdToken(true);
    }
    expect((await server.refresh(user.refreshToken)).message).toBe('TOKEN_EXPIRED');
    const idle = await member();
    server.clock.advance(30 * DAY + 1000);
    expect((await server.refresh(idle.user.refreshToken)).message).toBe('TOKEN_EXPIRED');
  });
});

describe('the list of sessions', () => {
  test('names each device, and this one', async () => {
    const { email, user } = await member();
    await server.call(
      'accounts:signInWithPassword',
      { email, password: aPassword },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    );
    const { body } = await asks(user, 'GET');
    expect(body).toHaveLength(2);
    expect(body.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).toSorted()).toEqual([false, true]);
    expect(body.map(({ device }: { device: string }) => device)).toContain('Firefox on Linux');
  });

  test('signs out one, which notices at its next request', async () => {
    const { email, user } = await member();
    const other = await elsewhere(email);
    const { body } = await asks(user, 'GET');
    const { id } = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await asks(user, 'DELETE', `/${id}`)).status).toBe(204);
    expect((await server.me(await other.getIdToken())).status).toBe(401);
    expect((await server.me(await user.getIdToken())).status).toBe(200);
    expect((await asks(user, 'DELETE', `/${id}`)).status).toBe(404);
  });

  test('signs out all others, or all', async () => {
    const { email, user } = await member();
    const other = await elsewhere(email);
    await asks(user, 'DELETE', '', { keepCurrent: true });
    expect((await server.me(await other.getIdToken())).status).toBe(401);
    const third = await elsewhere(email);
    expect((await asks(user, 'DELETE')).status).toBe(204);
    for (const one of [user, third]) expect((await server.me(await one.getIdToken())).status).toBe(401);
  });

  test('of somebody else is out of reach: theirs is like one that never was', async () => {
    const [{ user }, eve] = [await member(), await member()];
    const { body } = await asks(user, 'GET');
    const theirs = await asks(eve.user, 'DELETE', `/${body[0].id}`);
    const absent = await asks(eve.user, 'DELETE', '/018f0000-0000-7000-8000-000000000000');
    expect([theirs.status, theirs.body]).toEqual([404, absent.body]);
    expect((await asks(eve.user, 'DELETE', '/no-id')).body).toEqual(absent.body);
    expect((await server.me(await user.getIdToken())).status).toBe(200);
  });
});

describe('a disabled person', () => {
  test('is nobody from the next request on, and learns why only with the right password', async () => {
    const { email, user } = await member();
    const { id } = (await server.me(await user.getIdToken())).body;
    expect(await setDisabled(server.house, id, true)).toBe(true);
    expect((await server.me(await user.getIdToken())).status).toBe(401);
    expect((await server.refresh(user.refreshToken)).message).toBe('USER_DISABLED');
    expect((await server.call('accounts:lookup', { idToken: await user.getIdToken() })).message).toBe('USER_DISABLED');
    expect(await codeFrom(signInWithEmailAndPassword(server.browser(), email, 'not the password'))).toBe(
      'auth/invalid-credential',
    );
    expect(await codeFrom(signInWithEmailAndPassword(server.browser(), email, aPassword))).toBe('auth/user-disabled');
    await setDisabled(server.house, id, false);
    const again = await signInWithEmailAndPassword(server.browser(), email, aPassword);
    expect((await server.me(await again.user.getIdToken())).status).toBe(200);
    expect(await setDisabled(server.house, '018f0000-0000-7000-8000-000000000000', true)).toBe(false);
  });
});

test('a session survives an outage: the SDK keeps its user', async () => {
  const { auth, user } = await member();
  const seen: (string | null)[] = [];
  const stop = onAuthStateChanged(auth, (now) => seen.push(now?.uid ?? null));
  const { store } = server.provider;
  server.provider.store = { ...store, session: () => Promise.reject(new Error('away')) };
  expect(await codeFrom(user.getIdToken(true))).toBe('auth/network-request-failed');
  expect(await codeFrom(user.reload())).toBe('auth/network-request-failed');
  server.provider.store = store;
  await user.getIdToken(true);
  expect(seen).toEqual([user.uid]);
  stop();
});

test('signing out ends the session that asks, on the server too, and no other', async () => {
  const { email, user } = await member();
  const other = await elsewhere(email);
  expect((await asks(user, 'DELETE', '/current')).status).toBe(204);
  expect((await asks(user, 'GET')).status).toBe(401);
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  expect((await asks(other, 'GET')).body).toHaveLength(1);
});
