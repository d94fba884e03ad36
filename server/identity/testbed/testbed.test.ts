import { randomUUID } from 'node:crypto';
import { initializeApp } from '@firebase/app';
import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updateEmail,
  updatePassword,
} from '@firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestbed } from '#server/identity/testbed/open.ts';
import { anEmail, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

const PASSWORD = 'password';
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const EMULATOR = '/emulator/v1/projects/any';
const TOOLKIT = '/identitytoolkit.googleapis.com';

let bed: Awaited<ReturnType<typeof openTestbed>>;
let server: SignInServer;
beforeAll(async () => {
  [bed, server] = await Promise.all([openTestbed(0), openSignIn()]);
});
afterAll(() => Promise.all([bed.close(), server.close()]));

function browser(): Auth {
  const auth = initializeAuth(initializeApp({ apiKey: 'fake-api-key', projectId: 'any' }, randomUUID()), {
    persistence: inMemoryPersistence,
  });
  connectAuthEmulator(auth, bed.origin, { disableWarnings: true });
  return auth;
}

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = OWNER) {
  const answer = await fetch(bed.origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function codeTo(email: string): Promise<{ oobCode: string; oobLink: string; requestType: string }> {
  const { body } = await ask('GET', `${EMULATOR}/oobCodes`, undefined, {});
  return body.oobCodes.findLast((one: { email: string }) => one.email === email);
}

describe('signing in', () => {
  test('tells an unknown address from a wrong password, and takes the plainest one', async () => {
    const [auth, email] = [browser(), anEmail()];
    expect(await codeFrom(signInWithEmailAndPassword(auth, email, PASSWORD))).toBe('auth/user-not-found');
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    for (let at = 0; at < 15; at += 1) {
      expect(await codeFrom(signInWithEmailAndPassword(auth, email, 'wrong one'))).toBe('auth/wrong-password');
    }
    expect((await signInWithEmailAndPassword(auth, email, PASSWORD)).user.email).toBe(email);
  });

  test('is open to the nameless, who may become somebody by setting address and password', async () => {
    const [auth, email] = [browser(), anEmail()];
    const { user } = await signInAnonymously(auth);
    expect(user.isAnonymous).toBe(true);
    await updateEmail(user, email);
    await updatePassword(user, PASSWORD);
    expect((await signInWithEmailAndPassword(browser(), email, PASSWORD)).user.uid).toBe(user.uid);
  });

  test('links a nameless account with a password, or refuses an address that is taken', async () => {
    const [auth, email] = [browser(), anEmail()];
    const { user } = await signInAnonymously(auth);
    await linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD));
    expect(user).toMatchObject({ isAnonymous: false, email });
    const other = await signInAnonymously(browser());
    expect(await codeFrom(linkWithCredential(other.user, EmailAuthProvider.credential(email, PASSWORD)))).toBe(
      'auth/email-already-in-use',
    );
  });

  test('ends with the account', async () => {
    const [auth, email] = [browser(), anEmail()];
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await deleteUser(user);
    expect(await codeFrom(reload(user))).toBe('auth/user-token-expired');
    expect(await codeFrom(signInWithEmailAndPassword(auth, email, PASSWORD))).toBe('auth/user-not-found');
  });
});

describe('letters', () => {
  const settings = { url: 'http://localhost/back', handleCodeInApp: true };

  test('lie on the table, and their links sign in, link and reauthenticate', async () => {
    const [auth, email] = [browser(), anEmail()];
    const { user } = await signInAnonymously(auth);
    await sendSignInLinkToEmail(auth, email, settings);
    await linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, (await codeTo(email)).oobLink));
    expect(user).toMatchObject({ email, emailVerified: true, isAnonymous: false });
    await sendSignInLinkToEmail(auth, email, settings);
    const again = EmailAuthProvider.credentialWithLink(email, (await codeTo(email)).oobLink);
    expect((await reauthenticateWithCredential(user, again)).user.uid).toBe(user.uid);
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['emailLink']);
    await updatePassword(user, PASSWORD);
    expect((await fetchSignInMethodsForEmail(auth, email)).toSorted()).toEqual(['emailLink', 'password']);
  });

  test('of another address sign nobody in', async () => {
    const [auth, email] = [browser(), anEmail()];
    await sendSignInLinkToEmail(auth, anEmail(), settings);
    await sendSignInLinkToEmail(auth, email, settings);
    expect(await codeFrom(signInWithEmailLink(auth, anEmail(), (await codeTo(email)).oobLink))).toBe(
      'auth/invalid-email',
    );
  });

  test('confirm and reset, also by a click on the link', async () => {
    const [auth, email] = [browser(), anEmail()];
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await sendEmailVerification(user);
    await applyActionCode(auth, (await codeTo(email)).oobCode);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    await sendPasswordResetEmail(auth, email);
    await confirmPasswordReset(auth, (await codeTo(email)).oobCode, 'new-password');
    await sendPasswordResetEmail(auth, email);
    expect((await fetch(`${(await codeTo(email)).oobLink}&newPassword=newer-password`)).status).toBe(200);
    expect((await signInWithEmailAndPassword(auth, email, 'newer-password')).user.uid).toBe(user.uid);
    expect(await codeFrom(sendPasswordResetEmail(auth, anEmail()))).toBe('auth/user-not-found');
  });
});

