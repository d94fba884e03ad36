import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
} from '@firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmail, aPassword, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

const member = () => server.member();

describe('signing up', () => {
  test('makes an account that the API knows at once', async () => {
    const { email, user } = await member();
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false });
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    const { status, body } = await server.me(await user.getIdToken());
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, firstName: null, hasUsedTrial: false, hasAccess: false });
  });

  test.each([
    ['not-an-address', aPassword, 'auth/invalid-email'],
    ['a\u0000b@example.org', aPassword, 'auth/invalid-email'],
    [`${'a'.repeat(300)}@example.org`, aPassword, 'auth/invalid-email'],
    ['x,amara@example.org', aPassword, 'auth/invalid-email'],
    ['"amara"@example.org', aPassword, 'auth/invalid-email'],
    ['a..b@example.org', aPassword, 'auth/invalid-email'],
    ['.amara@example.org', aPassword, 'auth/invalid-email'],
    ['amara;ben@example.org', aPassword, 'auth/invalid-email'],
    ['amara<ben@example.org', aPassword, 'auth/invalid-email'],
    ['amara@ben@example.org', aPassword, 'auth/invalid-email'],
    ['amara@example.org.', aPassword, 'auth/invalid-email'],
    ['amara@[127.0.0.1]', aPassword, 'auth/invalid-email'],
    ['amara@127.0.0.1', aPassword, 'auth/invalid-email'],
    ['amara@-example.org', aPassword, 'auth/invalid-email'],
    ['', aPassword, 'auth/invalid-email'],
    ['amara@example.org', '', 'auth/missing-password'],
    ['amara@example.org', 'five5', 'auth/weak-password'],
    ['amara@example.org', 'Password123', 'auth/password-does-not-meet-requirements'],
    ['amara@example.org', 'aaaaaaaaaa', 'auth/password-does-not-meet-requirements'],
    ['amara@example.org', 'Amara@example.org', 'auth/password-does-not-meet-requirements'],
  ])('refuses %j with %j as %s', async (email, password, code) => {
    expect(await codeFrom(createUserWithEmailAndPassword(server.browser(), email, password))).toBe(code);
  });

  test('makes one account of an address, in whatever case and however many ask at once', async () => {
    const email = anEmail();
    const tries = [email, email.toUpperCase(), ` ${email} `].map((typed) =>
      codeFrom(createUserWithEmailAndPassword(server.browser(), typed, aPassword)),
    );
    expect((await Promise.all(tries)).toSorted()).toEqual([
      'auth/email-already-in-use',
      'auth/email-already-in-use',
      'no refusal',
    ]);
  });

  test('is not offered to the nameless, nor through other services', async () => {
    expect(await codeFrom(signInAnonymously(server.browser()))).toBe('auth/admin-restricted-operation');
    const google = GoogleAuthProvider.credential('{"sub":"1","email":"eve@example.org"}');
    expect(await codeFrom(signInWithCredential(server.browser(), google))).toBe('auth/operation-not-allowed');
  });

  test('publishes the password policy', async () => {
    const auth = server.browser();
    expect(await validatePassword(auth, 'short')).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
    expect(await validatePassword(auth, aPassword)).toMatchObject({ isValid: true });
  });

  test('tells nobody how an address signs in', async () => {
    const { email } = await member();
    expect(await fetchSignInMethodsForEmail(server.browser(), email)).toEqual([]);
  });
});

describe('the profile', () => {
  test('keeps a name, and the API greets by it', async () => {
    const { auth, email, user } = await member();
    await updateProfile(user, { displayName: 'Amara Ngozi Okafor', photoURL: 'https://example.org/a.png' });
    expect((await server.me(await user.getIdToken())).body).toMatchObject({
      firstName: 'Amara',
      lastName: 'Ngozi Okafor',
    });
    await auth.signOut();
    const again = await signInWithEmailAndPassword(auth, email, aPassword);
    expect(again.user).toMatchObject({ displayName: 'Amara Ngozi Okafor', photoURL: 'https://example.org/a.png' });
    await updateProfile(again.user, { displayName: '', photoURL: null });
    await reload(again.user);
    expect(again.user).toMatchObject({ displayName: null, photoURL: null });
  });

  test.each([
    ['customAttributes', '{"admin":true}'],
    ['emailVerified', true],
    ['disableUser', false],
    ['localId', 'somebody-else'],
  ])('leaves %s to nobody', async (name, value) => {
    const { user } = await member();
    const answer = await server.call('accounts:update', { idToken: await user.getIdToken(), [name]: value });
    expect(answer).toMatchObject({ status: 400, message: 'OPERATION_NOT_ALLOWED' });
    await reload(user);
    expect(user.emailVerified).toBe(false);
  });
});

