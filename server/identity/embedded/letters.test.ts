import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  isSignInWithEmailLink,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from '@firebase/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkFor } from '#server/identity/embedded/letters.ts';
import { anEmail, aPassword, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

const HOUR = 3_600_000;
const WAY_BACK = { url: 'http://localhost:3000/dashboard', handleCodeInApp: true };

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

const member = () => server.member();

async function resetCode(email: string) {
  await sendPasswordResetEmail(server.browser(), email);
  return (await server.letterTo(email.toLowerCase(), 'PASSWORD_RESET')).code;
}

async function signInLink(email: string) {
  await sendSignInLinkToEmail(server.browser(), email, WAY_BACK);
  return linkFor('http://localhost:3000/auth/action', 'key', await server.letterTo(email, 'EMAIL_SIGNIN'));
}

describe('a forgotten password', () => {
  test('is set anew once, and every session ends with the old one', async () => {
    const { auth, email, user } = await member();
    const code = await resetCode(email.toUpperCase());
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    await confirmPasswordReset(auth, code, 'another calm river');
    expect((await server.me(await user.getIdToken())).status).toBe(401);
    expect(await codeFrom(confirmPasswordReset(auth, code, 'a third dry stone'))).toBe('auth/invalid-action-code');
    expect(await codeFrom(signInWithEmailAndPassword(auth, email, aPassword))).toBe('auth/invalid-credential');
    const again = await signInWithEmailAndPassword(auth, email, 'another calm river');
    expect(again.user.emailVerified).toBe(true);
  });

  test('gives a code to one of twenty who use it at the same time', async () => {
    const { auth, email } = await member();
    const code = await resetCode(email);
    const tries = Array.from({ length: 20 }, (_, at) =>
      codeFrom(confirmPasswordReset(auth, code, `calm river number ${at}`)),
    );
    const ends = await Promise.all(tries);
    expect(ends.filter((end) => end === 'no refusal')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['no refusal', 'auth/invalid-action-code']));
  });

  test('is not used up by a weak one, nor by looking', async () => {
    const { auth, email } = await member();
    const code = await resetCode(email);
    expect((await checkActionCode(auth, code)).operation).toBe(ActionCodeOperation.PASSWORD_RESET);
    expect(await codeFrom(confirmPasswordReset(auth, code, 'abc'))).toBe('auth/weak-password');
    expect(await codeFrom(confirmPasswordReset(auth, code, 'qwerty123'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    await confirmPasswordReset(auth, code, 'another calm river');
  });

  test('has an hour, and the newest letter alone', async () => {
    const { auth, email } = await member();
    const first = await resetCode(email);
    server.clock.advance(61_000);
    const second = await resetCode(email);
    expect(await codeFrom(verifyPasswordResetCode(auth, first))).toBe('auth/invalid-action-code');
    server.clock.advance(HOUR);
    expect(await codeFrom(verifyPasswordResetCode(auth, second))).toBe('auth/expired-action-code');
  });

  test('answers an address that nobody has in the same way, and sends nothing', async () => {
    const email = anEmail();
    await sendPasswordResetEmail(server.browser(), email);
    await expect(server.letterTo(email, 'PASSWORD_RESET')).rejects.toThrow('No letter');
  });

  test('leads back to our own pages only', async () => {
    const { auth, email } = await member();
    const away = sendPasswordResetEmail(auth, email, { url: 'https://evil.example/' });
    expect(await codeFrom(away)).toBe('auth/unauthorized-continue-uri');
    const script = sendPasswordResetEmail(auth, email, { url: 'javascript:alert(1)' });
    expect(await codeFrom(script)).toBe('auth/invalid-continue-uri');
  });
});

describe('an address', () => {
  test('is confirmed by its letter, once', async () => {
    const { auth, email, user } = await member();
    await sendEmailVerification(user);
    const { code } = await server.letterTo(email, 'VERIFY_EMAIL');
    await applyActionCode(auth, code);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    expect(await codeFrom(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  });

  test('changes by a letter to the new one, and back by a letter to the old one', async () => {
    const [{ auth, email, user }, newEmail] = [await member(), anEmail()];
    await verifyBeforeUpdateEmail(user, newEmail);
    const { code } = await server.letterTo(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
    expect((await checkActionCode(auth, code)).data).toMatchObject({ email: newEmail, previousEmail: email });
    await applyActionCode(auth, code);
    expect((await server.me(await user.getIdToken())).status).toBe(401);
    const moved = await signInWithEmailAndPassword(auth, newEmail, aPassword);
    expect(moved.user).toMatchObject({ uid: user.uid, emailVerified: true });
    await applyActionCode(auth, (await server.letterTo(email, 'RECOVER_EMAIL')).code);
    expect((await signInWithEmailAndPassword(auth, email, aPassword)).user.uid).toBe(user.uid);
    expect(await codeFrom(signInWithEmailAndPassword(auth, newEmail, aPassword))).toBe('auth/invalid-credential');
  });

  test('of somebody else is not given away, and not told', async () => {
    const [{ user }, other] = [await member(), await member()];
    await verifyBeforeUpdateEmail(user, other.email);
    await expect(server.letterTo(other.email, 'VERIFY_AND_CHANGE_EMAIL')).rejects.toThrow('No letter');
  });

  test('that somebody took in the meantime stays theirs', async () => {
    const [{ auth, user }, newEmail] = [await member(), anEmail()];
    await verifyBeforeUpdateEmail(user, newEmail);
    await createUserWithEmailAndPassword(server.browser(), newEmail, aPassword);
    const { code } = await server.letterTo(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
    expect(await codeFrom(applyActionCode(auth, code))).toBe('auth/email-already-in-use');
  });
});

describe('a link to sign in', () => {
  test('signs in, makes the account where there is none, and works once', async () => {
    const [auth, email] = [server.browser(), anEmail()];
    const link = await signInLink(email);
    expect(isSignInWithEmailLink(auth, link)).toBe(true);
    const { user } = await signInWithEmailLink(auth, email, link);
    expect(user).toMatchObject({ email, emailVerified: true });
    expect((await server.me(await user.getIdToken())).status).toBe(200);
    expect(await codeFrom(signInWithEmailLink(server.browser(), email, link))).toBe('auth/invalid-action-code');
    server.clock.advance(61_000);
    const again = await signInWithEmailLink(server.browser(), email, await signInLink(email));
    expect(again.user.uid).toBe(user.uid);
    await updatePassword(again.user, aPassword);
    expect((await signInWithEmailAndPassword(auth, email, aPassword)).user.uid).toBe(user.uid);
  });

  test('belongs to its address', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const link = await signInLink(email);
    expect(await codeFrom(signInWithEmailLink(server.browser(), other, link))).toBe('auth/invalid-email');
  });

  test('takes an account back from whoever made it with another person’s address', async () => {
    const { email, user } = await member();
    const owner = await signInWithEmailLink(server.browser(), email, await signInLink(email));
    expect(owner.user.uid).toBe(user.uid);
    expect((await server.me(await user.getIdToken())).status).toBe(401);
    expect(await codeFrom(signInWithEmailAndPassword(server.browser(), email, aPassword))).toBe(
      'auth/invalid-credential',
    );
    await updatePassword(owner.user, 'another calm river');
  });
});

test.each(['VERIFY_EMAIL', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL'] as const)(
  'a code of purpose %s sets no password',
  async (purpose) => {
    const { auth, email, user } = await member();
    const newEmail = anEmail();
    if (purpose === 'VERIFY_EMAIL') await sendEmailVerification(user);
    if (purpose === 'EMAIL_SIGNIN') await sendSignInLinkToEmail(auth, email, WAY_BACK);
    if (purpose === 'VERIFY_AND_CHANGE_EMAIL') await verifyBeforeUpdateEmail(user, newEmail);
    const { code } = await server.letterTo(purpose === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email, purpose);
    expect(await codeFrom(confirmPasswordReset(auth, code, 'another calm river'))).toBe('auth/invalid-action-code');
  },
);

test('a reset code verifies no address and signs nobody in', async () => {
  const { auth, email } = await member();
  const code = await resetCode(email);
  expect(await codeFrom(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  expect((await server.call('accounts:signInWithEmailLink', { email, oobCode: code })).message).toBe(
    'INVALID_OOB_CODE',
  );
});
