import { createUserWithEmailAndPassword } from '@firebase/auth';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Busy } from '#server/identity/embedded/line.ts';
import { identityPlugin } from '#server/identity/embedded/plugin.ts';
import { callNames } from '#server/identity/embedded/routes.ts';
import { refuse } from '#server/refusal.ts';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com';
const JSON_TYPE = { 'content-type': 'application/json' };

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => server.close());

const get = async (path: string) => (await fetch(`${server.origin}${path}`)).json();

async function member() {
  const email = anEmail();
  const { user } = await createUserWithEmailAndPassword(server.browser(), email, aPassword);
  return { email, user };
}

describe('answers', () => {
  test('to a sign-up and a sign-in carry what the SDK reads', async () => {
    const email = anEmail();
    const credential = { email, password: aPassword, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' };
    const tokens = {
      localId: expect.any(String),
      email,
      idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.any(String),
      expiresIn: '3600',
    };
    expect((await server.call('accounts:signUp', credential)).body).toEqual({
      kind: 'identitytoolkit#SignupNewUserResponse',
      ...tokens,
    });
    expect((await server.call('accounts:signInWithPassword', credential)).body).toEqual({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      displayName: '',
      ...tokens,
    });
  });

  test('to a lookup tell that there is a password, and never its hash', async () => {
    const { email, user } = await member();
    const { body } = await server.call('accounts:lookup', { idToken: await user.getIdToken() });
    expect(body.users).toEqual([
      {
        localId: user.uid,
        email,
        emailVerified: false,
        passwordHash: 'kept',
        providerUserInfo: [{ providerId: 'password', federatedId: email, email, rawId: email }],
        createdAt: expect.stringMatching(/^\d{13}$/),
        lastLoginAt: expect.stringMatching(/^\d{13}$/),
        lastRefreshAt: expect.any(String),
      },
    ]);
  });

  test('to a refresh are in the words of OAuth', async () => {
    const { user } = await member();
    expect((await server.refresh(user.refreshToken)).body).toEqual({
      access_token: expect.any(String),
      id_token: expect.any(String),
      expires_in: '3600',
      token_type: 'Bearer',
      refresh_token: expect.any(String),
      user_id: user.uid,
      project_id: server.house.identity.config.projectId,
    });
  });

  test('say what the provider offers', async () => {
    expect(await get(`${TOOLKIT}/v2/passwordPolicy?key=any`)).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      schemaVersion: 1,
    });
    const captcha = `${TOOLKIT}/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE&key=any`;
    expect(await get(captcha)).toEqual({ recaptchaKey: '', recaptchaEnforcementState: [] });
    expect((await get(`${TOOLKIT}/v1/projects?key=any`)).authorizedDomains).toContain('localhost');
  });

  test('to a token of another service are empty, once it is known who asks', async () => {
    const { user } = await member();
    const ask = async (idToken: string) => {
      const body = JSON.stringify({ providerId: 'apple.com', tokenType: 'ACCESS_TOKEN', token: 'x', idToken });
      const answer = await fetch(`${server.origin}${TOOLKIT}/v2/accounts:revokeToken?key=any`, {
        method: 'POST',
        headers: JSON_TYPE,
        body,
      });
      return answer.json();
    };
    expect(await ask(await user.getIdToken())).toEqual({});
    expect((await ask('x.y.z')).error.message).toBe('INVALID_ID_TOKEN');
  });

  test('are in nobody’s cache', async () => {
    const answer = await fetch(`${server.origin}${TOOLKIT}/v2/passwordPolicy?key=any`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await answer.body?.cancel();
  });
});

