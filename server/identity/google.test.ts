import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { trustGoogle } from '#server/identity/google.ts';
import { openVerifier } from '#server/identity/verify.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const PROJECT = 'a-project';
const at = NOW.getTime() / 1000;
const CLAIMS: JWTPayload = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'a-person',
  iat: at,
  exp: at + 3600,
  auth_time: at - 100,
  email: 'Amara@example.org',
  email_verified: true,
  sid: 'not ours',
};

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let jwks: unknown;
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'g1', alg: 'RS256', use: 'sig' }] };
});

const sign = (change: JWTPayload = {}, header: { alg?: string; kid?: string } = {}, { privateKey }: Keys = keys) =>
  new SignJWT({ ...CLAIMS, ...change }).setProtectedHeader({ alg: 'RS256', kid: 'g1', ...header }).sign(privateKey);
const google = (answer: () => Response | Promise<Response>) =>
  openVerifier(
    trustGoogle(PROJECT, async () => answer()),
    () => NOW,
  );
const verify = google(() => Response.json(jwks));

describe('a token of Google', () => {
  test('tells who somebody is, and names no session of ours', async () => {
    expect((await verify(await sign()))?.claims).toMatchObject({
      issuer: `https://securetoken.google.com/${PROJECT}`,
      subject: 'a-person',
      email: 'amara@example.org',
      emailVerified: true,
      sessionId: null,
    });
  });

  test.each<[string, () => Promise<string>]>([
    ['of another project', () => sign({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['signed by another key', async () => sign({}, {}, await generateKeyPair('RS256'))],
    ['in our own algorithm', async () => sign({}, { alg: 'ES256' }, await generateKeyPair('ES256'))],
    ['under a key Google does not name', () => sign({}, { kid: 'g2' })],
    ['too old', () => sign({ iat: at - 7300, exp: at - 3700 })],
    ['of our own issuer', () => sign({ iss: 'urn:mallama:x' })],
  ])('%s is nobody’s', async (_what, forge) => {
    expect(await verify(await forge())).toBe(undefined);
  });
});

describe('keys that cannot be had', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['because nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
    ['because Google is in trouble', () => new Response('<html>', { status: 503 })],
    ['because the answer is none', () => new Response('{"keys": 1}')],
    ['because somebody stands between', () => new Response('<html>sign in to this network</html>')],
  ])('%s are our trouble: 503, never 401', async (_why, answer) => {
    await expect(google(answer)(await sign())).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });

  test('do not matter while those at hand are fresh', async () => {
    let isUp = true;
    const patient = google(() => (isUp ? Response.json(jwks) : Promise.reject(new TypeError('fetch failed'))));
    await patient(await sign());
    isUp = false;
    expect(await patient(await sign({ sub: 'another-person' }))).toMatchObject({
      claims: { subject: 'another-person' },
    });
  });
});
