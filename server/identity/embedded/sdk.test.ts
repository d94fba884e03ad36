import {
  beforeAuthStateChanged,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  inMemoryPersistence,
  onIdTokenChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
} from '@firebase/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anEmail, aPassword, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

async function member() {
  const [auth, email] = [server.browser(), anEmail()];
  const made = await createUserWithEmailAndPassword(auth, email, aPassword);
  return { auth, email, made };
}

test('a token says who it is for, since when, until when, and how they signed in', async () => {
  const { email, made } = await member();
  const { claims, authTime, issuedAtTime, expirationTime, signInProvider } = await made.user.getIdTokenResult();
  expect(claims).toMatchObject({ email, email_verified: false, sub: made.user.uid, user_id: made.user.uid });
  expect(signInProvider).toBe('password');
  expect(Date.parse(expirationTime) - Date.parse(issuedAtTime)).toBe(3_600_000);
  expect(Date.parse(authTime)).toBeLessThanOrEqual(Date.parse(issuedAtTime));
});

test('whoever listens hears each new token, and nobody when it ends', async () => {
  const { auth, made } = await member();
  const heard: (string | null)[] = [];
  const stop = onIdTokenChanged(auth, (user) => heard.push(user?.uid ?? null));
  await vi.waitFor(() => expect(heard).toEqual([made.user.uid]));
  await made.user.getIdToken(true);
  await signOut(auth);
  await vi.waitFor(() => expect(heard.at(-1)).toBeNull());
  expect(heard.length).toBeGreaterThanOrEqual(2);
  stop();
});

test('a sign-in can be stopped before it takes effect', async () => {
  const { email } = await member();
  const other = server.browser();
  const stop = beforeAuthStateChanged(other, () => {
    throw new Error('not here');
  });
  expect(await codeFrom(signInWithEmailAndPassword(other, email, aPassword))).toBe('auth/login-blocked');
  expect(other.currentUser).toBeNull();
  stop();
  await signInWithEmailAndPassword(other, email, aPassword);
  expect(other.currentUser?.email).toBe(email);
});

test('where an account is kept can be chosen, and it can be handed from one place to another', async () => {
  const { email, made } = await member();
  const other = server.browser();
  await setPersistence(other, inMemoryPersistence);
  await updateCurrentUser(other, made.user);
  expect(other.currentUser?.email).toBe(email);
  expect((await server.me(await (other.currentUser?.getIdToken(true) ?? ''))).status).toBe(200);
});

test('it is told who is new', async () => {
  const { auth, email, made } = await member();
  expect(getAdditionalUserInfo(made)).toMatchObject({ isNewUser: true });
  await signOut(auth);
  expect(getAdditionalUserInfo(await signInWithEmailAndPassword(auth, email, aPassword))).toMatchObject({
    isNewUser: false,
  });
});
