import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUserWithEmailAndPassword, sendPasswordResetEmail } from '@firebase/auth';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openHouse } from '#server/house.ts';
import { outboxFolder } from '#server/mail/outbox.ts';
import { anEmail, aPassword, openSignIn } from '#test/sign-in.ts';
import { openTestServer } from '#test/test-server.ts';

const post = (path: string, body: object) => ({
  method: 'POST' as const,
  url: `/identitytoolkit.googleapis.com/v1/${path}?key=any`,
  payload: body,
});

test('accounts, sessions, codes, keys and lockout survive a restart', async () => {
  const server = await openSignIn();
  const [auth, email, victim] = [server.browser(), anEmail(), anEmail()];
  const { user } = await createUserWithEmailAndPassword(auth, email, aPassword);
  const token = await user.getIdToken();
  await sendPasswordResetEmail(auth, email);
  const { code } = await server.letterTo(email, 'PASSWORD_RESET');
  for (let at = 0; at < 10; at += 1)
    await server.call('accounts:signInWithPassword', { email: victim, password: 'guess' });

  const house = await openHouse(server.house.config, server.connection, server.clock.now);
  const app = await buildApp(house, house.identity.identify, 'no web');
  const me = await app.inject({ method: 'GET', url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });
  expect(me.json()).toMatchObject({ email });
  expect(house.identity.config).toEqual(server.house.identity.config);
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: user.refreshToken }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const refreshed = await app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=any',
    headers,
    payload: form,
  });
  expect(refreshed.statusCode).toBe(200);
  const guess = await app.inject(post('accounts:signInWithPassword', { email: victim, password: 'guess' }));
  expect(guess.json().error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  const reset = await app.inject(post('accounts:resetPassword', { oobCode: code, newPassword: 'another calm river' }));
  expect(reset.statusCode).toBe(200);
  await app.close();
  await house.close();
  await server.close();
});

test('a letter reaches the operator’s files, with a link into the app and neutral words', async () => {
  const server = await openTestServer({ PUBLIC_URL: 'https://mallama.example' });
  const email = anEmail();
  await server.ask(post('accounts:signUp', { email, password: aPassword }));
  const wish = { requestType: 'PASSWORD_RESET', email, continueUrl: 'https://mallama.example/auth' };
  expect((await server.ask(post('accounts:sendOobCode', wish))).statusCode).toBe(200);
  const folder = outboxFolder(server.house.config);
  const names = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []);
  await expect.poll(names, { timeout: 10_000 }).toHaveLength(1);
  const letter = JSON.parse(readFileSync(join(folder, names()[0] ?? ''), 'utf8'));
  expect(letter).toMatchObject({ to: email, subject: 'Set a new password' });
  const link = new URL(/https:\S+/.exec(letter.text)?.[0] ?? '');
  expect(link.origin + link.pathname).toBe('https://mallama.example/auth/action');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    mode: 'resetPassword',
    oobCode: expect.stringMatching(/^[\w-]{43}$/),
    apiKey: server.house.identity.config.apiKey,
    continueUrl: 'https://mallama.example/auth',
  });
  expect(`${letter.subject} ${letter.text}`).not.toMatch(/relationship|partner|coach|therap/i);
  await server.close();
});

test('names, letters and tokens lie readable in no table', async () => {
  const server = await openSignIn();
  const auth = server.browser();
  const body = { email: anEmail(), password: aPassword, displayName: 'Quillfeather Marrow' };
  const { body: made } = await server.call('accounts:signUp', body);
  await server.me(String(made.idToken));
  await sendPasswordResetEmail(auth, body.email);
  const { code } = await server.letterTo(body.email, 'PASSWORD_RESET');
  const tables = [
    'identity_accounts',
    'identity_sessions',
    'identity_codes',
    'identity_throttles',
    'house_secrets',
    'users',
  ];
  for (const table of tables) {
    const { rows } = await server.house.db.execute<Record<string, unknown>>(`select * from ${table}`);
    const text = JSON.stringify(rows, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const secret of [
      'Quillfeather',
      aPassword,
      code,
      String(made.refreshToken),
      String(made.refreshToken).split('.')[2] ?? '',
    ]) {
      expect(text, table).not.toContain(secret);
    }
    if (table !== 'identity_throttles') expect(rows.length, table).toBeGreaterThan(0);
  }
  await server.close();
});