describe('a new password', () => {
  test('ends every other session, and this one lives on', async () => {
    const { email, user } = await member();
    const elsewhere = await signInWithEmailAndPassword(server.browser(), email, aPassword);
    const former = await user.getIdToken();
    await updatePassword(user, 'another calm river');
    expect((await server.me(await user.getIdToken())).status).toBe(200);
    expect((await server.me(former)).status).toBe(401);
    expect((await server.me(await elsewhere.user.getIdToken())).status).toBe(401);
    expect(await codeFrom(elsewhere.user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(elsewhere.user.displayName).toBe(null);
    expect(await codeFrom(signInWithEmailAndPassword(server.browser(), email, aPassword))).toBe(
      'auth/invalid-credential',
    );
  });

  test('keeps to the policy', async () => {
    const { user } = await member();
    expect(await codeFrom(updatePassword(user, 'abc'))).toBe('auth/weak-password');
    expect(await codeFrom(updatePassword(user, 'letmein123'))).toBe('auth/password-does-not-meet-requirements');
  });

  test('wants somebody who signed in a moment ago', async () => {
    const { email, user } = await member();
    server.clock.advance(5 * 60_000 + 1000);
    expect(await codeFrom(updatePassword(user, 'another calm river'))).toBe('auth/requires-recent-login');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, aPassword));
    await updatePassword(user, 'another calm river');
  });
});

test('a password can be given up by who signed in a moment ago; from then on letters let them in', async () => {
  const { email, user } = await member();
  const elsewhere = await signInWithEmailAndPassword(server.browser(), email, aPassword);
  server.clock.advance(5 * 60_000 + 1000);
  expect(await codeFrom(unlink(user, 'password'))).toBe('auth/requires-recent-login');
  const again = await signInWithEmailAndPassword(server.browser(), email, aPassword);
  expect((await unlink(again.user, 'password')).providerData).toEqual([]);
  expect(await codeFrom(signInWithEmailAndPassword(server.browser(), email, aPassword))).toBe(
    'auth/invalid-credential',
  );
  expect(await codeFrom(elsewhere.user.getIdToken(true))).toBe('auth/user-token-expired');
  expect((await server.me(await again.user.getIdToken())).status).toBe(200);
});

test('a hash of former days is made anew when its owner signs in', async () => {
  const { email, user } = await member();
  const dated = '$argon2id$v=19$m=7168,t=5,p=1$AAECAwQFBgcICQoLDA0ODw$HMIGPJpyQAvPDPRy6aHi28cTCCXcFvALXEjwPPasD2w';
  await server.provider.store.changeAccount(user.uid, { passwordHash: dated });
  await signInWithEmailAndPassword(server.browser(), email, aPassword);
  expect((await server.provider.store.accountById(user.uid))?.passwordHash).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
  await signInWithEmailAndPassword(server.browser(), email, aPassword);
});

test('an address changes only by a letter to the new one', async () => {
  const { email, user } = await member();
  expect(await codeFrom(updateEmail(user, anEmail()))).toBe('auth/operation-not-allowed');
  await reload(user);
  expect(user.email).toBe(email);
});

test('an account does not go without the person: the SDK is told the way', async () => {
  const { user } = await member();
  const headers = { authorization: `Bearer ${await user.getIdToken()}` };
  expect((await server.ask({ method: 'POST', url: '/api/start-trial', headers })).statusCode).toBe(200);
  expect(await codeFrom(deleteUser(user))).toBe('auth/operation-not-allowed');
  const told = await server.call('accounts:delete', { idToken: await user.getIdToken() });
  expect(told.message).toContain('DELETE /api/account');
  expect(await server.me(await user.getIdToken())).toMatchObject({ status: 200, body: { hasActiveTrial: true } });
});

test('an erased account is gone, and its tokens with it', async () => {
  const { auth, email, user } = await member();
  const [token, kept] = [await user.getIdToken(), user.refreshToken];
  const headers = { authorization: `Bearer ${token}` };
  await server.ask({ method: 'DELETE', url: '/api/account', headers, payload: { confirm: 'erase' } });
  expect((await server.me(token)).status).toBe(401);
  expect((await server.call('accounts:lookup', { idToken: token })).message).toBe('USER_NOT_FOUND');
  expect((await server.refresh(kept)).message).toBe('USER_NOT_FOUND');
  expect(await codeFrom(signInWithEmailAndPassword(auth, email, aPassword))).toBe('auth/invalid-credential');
  await createUserWithEmailAndPassword(auth, email, aPassword);
});
