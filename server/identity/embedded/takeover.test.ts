import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDisabled } from '#server/admin/disable.ts';
import { users } from '#server/database/users.ts';
import { linkFor } from '#server/identity/embedded/letters.ts';
import { anEmail, aPassword, codeFrom, openSignIn, type SignInServer } from '#test/sign-in.ts';

const CALM = 'another calm river';
const WAY_BACK = { url: 'http://localhost:3000/auth/action', handleCodeInApp: true };

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

const member = () => server.member();

async function codeTo(email: string, purpose: 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL') {
  return (await server.letterTo(email, purpose)).code;
}

async function askChange(user: Parameters<typeof verifyBeforeUpdateEmail>[0], to = anEmail()) {
  server.clock.advance(61_000);
  await verifyBeforeUpdateEmail(user, to);
  return { to, code: await codeTo(to, 'VERIFY_AND_CHANGE_EMAIL') };
}

async function resetCode(email: string) {
  server.clock.advance(61_000);
  await sendPasswordResetEmail(server.browser(), email);
  return codeTo(email, 'PASSWORD_RESET');
}

const use = (code: string) => codeFrom(applyActionCode(server.browser(), code));
const signIn = (email: string, password: string) => signInWithEmailAndPassword(server.browser(), email, password);

async function signInByLink(email: string) {
  await sendSignInLinkToEmail(server.browser(), email, WAY_BACK);
  const link = linkFor('http://localhost:3000/auth/action', 'key', await server.letterTo(email, 'EMAIL_SIGNIN'));
  return (await signInWithEmailLink(server.browser(), email, link)).user;
}

const api = async (user: { getIdToken(): Promise<string> }, method: 'DELETE' | 'GET', url: string, payload?: object) =>
  server.ask({
    method,
    url,
    headers: { authorization: `Bearer ${await user.getIdToken()}` },
    ...(payload && { payload }),
  });

const DEAD = 'auth/invalid-action-code';

describe('a change of address that waits', () => {
  test.each([
    [
      'a reset',
      async ({ email }: { email: string }) => confirmPasswordReset(server.browser(), await resetCode(email), CALM),
    ],
    ['a link to sign in', async ({ email }: { email: string }) => signInByLink(email)],
  ])('goes when the owner of the mailbox claims the account by %s', async (_by, claim) => {
    const thief = await member();
    const { to, code } = await askChange(thief.user);
    await claim(thief);
    expect(await use(code)).toBe(DEAD);
    expect((await server.provider.store.accountById(thief.user.uid))?.email).toBe(thief.email);
    expect(await server.provider.store.accountByEmail(to)).toBe(undefined);
  });

  test.each([
    ['a new password', async (one: Awaited<ReturnType<typeof member>>) => updatePassword(one.user, CALM)],
    ['signing out everywhere', async (one) => api(one.user, 'DELETE', '/api/account/sessions')],
    ['signing out the others', async (one) => api(one.user, 'DELETE', '/api/account/sessions', { keepCurrent: true })],
    [
      'a refresh token that comes twice',
      async (one) => {
        await server.refresh(one.user.refreshToken);
        server.clock.advance(61_000);
        await server.refresh(one.user.refreshToken);
      },
    ],
    ['signing out one', async (one) => api(one.user, 'DELETE', '/api/account/sessions/current')],
    [
      'another change of address',
      async (one) => {
        const { provider } = server;
        await provider.store.atomically(async (store) => {
          const account = await store.hold(one.user.uid);
          if (account) await store.changeAccount(account.id, { email: anEmail() });
        });
      },
    ],
  ] as [string, (one: Awaited<ReturnType<typeof member>>) => Promise<unknown>][])(
    'goes with %s',
    async (_with, act) => {
      const one = await member();
      const { code } = await askChange(one.user);
      await act(one);
      expect(await use(code)).toBe(DEAD);
    },
  );

  test('goes when the account is disabled, also for the time after', async () => {
    const one = await member();
    await api(one.user, 'GET', '/api/auth/user');
    const { code } = await askChange(one.user);
    const [person] = await server.house.db.select().from(users).where(eq(users.subject, one.user.uid));
    await setDisabled(server.house, person?.id ?? '', true);
    await setDisabled(server.house, person?.id ?? '', false);
    expect(await use(code)).toBe(DEAD);
  });

  test('is not made for a session that ended while it was asked for', async () => {
    const one = await member();
    const { store } = server.provider;
    const to = anEmail();
    // The owner signs out everywhere between the check of the token and the making of the code.
    server.provider.store = {
      ...store,
      accountByEmail: async (email) => {
        await store.endSessionsOf(one.user.uid, server.clock.now());
        return store.accountByEmail(email);
      },
    };
    await codeFrom(verifyBeforeUpdateEmail(one.user, to));
    server.provider.store = store;
    await expect(server.letterTo(to, 'VERIFY_AND_CHANGE_EMAIL')).rejects.toThrow('No letter');
  });
});

