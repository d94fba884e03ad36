import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alice, aSecret, bob, claimsIn, howIn, openProtocol, type Protocol } from '#test/protocol.ts';

let bed: Protocol;
beforeAll(async () => {
  bed = await openProtocol();
});
beforeEach(() => bed.forget());
afterAll(() => bed.close());

type Body = Record<string, unknown>;
const update = (body: Body) => bed.call('accounts:update', body);
const updateAsOwner = (body: Body) => bed.ownerAtRoot('accounts:update', body);
const signIn = (email: string, password = aSecret) => bed.call('accounts:signInWithPassword', { email, password });

async function onlyLetter() {
  const letters = await bed.letters();
  expect(letters).toHaveLength(1);
  return letters[0];
}

describe('somebody changes', () => {
  test('name and picture, without new tokens, and takes them away', async () => {
    const { idToken } = await bed.signUp();
    const attributes = { displayName: 'Alice', photoUrl: 'http://localhost/alice.png' };
    const { body } = await update({ idToken, ...attributes });
    expect(body).toMatchObject(attributes);
    expect(body).not.toHaveProperty('idToken');
    expect(body).not.toHaveProperty('refreshToken');
    const bare = (await update({ idToken, deleteAttribute: ['DISPLAY_NAME', 'PHOTO_URL'] })).body;
    expect(bare).not.toHaveProperty('displayName');
    expect(bare).not.toHaveProperty('photoUrl');
  });

  test('the password, with new tokens', async () => {
    const { localId, idToken } = await bed.signUp(alice);
    const { body } = await update({ idToken, password: 'notasecreteither' });
    expect(body.refreshToken).toEqual(expect.any(String));
    expect(claimsIn(body.idToken).user_id).toBe(localId);
    expect(howIn(body.idToken)).toBe('password');
    expect((await signIn(alice.email, 'notasecreteither')).body.localId).toBe(localId);
  });

  test('from nobody to somebody with a password', async () => {
    const { localId, idToken } = await bed.signUp();
    const { body } = await update({ idToken, ...alice });
    expect(claimsIn(body.idToken).user_id).toBe(localId);
    expect(howIn(body.idToken)).toBe('password');
    expect((await signIn(alice.email)).body.localId).toBe(localId);
    expect(await bed.methodsOf(alice.email)).toEqual(['password']);
  });

  test('from nobody to somebody with an address alone, signed in as before', async () => {
    const { localId, idToken } = await bed.signUp();
    const { body } = await update({ idToken, email: alice.email });
    expect(body.refreshToken).toEqual(expect.any(String));
    expect(claimsIn(body.idToken).user_id).toBe(localId);
    expect(howIn(body.idToken)).toBe('anonymous');
    expect(await bed.methodsOf(alice.email)).toEqual([]);
  });

  test('the address, and the old one gets a letter', async () => {
    const { localId, idToken } = await bed.signUp(alice);
    const { body } = await update({ idToken, email: bob.email });
    expect(claimsIn(body.idToken)).toMatchObject({ user_id: localId, email: bob.email });
    expect(howIn(body.idToken)).toBe('password');
    expect((await signIn(bob.email)).body.localId).toBe(localId);
    expect((await signIn(alice.email)).message).toBe('EMAIL_NOT_FOUND');
    expect(await onlyLetter()).toMatchObject({ email: alice.email, requestType: 'RECOVER_EMAIL' });
  });

  test('to no address of somebody else, in whatever case', async () => {
    await bed.signUp(bob);
    const { idToken } = await bed.signUp();
    for (const body of [{ email: bob.email }, { email: 'BOB@example.com', password: aSecret }])
      expect(await update({ idToken, ...body })).toMatchObject({ status: 400, message: 'EMAIL_EXISTS' });
  });

  test('the address, and the first one is remembered', async () => {
    const { idToken } = await bed.signUp(alice);
    expect((await update({ idToken, email: bob.email })).body.email).toBe(bob.email);
    expect((await bed.lookup(idToken)).user.initialEmail).toBe(alice.email);
  });

  test('the address back by the letter to the old one', async () => {
    const { idToken } = await bed.signUp(alice);
    await update({ idToken, email: bob.email });
    const { oobCode } = (await onlyLetter()) ?? {};
    expect((await update({ oobCode })).body).toMatchObject({ email: alice.email, emailVerified: true });
    expect(await bed.letters()).toEqual([]);
  });

  test('it not back where somebody took it', async () => {
    const { idToken } = await bed.signUp(bob);
    await update({ idToken, email: 'bob_new@example.com' });
    await bed.signUp({ ...bob, password: 'notasecreteither' });
    const letter = await onlyLetter();
    expect(letter?.requestType).toBe('RECOVER_EMAIL');
    expect((await update({ oobCode: letter?.oobCode })).message).toBe('EMAIL_EXISTS');
  });

  test('from no address to one, and nobody gets a letter', async () => {
    const { idToken } = await bed.signUp();
    expect((await update({ idToken, email: alice.email })).body.email).toBe(alice.email);
    expect(await bed.letters()).toEqual([]);
    expect((await bed.lookup(idToken)).user).not.toHaveProperty('initialEmail');
  });

  test('no address while disabled', async () => {
    const { localId, idToken } = await bed.signUp(bob);
    await bed.disable(localId);
    expect((await update({ idToken, email: alice.email })).message).toBe('USER_DISABLED');
  });

  test('the address by a letter to the new one', async () => {
    const { idToken } = await bed.signUp(alice);
    await bed.call('accounts:sendOobCode', { idToken, newEmail: bob.email, requestType: 'VERIFY_AND_CHANGE_EMAIL' });
    const letter = await onlyLetter();
    expect(letter).toMatchObject({ email: alice.email, newEmail: bob.email, requestType: 'VERIFY_AND_CHANGE_EMAIL' });
    const { body } = await update({ oobCode: letter?.oobCode });
    expect(body).toMatchObject({ email: bob.email, newEmail: bob.email, emailVerified: true });
    expect(await bed.letters()).toEqual([]);
  });

  test('it not by a letter where somebody was first, and the letter is used up', async () => {
    const { idToken } = await bed.signUp(alice);
    await bed.call('accounts:sendOobCode', { idToken, newEmail: bob.email, requestType: 'VERIFY_AND_CHANGE_EMAIL' });
    const letter = await onlyLetter();
    await bed.signUp(bob);
    expect((await update({ oobCode: letter?.oobCode })).message).toBe('EMAIL_EXISTS');
    expect(await bed.letters()).toEqual([]);
  });

  test('nothing while disabled', async () => {
    const { localId, idToken } = await bed.signUp();
    await bed.disable(localId);
    expect((await update({ idToken, displayName: 'Foo' })).message).toBe('USER_DISABLED');
  });

  test('the password, or since when sign-ins count, and older tokens are over', async () => {
    const { idToken } = await bed.signUp(alice);
    const second = (await update({ idToken, password: 'notasecreteither' })).body.idToken;
    expect((await bed.lookup(idToken)).message).toBe('TOKEN_EXPIRED');
    expect((await bed.lookup(second)).message).toBe('');
    const third = (await update({ idToken: second, validSince: '0' })).body.idToken;
    for (const old of [idToken, second]) expect((await bed.lookup(old)).message).toBe('TOKEN_EXPIRED');
    expect((await bed.lookup(third)).message).toBe('');
  });

  test('to no password, and signs in by none', async () => {
    const { idToken } = await bed.signUp(alice);
    const { status, body } = await update({ idToken, deleteProvider: ['password'] });
    expect([status, body.providerUserInfo]).toEqual([200, []]);
    expect(await bed.methodsOf(alice.email)).toEqual([]);
  });
});

