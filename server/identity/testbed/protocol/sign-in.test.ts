import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alice, aSecret, bob, claimsIn, howIn, openProtocol, type Protocol } from '#test/protocol.ts';

let bed: Protocol;
beforeAll(async () => {
  bed = await openProtocol();
});
beforeEach(() => bed.forget());
afterAll(() => bed.close());

describe('by password', () => {
  const signIn = (body: Record<string, unknown>) => bed.call('accounts:signInWithPassword', body);

  test('gives tokens', async () => {
    const { localId } = await bed.signUp(alice);
    const { body } = await signIn(alice);
    expect(body).toMatchObject({ localId, email: alice.email, registered: true, refreshToken: expect.any(String) });
    expect(claimsIn(body.idToken).user_id).toBe(localId);
    expect(claimsIn(body.idToken)).not.toHaveProperty('provider_id');
    expect(howIn(body.idToken)).toBe('password');
  });

  test('is remembered as the last one', async () => {
    const { idToken } = await bed.signUp(alice);
    const before = Number((await bed.lookup(idToken)).user.lastLoginAt);
    await new Promise((next) => setTimeout(next, 5));
    await signIn(alice);
    expect(Number((await bed.lookup(idToken)).user.lastLoginAt)).toBeGreaterThan(before);
  });

  test('reads an address in whatever case', async () => {
    const { localId } = await bed.signUp(alice);
    expect((await signIn({ email: 'AlIcE@exAMPle.COM', password: aSecret })).body.localId).toBe(localId);
  });

  test('wants both', async () => {
    expect((await signIn({ password: aSecret })).message).toBe('MISSING_EMAIL');
    expect((await signIn({ email: alice.email })).message).toBe('MISSING_PASSWORD');
  });

  test('wants an address that is one', async () => {
    for (const email of ['ill-formatted-email', ''])
      expect(await signIn({ email, password: aSecret })).toMatchObject({ status: 400, message: 'INVALID_EMAIL' });
  });

  test('tells an unknown address', async () => {
    expect((await signIn(alice)).message).toBe('EMAIL_NOT_FOUND');
  });

  test('does not tell it where addresses are hidden', async () => {
    await bed.hideAddresses();
    expect((await signIn(alice)).message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('tells a wrong password', async () => {
    await bed.signUp(alice);
    expect((await signIn({ ...alice, password: 'NOTASECRET' })).message).toBe('INVALID_PASSWORD');
  });

  test('does not tell it either where addresses are hidden', async () => {
    await bed.hideAddresses();
    await bed.signUp(alice);
    expect((await signIn({ ...alice, password: 'NOTASECRET' })).message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('is not for the disabled', async () => {
    const { localId } = await bed.signUp(alice);
    await bed.disable(localId);
    expect((await signIn(alice)).message).toBe('USER_DISABLED');
  });
});

describe('by a link', () => {
  const signIn = (body: Record<string, unknown>) => bed.call('accounts:signInWithEmailLink', body);

  test('makes the account where there is none', async () => {
    const oobCode = await bed.linkTo(alice.email);
    expect(await bed.letters()).toMatchObject([{ email: alice.email, requestType: 'EMAIL_SIGNIN' }]);
    const { body } = await signIn({ oobCode, email: alice.email });
    expect(body).toMatchObject({ email: alice.email, isNewUser: true });
    expect(claimsIn(body.idToken).user_id).toEqual(expect.any(String));
    expect(claimsIn(body.idToken)).not.toHaveProperty('provider_id');
    expect(howIn(body.idToken)).toBe('password');
    expect(await bed.methodsOf(alice.email)).toEqual(['emailLink']);
  });

  test('enters an account, and takes password and sessions from whoever made it without proving the address', async () => {
    const { localId, idToken } = await bed.signUp(bob);
    const { body } = await signIn({ email: bob.email, oobCode: await bed.linkTo(bob.email) });
    expect(body.localId).toBe(localId);
    expect((await bed.lookup(body.idToken)).user.emailLinkSignin).toBe(true);
    expect((await bed.lookup(idToken)).message).toBe('TOKEN_EXPIRED');
    expect(await bed.methodsOf(bob.email)).toEqual(['emailLink']);
  });

  test('wants a code that is one', async () => {
    expect((await signIn({ email: alice.email, oobCode: 'invalid' })).message).toBe('INVALID_OOB_CODE');
  });

  test('is not for the disabled', async () => {
    const { localId } = await bed.signUp(bob);
    const oobCode = await bed.linkTo(bob.email);
    await bed.disable(localId);
    expect((await signIn({ email: bob.email, oobCode })).message).toBe('USER_DISABLED');
  });

  test('wants the address that it was sent to', async () => {
    const oobCode = await bed.linkTo(alice.email);
    expect((await signIn({ email: 'NOT-alice@example.com', oobCode })).message).toBe(
      'INVALID_EMAIL : The email provided does not match the sign-in email address.',
    );
  });

  test('links an account to another address', async () => {
    const { localId, idToken } = await bed.signUp(bob);
    const oobCode = await bed.linkTo(alice.email);
    const { body } = await signIn({ email: alice.email, oobCode, idToken });
    expect(body).toMatchObject({ localId, email: alice.email });
    expect(await bed.methodsOf(alice.email)).toEqual(['password', 'emailLink']);
    expect(await bed.methodsOf(bob.email)).toEqual([]);
  });

  test('links none to an address of somebody else', async () => {
    const { idToken } = await bed.signUp();
    await bed.signUp(alice);
    const oobCode = await bed.linkTo(alice.email);
    expect((await signIn({ email: alice.email, oobCode, idToken })).message).toBe('EMAIL_EXISTS');
  });

  test('links nobody disabled', async () => {
    const { idToken, localId } = await bed.signUp(alice);
    await bed.disable(localId);
    const oobCode = await bed.linkTo(alice.email);
    expect((await signIn({ email: alice.email, oobCode, idToken })).message).toBe('USER_DISABLED');
  });
});