describe('a code', () => {
  test('to set a password does nothing once the address has changed', async () => {
    const one = await member();
    const reset = await resetCode(one.email);
    const { to, code } = await askChange((await signIn(one.email, aPassword)).user);
    await applyActionCode(one.auth, code);
    expect(await codeFrom(confirmPasswordReset(one.auth, reset, CALM))).toBe(DEAD);
    expect((await signIn(to, aPassword)).user.uid).toBe(one.user.uid);
  });

  test('that is stored for an address which the account has no more is void by itself', async () => {
    const one = await member();
    const reset = await resetCode(one.email);
    await server.provider.store.changeAccount(one.user.uid, { email: anEmail() });
    expect(await codeFrom(confirmPasswordReset(one.auth, reset, CALM))).toBe(DEAD);
  });

  test('to set a password goes when another one signed in by a link', async () => {
    const one = await member();
    const reset = await resetCode(one.email);
    await signInByLink(one.email);
    expect(await codeFrom(confirmPasswordReset(one.auth, reset, CALM))).toBe(DEAD);
  });

  test('to sign in goes with a new password, and tells nobody its address', async () => {
    const one = await member();
    await sendSignInLinkToEmail(one.auth, one.email, WAY_BACK);
    const { code } = await server.letterTo(one.email, 'EMAIL_SIGNIN');
    const told = await server.call('accounts:resetPassword', { oobCode: code });
    expect(told).toMatchObject({ status: 200, body: { requestType: 'EMAIL_SIGNIN' } });
    expect(JSON.stringify(told.body)).not.toContain('@');
    await updatePassword(one.user, CALM);
    const again = await server.call('accounts:signInWithEmailLink', { email: one.email, oobCode: code });
    expect(again.message).toBe('INVALID_OOB_CODE');
  });
});

describe('taking an address back', () => {
  async function moved() {
    const one = await member();
    const first = await askChange(one.user);
    await applyActionCode(one.auth, first.code);
    return { ...one, first: first.to };
  }

  test('still works after a second change, and then the second undo does not', async () => {
    const one = await moved();
    const second = await askChange((await signIn(one.first, aPassword)).user);
    await applyActionCode(one.auth, second.code);
    const thiefs = await codeTo(one.first, 'RECOVER_EMAIL');
    expect(await use(await codeTo(one.email, 'RECOVER_EMAIL'))).toBe('no refusal');
    expect(await use(thiefs)).toBe(DEAD);
    expect((await signIn(one.email, aPassword)).user.uid).toBe(one.user.uid);
  });

  test('outlives a new password and signing out everywhere', async () => {
    const one = await moved();
    const thief = (await signIn(one.first, aPassword)).user;
    await updatePassword(thief, CALM);
    await api(thief, 'DELETE', '/api/account/sessions');
    expect(await use(await codeTo(one.email, 'RECOVER_EMAIL'))).toBe('no refusal');
  });

  test('is not barred by somebody who registers the old address meanwhile', async () => {
    const one = await moved();
    const squat = createUserWithEmailAndPassword(server.browser(), one.email, aPassword);
    expect(await codeFrom(squat)).toBe('auth/email-already-in-use');
    expect(await use(await codeTo(one.email, 'RECOVER_EMAIL'))).toBe('no refusal');
    expect((await signIn(one.email, aPassword)).user.uid).toBe(one.user.uid);
  });
});

describe('of two at once', () => {
  /** Lets a call go on to its end only after the owner has set a new password. */
  async function whileHashing(email: string, act: () => Promise<unknown>) {
    const reset = await resetCode(email);
    const { inLine } = server.provider;
    let open = () => {};
    const gate = new Promise<void>((go) => {
      open = go;
    });
    server.provider.inLine = async (...work) => {
      const done = await inLine(...work);
      await gate;
      return done;
    };
    const late = codeFrom(act());
    await new Promise((next) => setTimeout(next, 200));
    server.provider.inLine = inLine;
    await confirmPasswordReset(server.browser(), reset, CALM);
    open();
    return late;
  }

  test('a sign-in with the password that a reset replaces opens nothing', async () => {
    const one = await member();
    expect(await whileHashing(one.email, () => signIn(one.email, aPassword))).toBe('auth/invalid-credential');
  });

  test('a password that a thief sets does not come after the owner’s', async () => {
    const one = await member();
    const late = await whileHashing(one.email, () => updatePassword(one.user, 'the thief was here'));
    expect(late).toBe('auth/user-token-expired');
    expect((await signIn(one.email, CALM)).user.uid).toBe(one.user.uid);
  });
});