describe('the owner changes', () => {
  test('somebody disabled too', async () => {
    const { localId } = await bed.signUp();
    await bed.disable(localId);
    expect((await updateAsOwner({ localId, displayName: 'Foo' })).status).toBe(200);
    expect((await updateAsOwner({ localId, disableUser: false })).status).toBe(200);
  });

  test('anybody by their id', async () => {
    const { localId } = await bed.signUp(alice);
    const attributes = { displayName: 'Alice', photoUrl: 'http://localhost/alice.png', emailVerified: true };
    expect((await updateAsOwner({ localId, ...attributes })).body).toMatchObject(attributes);
  });

  test('nobody without an id', async () => {
    expect(await updateAsOwner({ emailVerified: true })).toMatchObject({ status: 400, message: 'MISSING_LOCAL_ID' });
  });

  test('what tokens say', async () => {
    const { localId } = await bed.signUp(alice);
    const claims = { foo: 'bar', baz: { answer: 42 } };
    await updateAsOwner({ localId, customAttributes: JSON.stringify(claims) });
    const link = { email: alice.email, oobCode: await bed.linkTo(alice.email) };
    expect(claimsIn((await bed.call('accounts:signInWithEmailLink', link)).body.idToken)).toMatchObject(claims);
  });

  test('it not to nonsense', async () => {
    const { localId } = await bed.signUp(alice);
    for (const [customAttributes, message] of [
      ['{definitely[not]json}', 'INVALID_CLAIMS'],
      ['42', 'INVALID_CLAIMS'],
      ['["a", "b"]', 'INVALID_CLAIMS'],
      ['{"sub": "12345"}', 'FORBIDDEN_CLAIM : sub'],
      [JSON.stringify({ a: 'x'.repeat(998) }), 'CLAIMS_TOO_LARGE'],
    ])
      expect(await updateAsOwner({ localId, customAttributes })).toMatchObject({ status: 400, message });
  });
});
