import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SecurityEvent } from '#contract/account.ts';
import { identityEvents } from '#server/identity/embedded/table.ts';
import { lettersOf } from '#test/letters.ts';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
const SAFARI = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/26.0 Safari/605.1' };

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

const signUp = (email: string) =>
  server.call('accounts:signUp', { email, password: aPassword, returnSecureToken: true }, FIREFOX);
const signIn = (email: string, password: string, headers: Record<string, string> = FIREFOX) =>
  server.call('accounts:signInWithPassword', { email, password, returnSecureToken: true }, headers);

async function logOf(idToken: unknown): Promise<SecurityEvent[]> {
  const headers = { authorization: `Bearer ${idToken}` };
  return (await server.ask({ method: 'GET', url: '/api/account/security', headers })).json();
}
const told = async (idToken: unknown) =>
  (await logOf(idToken)).map(({ kind, device, times }) => `${times} ${kind} ${device}`);

test('a member sees what happened at their own sign-in, and nobody else’s', async () => {
  const [email, other] = [anEmail(), anEmail()];
  await signUp(email);
  const stranger = await signUp(other);
  for (let at = 0; at < 10; at += 1) await signIn(email, `a wrong guess ${at}`, SAFARI);
  server.clock.advance(61_000);
  await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const { code } = await server.letterTo(email, 'PASSWORD_RESET');
  await server.call('accounts:resetPassword', { oobCode: code, newPassword: 'another calm river' }, FIREFOX);
  server.clock.advance(1000);
  const { body } = await signIn(email, 'another calm river', SAFARI);
  const { idToken } = body;
  server.clock.advance(1000);
  const update = await server.call(
    'accounts:update',
    { idToken, password: aPassword, returnSecureToken: true },
    SAFARI,
  );
  const newEmail = anEmail();
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: update.body.idToken, newEmail };
  await server.call('accounts:sendOobCode', change);
  const letter = await server.letterTo(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
  server.clock.advance(1000);
  await server.call('accounts:update', { oobCode: letter.code }, SAFARI);
  server.clock.advance(1000);
  const again = await signIn(newEmail, aPassword, SAFARI);
  expect(await told(again.body.idToken)).toEqual([
    '1 new_device Safari on iPhone',
    '1 email_changed Safari on iPhone',
    '1 password_changed Safari on iPhone',
    '1 new_device Safari on iPhone',
    '1 password_reset Firefox on Windows',
    '1 paused Safari on iPhone',
    '10 wrong_password Safari on iPhone',
  ]);
  expect(await logOf(stranger.body.idToken)).toEqual([]);
});

test('the log holds no text: no address, no name, no number of a device', async () => {
  const email = anEmail();
  await signUp(email);
  await signIn(email, 'a wrong guess');
  await signIn(anEmail(), 'a wrong guess');
  const rows = await server.house.db.select().from(identityEvents);
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toMatch(/@|amara|example|wrong guess|127\.0\.0\.1/);
});

test('a device that signs in for the first time is told by mail, and one that did before is not', async () => {
  const email = anEmail();
  const answer = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: aPassword, returnSecureToken: true }),
  });
  await answer.json();
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  await signIn(email, aPassword, { ...FIREFOX, cookie });
  await server.house.identity.settled();
  const news = () => lettersOf(server).filter(({ to, subject }) => to === email && subject === 'A new sign-in');
  expect(news()).toEqual([]);
  await signIn(email, aPassword, SAFARI);
  await server.house.identity.settled();
  await expect.poll(() => news().length).toBe(1);
  expect(news()[0]?.text).toContain('Safari on iPhone');
  expect(news()[0]?.text).toContain('http://localhost:3000/auth?mode=reset');
});

test('whoever signs in a hundred times in new clothes sends their owner five mails an hour', async () => {
  const [email, news]: [string, string[]] = [anEmail(), []];
  const { mailNews } = server.provider;
  server.provider.mailNews = async ({ to }) => void news.push(to);
  await signUp(email);
  for (let at = 0; at < 8; at += 1) await signIn(email, aPassword, SAFARI);
  await server.house.identity.settled();
  server.provider.mailNews = mailNews;
  expect(news).toHaveLength(5);
});

test('erasing takes the log along', async () => {
  const email = anEmail();
  const { body } = await signUp(email);
  await signIn(email, 'a wrong guess');
  const before = (await server.house.db.select().from(identityEvents)).length;
  const headers = { authorization: `Bearer ${body.idToken}` };
  const erased = await server.ask({ method: 'DELETE', url: '/api/account', headers, payload: { confirm: 'erase' } });
  expect(erased.statusCode).toBe(204);
  expect(await server.house.db.select().from(identityEvents)).toHaveLength(before - 1);
});
