import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { createUserWithEmailAndPassword, reload, sendPasswordResetEmail, updateProfile } from '@firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestbed } from '#server/identity/testbed/open.ts';
import { anEmail, aPassword, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

async function member() {
  const email = anEmail();
  const { user } = await createUserWithEmailAndPassword(server.browser(), email, aPassword);
  return { email, user };
}

describe('a picture', () => {
  test.each(['http://example.org/a.png', 'javascript:alert(1)', 'data:image/png;base64,AA', '/a.png', 'a picture'])(
    'is not %s',
    async (photoURL) => {
      const { user } = await member();
      await updateProfile(user, { photoURL: 'https://example.org/a.png' });
      expect(await codeFrom(updateProfile(user, { photoURL }))).not.toBe('no refusal');
      await reload(user);
      expect(user.photoURL).toBe('https://example.org/a.png');
    },
  );
});

describe('a form', () => {
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${server.origin}${path}?key=any`, { method: 'POST', body: new URLSearchParams(fields) });

  test('is read by the token endpoint alone', async () => {
    const email = anEmail();
    const signUp = await form('/identitytoolkit.googleapis.com/v1/accounts:signUp', { email, password: aPassword });
    expect(signUp.status).toBe(415);
    expect(await server.provider.store.accountByEmail(email)).toBe(undefined);
    const { user } = await member();
    const fields = { grant_type: 'refresh_token', refresh_token: user.refreshToken };
    expect((await form('/securetoken.googleapis.com/v1/token', fields)).status).toBe(200);
  });
});

describe('a way back', () => {
  test.each([
    ['http://localhost:3000/auth/action', 'no refusal'],
    ['http://127.0.0.1:3000/', 'no refusal'],
    ['http://localhost:3001/', 'auth/unauthorized-continue-uri'],
    ['http://localhost/', 'auth/unauthorized-continue-uri'],
    ['https://localhost:3000/', 'auth/unauthorized-continue-uri'],
    ['http://localhost.evil.example:3000/', 'auth/unauthorized-continue-uri'],
    ['http://localhost:3000@evil.example/', 'auth/invalid-continue-uri'],
    ['http://me:pass@localhost:3000/', 'auth/invalid-continue-uri'],
  ])('to %s: %s', async (url, code) => {
    const { email } = await member();
    expect(await codeFrom(sendPasswordResetEmail(server.browser(), email, { url }))).toBe(code);
  });
});

describe('the testbed', () => {
  test('does not run in production', () => {
    const chosen = {
      DATABASE_URL: 'embedded',
      PAYMENTS_PROVIDER: 'sandbox',
      AI_PROVIDER: 'embedded',
      IDENTITY_PROVIDER: 'embedded',
    };
    const env = {
      ...process.env,
      ...chosen,
      SMTP_URL: 'outbox',
      MASTER_KEY: 'file',
      PUBLIC_URL: 'http://localhost:1',
      OPERATOR_EMAIL: 'operator@example.org',
    };
    const { status, stderr } = spawnSync(process.execPath, ['server/identity/testbed.ts'], {
      env: { ...env, NODE_ENV: 'production', PORT: '0' },
      encoding: 'utf8',
      timeout: 10_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('does not run with NODE_ENV=production');
  });

  test('answers pages and names of this machine only', async () => {
    const bed = await openTestbed(0);
    const { port } = new URL(bed.origin);
    const statusFor = (headers: Record<string, string>) =>
      new Promise((done, fail) => {
        const path = '/emulator/v1/projects/any/oobCodes';
        const asked = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
          answer.resume();
          done(answer.statusCode);
        });
        asked.on('error', fail).end();
      });
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ origin: 'http://localhost:5000' })).toBe(200);
    expect(await statusFor({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusFor({ origin: 'null' })).toBe(403);
    expect(await statusFor({ host: 'evil.example' })).toBe(403);
    await bed.close();
  });
});
