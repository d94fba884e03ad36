import {
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from '@firebase/auth';
import { expect, test } from 'vitest';
import { anEmail, aPassword, codeFrom, openSignIn } from '#test/sign-in.ts';

test('with the protection off, the specification’s two messages come apart', async () => {
  const server = await openSignIn({ EMAIL_ENUMERATION_PROTECTION: 'off', PASSWORD_MIN_LENGTH: '9' });
  const [auth, email] = [server.browser(), anEmail()];
  expect(await codeFrom(createUserWithEmailAndPassword(auth, email, 'eight(8)'))).toBe('auth/weak-password');
  await createUserWithEmailAndPassword(auth, email, aPassword);
  expect(await codeFrom(signInWithEmailAndPassword(auth, email, 'wrong one'))).toBe('auth/wrong-password');
  expect(await codeFrom(signInWithEmailAndPassword(auth, anEmail(), aPassword))).toBe('auth/user-not-found');
  expect(await codeFrom(sendPasswordResetEmail(auth, anEmail()))).toBe('auth/user-not-found');
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password']);
  await server.close();
});
