import { createHmac, randomUUID } from 'node:crypto';
import { createUserWithEmailAndPassword } from '@firebase/auth';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';

let server: SignInServer;
let other: SignInServer;
let claims: JWTPayload & { sid: string };
let token: string;

const read = (text: string) => JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
const seconds = () => Math.floor(server.clock.now().getTime() / 1000);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeAll(async () => {
  server = await openSignIn();
  other = await openSignIn({ MASTER_KEY: Buffer.alloc(32, 9).toString('base64') });
  const { user } = await createUserWithEmailAndPassword(server.browser(), anEmail(), aPassword);
  token = await user.getIdToken();
  claims = read(token);
});
afterAll(() => Promise.all([server.close(), other.close()]));

const signed = (change: JWTPayload) => server.provider.ring.sign({ ...claims, ...change });

async function without(name: string) {
  const { [name]: _, ...rest } = claims;
  return server.provider.ring.sign(rest);
}

async function byAnotherKey(header: { kid?: string } = {}) {
  const { privateKey } = await generateKeyPair('ES256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
}

/** Our public key taken for a shared secret, as careless verifiers do. */
async function confused() {
  const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  const secret = await exportSPKI(await server.provider.ring.believed({ kid }));
  const head = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

function tampered() {
  const [header, , signature] = token.split('.');
  return `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`;
}

const FORGERIES: [string, () => string | Promise<string>][] = [
  ['unsigned', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
  ['unsigned, with a signature', () => `${encode({ alg: 'none' })}.${encode(claims)}.${token.split('.')[2]}`],
  ['signed with our public key as a secret', confused],
  ['changed after it was signed', tampered],
  ['signed by a key nobody knows', () => byAnotherKey({ kid: 'nobody' })],
  ['signed by a key without a name', () => byAnotherKey()],
  [
    'signed by another key under our name',
    () => byAnotherKey({ kid: JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid }),
  ],
  ['of another installation', async () => other.provider.ring.sign(claims)],
  ['for somebody else', () => signed({ aud: 'another-app' })],
  ['from another issuer', () => signed({ iss: `https://securetoken.google.com/${claims.aud}` })],
  ['too old', () => signed({ iat: seconds() - 7200, exp: seconds() - 3600 })],
  ['old, but said to be good for a year', () => signed({ iat: seconds() - 7200, exp: seconds() + 365 * 86_400 })],
  ['from the future', () => signed({ iat: seconds() + 120, exp: seconds() + 3600 })],
  ['of a sign-in that is still to come', () => signed({ auth_time: seconds() + 120 })],
  ['of a sign-in at no time', () => signed({ auth_time: 'now' })],
  ['of an ended or invented session', () => signed({ sid: randomUUID() })],
  ['for nobody', () => signed({ sub: '' })],
  ['for a name beyond all measure', () => signed({ sub: 'x'.repeat(129) })],
  ['longer than any', () => signed({ more: 'x'.repeat(9000) })],
  ['without a subject', () => without('sub')],
  ['without an end', () => without('exp')],
  ['without a beginning', () => without('iat')],
  ['without the time of signing in', () => without('auth_time')],
  ['without a session', () => without('sid')],
  ['no token at all', () => 'three.small.words'],
];

describe('a token', () => {
  test('that is good opens the door', async () => {
    expect((await server.me(token)).status).toBe(200);
  });

  test.each(FORGERIES)('%s is nobody’s, without a hint', async (_what, forge) => {
    const forged = await forge();
    const { status, body } = await server.me(forged);
    expect([status, body.code]).toEqual([401, 'signed_out']);
    const stranger = await server.ask({ method: 'GET', url: '/api/auth/user' });
    expect(body).toEqual(stranger.json());
  });

  test.each(FORGERIES.filter(([what]) => what !== 'longer than any'))(
    '%s is refused by the provider too',
    async (_what, forge) => {
      const { status, message } = await server.call('accounts:lookup', { idToken: await forge() });
      expect(status).toBe(400);
      expect(message).toMatch(/^(INVALID_ID_TOKEN|TOKEN_EXPIRED|USER_NOT_FOUND)$/);
    },
  );

  test('may come from a clock a minute ahead, or arrive a minute late', async () => {
    expect(
      (await server.me(await signed({ iat: seconds() + 59, exp: seconds() + 3659, auth_time: seconds() + 59 }))).status,
    ).toBe(200);
    expect((await server.me(await signed({ iat: seconds() - 3600, exp: seconds() - 59 }))).status).toBe(200);
  });

  test('is remembered no longer than it is good', async () => {
    const short = await signed({ iat: seconds(), exp: seconds() + 10 });
    expect((await server.me(short)).status).toBe(200);
    server.clock.advance(69_000);
    expect((await server.me(short)).status).toBe(200);
    server.clock.advance(2000);
    expect((await server.me(short)).status).toBe(401);
  });
});

test('twenty first requests at once know one person', async () => {
  const { user } = await createUserWithEmailAndPassword(server.browser(), anEmail(), aPassword);
  const mine = await user.getIdToken();
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.me(mine)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
});