describe('bad input', () => {
  const BODIES: [string, unknown][] = [
    ['no JSON', '{"email":'],
    ['a list', []],
    ['a number', 7],
    ['nothing', null],
    [
      'a list for a text',
      { email: ['a@b.c'], password: aPassword, idToken: ['x'], oobCode: ['x'], requestType: ['x'] },
    ],
    ['an object for a text', { email: { $ne: '' }, password: { $ne: '' }, idToken: {}, oobCode: {}, requestType: {} }],
    ['a prototype', '{"__proto__":{"email":"a@b.c"},"constructor":1,"requestType":"__proto__"}'],
    [
      'half a letter',
      { email: '\ud800@example.org', password: '\ud800\ud800\ud800\ud800', idToken: '\ud800', oobCode: '\ud800' },
    ],
    ['too much', { email: 'a@example.org', password: 'x'.repeat(40_000) }],
    [
      'a long field',
      { email: 'a@example.org', password: 'x'.repeat(5000), idToken: 'x'.repeat(5000), oobCode: 'x'.repeat(5000) },
    ],
  ];
  const calls = callNames
    .filter((name) => name.startsWith('POST') && name.includes('/v1/accounts:'))
    .map((name) => name.split('/').at(-1) ?? '');

  test.each(calls)('%s answers with a verdict from the list, never with trouble', async (call) => {
    for (const [what, body] of BODIES) {
      const { status, message } = await server.call(call, body);
      expect([400, 413], `${what}: ${message}`).toContain(status);
      expect(message, what).toMatch(/^[A-Z_]+( : .*)?$/);
    }
  });

  test('of another kind than JSON, to an unknown call, with another method or without a key is refused', async () => {
    const ask = async (path: string, init: RequestInit) => {
      const answer = await fetch(`${server.origin}${TOOLKIT}${path}`, init);
      return [answer.status, (await answer.json()).error.message];
    };
    const post = { method: 'POST', headers: JSON_TYPE, body: '{}' };
    expect(
      await ask('/v1/accounts:signUp?key=any', {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: '<a/>',
      }),
    ).toEqual([415, 'INVALID_ARGUMENT']);
    expect(await ask('/v1/accounts:toString?key=any', post)).toEqual([404, 'NOT_FOUND']);
    expect(await ask('/v1/accounts:signUp?key=any', { method: 'PUT', headers: JSON_TYPE, body: '{}' })).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await ask('/v1/accounts:signUp', post)).toEqual([403, 'API_KEY_INVALID']);
    expect(await ask('/v1/accounts:signUp?key=', post)).toEqual([403, 'API_KEY_INVALID']);
    const broken = await fetch(`${server.origin}${TOOLKIT}/v1/%E0%A4%A?key=any`, post);
    expect(broken.status).toBe(404);
    await broken.body?.cancel();
  });
});

describe('an outage', () => {
  test('leaves without a message, or the SDK would sign people out', async () => {
    const { user } = await member();
    const { store } = server.provider;
    const ask = async () => {
      const answers = [
        await server.call('accounts:lookup', { idToken: await user.getIdToken() }),
        await server.refresh(user.refreshToken),
      ];
      return answers.map(({ status, body }) => [status, body]);
    };
    const away = Object.assign(new Error('a private text'), { code: 'ECONNREFUSED' });
    server.provider.store = { ...store, session: () => Promise.reject(away) };
    expect(await ask()).toEqual(Array.from({ length: 2 }, () => [503, { retry: true }]));
    server.provider.store = { ...store, session: () => Promise.reject(new Error('a private text')) };
    expect(await ask()).toEqual(Array.from({ length: 2 }, () => [500, { retry: true }]));
    server.provider.store = store;
  });

  test('of hands is one too: whoever comes when the line is full may try again', async () => {
    const { email } = await member();
    const { inLine } = server.provider;
    server.provider.inLine = () => Promise.reject(new Busy());
    const { status, body } = await server.call('accounts:signInWithPassword', { email, password: aPassword });
    expect([status, body]).toEqual([503, { retry: true }]);
    server.provider.inLine = inLine;
  });

  test('of patience too: too many requests are answered without a word that signs out', async () => {
    const app = Fastify();
    app.addHook('onRequest', async () => {
      throw refuse('too_many', { retryAfter: 1 });
    });
    app.register(identityPlugin, { provider: server.provider });
    for (const url of [`${TOOLKIT}/v1/accounts:lookup?key=any`, '/securetoken.googleapis.com/v1/token?key=any']) {
      const answer = await app.inject({ method: 'POST', url, payload: {} });
      expect([answer.statusCode, answer.json()]).toEqual([429, { retry: true }]);
    }
    await app.close();
  });
});

test('an unknown address costs the processor as much as a wrong password', async () => {
  const { email } = await member();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let at = 0; at < 9; at += 1) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', anEmail()],
    ] as const) {
      const before = process.cpuUsage();
      await server.call(
        'accounts:signInWithPassword',
        { email: address, password: 'a wrong guess' },
        { 'x-forwarded-for': `10.0.${at}.1` },
      );
      const { user, system } = process.cpuUsage(before);
      times[kind].push(user + system);
    }
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[4] ?? 0;
  const ratio = median(times.unknown) / median(times.known);
  // A hash is about nine tenths of the time: without one the ratio would be near 0.1.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});