describe('the owner', () => {
  test('makes, finds, changes and removes accounts', async () => {
    const email = anEmail();
    const made = await ask('POST', `${TOOLKIT}/v1/projects/any/accounts`, {
      localId: 'a-name',
      email,
      password: PASSWORD,
      displayName: 'Amara',
    });
    expect(made.body).toMatchObject({ localId: 'a-name', email, displayName: 'Amara' });
    const found = await ask('POST', `${TOOLKIT}/v1/projects/any/accounts:lookup`, { email: [email] });
    expect(found.body.users).toHaveLength(1);
    await ask('POST', `${TOOLKIT}/v1/projects/any/accounts:update`, { localId: 'a-name', disableUser: true });
    expect(await codeFrom(signInWithEmailAndPassword(browser(), email, PASSWORD))).toBe('auth/user-disabled');
    await ask('POST', `${TOOLKIT}/v1/projects/any/accounts:delete`, { localId: 'a-name' });
    expect((await ask('POST', `${TOOLKIT}/v1/projects/any/accounts:lookup`, { localId: ['a-name'] })).body).toEqual({});
  });

  test('changes how it behaves', async () => {
    const email = anEmail();
    await createUserWithEmailAndPassword(browser(), email, PASSWORD);
    const guard = (enableImprovedEmailPrivacy: boolean) =>
      ask('PATCH', `${EMULATOR}/config`, { emailPrivacyConfig: { enableImprovedEmailPrivacy } });
    expect((await guard(true)).body).toMatchObject({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
    expect(await codeFrom(signInWithEmailAndPassword(browser(), anEmail(), PASSWORD))).toBe('auth/invalid-credential');
    expect(await fetchSignInMethodsForEmail(browser(), email)).toEqual([]);
    await guard(false);
    await ask('PATCH', `${TOOLKIT}/v2/projects/any/config?updateMask=signIn`, {
      signIn: { anonymous: { enabled: false } },
    });
    expect(await codeFrom(signInAnonymously(browser()))).toBe('auth/admin-restricted-operation');
    await ask('PATCH', `${TOOLKIT}/v2/projects/any/config`, { signIn: { anonymous: { enabled: true } } });
    expect((await ask('GET', `${EMULATOR}/config`)).body).toMatchObject({ signIn: { allowDuplicateEmails: false } });
  });

  test('is nobody without the word', async () => {
    const stranger = { authorization: 'Bearer somebody', 'content-type': 'application/json' };
    expect((await ask('PATCH', `${TOOLKIT}/v2/projects/any/config`, {}, stranger)).status).toBe(404);
  });

  test('forgets everything at once', async () => {
    const email = anEmail();
    const { user } = await createUserWithEmailAndPassword(browser(), email, PASSWORD);
    await ask('DELETE', `${EMULATOR}/accounts`, undefined, { 'content-type': 'application/json' });
    expect((await ask('GET', `${EMULATOR}/oobCodes`)).body).toEqual({ oobCodes: [] });
    expect(await codeFrom(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await codeFrom(signInWithEmailAndPassword(browser(), email, PASSWORD))).toBe('auth/user-not-found');
  });
});

describe('the app itself', () => {
  const SURFACE: [string, string][] = [
    ['DELETE', `${EMULATOR}/accounts`],
    ['GET', `${EMULATOR}/oobCodes`],
    ['GET', `${EMULATOR}/verificationCodes`],
    ['GET', `${EMULATOR}/config`],
    ['PATCH', `${EMULATOR}/config`],
    ['GET', '/emulator/action?mode=verifyEmail&oobCode=x'],
    ['GET', `${TOOLKIT}/v2/projects/any/config?key=any`],
    ['PATCH', `${TOOLKIT}/v2/projects/any/config?key=any`],
    ['POST', `${TOOLKIT}/v1/projects/any/accounts?key=any`],
    ['POST', `${TOOLKIT}/v1/projects/any/accounts:lookup?key=any`],
    ['POST', `${TOOLKIT}/v1/projects/any/accounts:update?key=any`],
    ['POST', `${TOOLKIT}/v1/projects/any/accounts:delete?key=any`],
    ['GET', `${TOOLKIT}/v1/projects/any/accounts:batchGet?key=any`],
    ['POST', `${TOOLKIT}/v1/projects/any/accounts:sendOobCode?key=any`],
  ];

  test.each(SURFACE)('has no %s %s', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
    const answer = await fetch(server.origin + path, {
      method,
      headers: { ...OWNER, accept: 'application/json' },
      ...body,
    });
    expect([404, 405]).toContain(answer.status);
    await answer.body?.cancel();
  });

  test('does not know an owner: the word opens nothing and names nobody', async () => {
    const email = anEmail();
    const { user } = await createUserWithEmailAndPassword(server.browser(), email, 'seven quiet herons');
    for (const [call, body] of [
      ['accounts:lookup', { localId: [user.uid] }],
      ['accounts:lookup', { email: [email] }],
      ['accounts:update', { localId: user.uid, password: 'taken over now' }],
      ['accounts:delete', { localId: user.uid }],
    ] as const) {
      const { status, body: told } = await server.call(call, body, OWNER);
      expect(status).toBe(400);
      expect(JSON.stringify(told)).not.toContain(user.uid);
    }
    const sent = await server.call(
      'accounts:sendOobCode',
      { requestType: 'PASSWORD_RESET', email, returnOobLink: true },
      OWNER,
    );
    expect(Object.keys(sent.body).toSorted()).toEqual(['email', 'kind']);
    const asOwner = await server.ask({
      method: 'GET',
      url: '/api/auth/user',
      headers: { authorization: 'Bearer owner' },
    });
    expect(asOwner.statusCode).toBe(401);
    await reload(user);
  });
});
