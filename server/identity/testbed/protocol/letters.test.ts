import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, openProtocol, type Protocol } from '#test/protocol.ts';

let bed: Protocol;
beforeAll(async () => {
  bed = await openProtocol();
});
beforeEach(() => bed.forget());
afterAll(() => bed.close());

type Body = Record<string, unknown>;
const send = (body: Body) => bed.call('accounts:sendOobCode', body);
const sendAsOwner = (body: Body) => bed.ownerAtRoot('accounts:sendOobCode', { ...body, returnOobLink: true });
const use = (oobCode: string | undefined) => bed.call('accounts:update', { oobCode });
const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: bob.email };
const shown = { oobCode: expect.any(String), oobLink: expect.any(String) };

async function expectNone() {
  expect(await bed.letters()).toEqual([]);
}

describe('a letter that confirms an address', () => {
  const verify = { requestType: 'VERIFY_EMAIL' };

  test('carries a code for one use, which the answer does not show', async () => {
    const { idToken, localId } = await bed.signUp(alice);
    const { body } = await send({ ...verify, idToken });
    expect(body.email).toBe(alice.email);
    expect(body).not.toHaveProperty('oobCode');
    expect(body).not.toHaveProperty('oobLink');
    const [letter] = await bed.letters();
    expect(letter).toMatchObject({ email: alice.email, requestType: 'VERIFY_EMAIL' });
    expect((await use(letter?.oobCode)).body).toMatchObject({ localId, email: alice.email, emailVerified: true });
    await expectNone();
  });

  test('and others are shown to the owner by the address', async () => {
    await bed.signUp(alice);
    const { email } = alice;
    for (const body of [{ requestType: 'PASSWORD_RESET' }, verify, change])
      expect(await sendAsOwner({ email, ...body })).toMatchObject({ status: 200, body: { email, ...shown } });
  });

  test('and others are shown to the owner by the token', async () => {
    const { idToken } = await bed.signUp(alice);
    const { email } = alice;
    for (const body of [verify, { email, ...change }])
      expect(await sendAsOwner({ idToken, ...body })).toMatchObject({ status: 200, body: { email, ...shown } });
  });

  test('wants a token or an address', async () => {
    await bed.signUp(alice);
    expect((await send({ ...verify, idToken: 'hoge' })).message).toBe('INVALID_ID_TOKEN');
    expect((await sendAsOwner(verify)).message).toBe('MISSING_EMAIL');
    await expectNone();
  });

  test('wants a token of whoever is not the owner', async () => {
    await bed.signUp(alice);
    expect((await send({ ...verify, email: alice.email })).message).toBe('INVALID_ID_TOKEN');
    await expectNone();
  });

  test('is for somebody who is there', async () => {
    expect((await sendAsOwner({ ...verify, email: 'nobody@example.com' })).message).toBe('USER_NOT_FOUND');
    await expectNone();
  });

  test('is for somebody with an address', async () => {
    const { idToken } = await bed.signUp();
    expect((await send({ ...verify, idToken })).message).toBe('MISSING_EMAIL');
    await expectNone();
  });

  test('is not for the disabled', async () => {
    const { idToken, localId } = await bed.signUp(alice);
    await bed.disable(localId);
    expect((await send({ ...verify, idToken })).message).toBe('USER_DISABLED');
  });

  test('leads back to an address that is one', async () => {
    const { idToken } = await bed.signUp(alice);
    expect((await send({ ...verify, idToken, continueUrl: 'noSchemeOrHost' })).message).toMatch('INVALID_CONTINUE_URI');
    await expectNone();
  });
});

describe('a letter for a new password', () => {
  const reset = { requestType: 'PASSWORD_RESET', email: alice.email };

  test('ends what was signed in', async () => {
    const { idToken } = await bed.signUp(alice);
    const { body } = await send(reset);
    expect(body.email).toBe(alice.email);
    expect(body).not.toHaveProperty('oobCode');
    const [letter] = await bed.letters();
    expect(letter).toMatchObject({ email: alice.email, requestType: 'PASSWORD_RESET' });
    const done = await bed.call('accounts:resetPassword', { oobCode: letter?.oobCode, newPassword: 'notasecret2' });
    expect(done.body).toMatchObject({ requestType: 'PASSWORD_RESET', email: alice.email });
    expect((await bed.lookup(idToken)).message).toBe('TOKEN_EXPIRED');
  });

  test('and each other letter tells what it is for, and a link to sign in not whom', async () => {
    const { idToken } = await bed.signUp(alice);
    await send(reset);
    await send({ requestType: 'VERIFY_EMAIL', idToken });
    await send({ requestType: 'EMAIL_SIGNIN', email: bob.email });
    await send({ ...change, idToken, email: alice.email });
    const letters = await bed.letters();
    expect(letters).toHaveLength(4);
    for (const { oobCode, requestType, email } of letters) {
      const { body } = await bed.call('accounts:resetPassword', { oobCode });
      expect(body.requestType).toBe(requestType);
      expect(body.email).toBe(requestType === 'EMAIL_SIGNIN' ? undefined : email);
      if (requestType === 'VERIFY_AND_CHANGE_EMAIL') expect(body.newEmail).toBe(bob.email);
    }
    expect(await bed.letters()).toHaveLength(4);
  });

  test('is not for an address that nobody has', async () => {
    expect(await sendAsOwner(reset)).toMatchObject({ status: 400, message: 'EMAIL_NOT_FOUND' });
  });

  test('does not tell that where addresses are hidden', async () => {
    await bed.hideAddresses();
    const { status, body } = await sendAsOwner(reset);
    expect([status, body]).toEqual([
      200,
      { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: alice.email },
    ]);
  });
});

describe('a letter for another address', () => {
  test('changes it, once', async () => {
    const { idToken, localId } = await bed.signUp(alice);
    const { body } = await send({ ...change, idToken, email: alice.email });
    expect(body).toMatchObject({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: alice.email });
    expect(body).not.toHaveProperty('oobCode');
    const [letter] = await bed.letters();
    expect(letter).toMatchObject({ email: alice.email, requestType: 'VERIFY_AND_CHANGE_EMAIL' });
    expect((await use(letter?.oobCode)).body).toMatchObject({ localId, email: bob.email, emailVerified: true });
    await expectNone();
  });

  test('wants a token, or an address, and the new one', async () => {
    await bed.signUp(alice);
    const { requestType, newEmail } = change;
    expect((await send({ requestType, newEmail })).message).toBe('MISSING_ID_TOKEN');
    expect((await send({ requestType, email: alice.email })).message).toBe('MISSING_NEW_EMAIL');
    expect((await sendAsOwner({ requestType, newEmail })).message).toBe('MISSING_EMAIL');
    expect((await sendAsOwner({ requestType, email: alice.email })).message).toBe('MISSING_NEW_EMAIL');
    await expectNone();
  });

  test('wants a token of whoever is not the owner', async () => {
    await bed.signUp(alice);
    expect((await send({ ...change, email: alice.email })).message).toBe('MISSING_ID_TOKEN');
    await expectNone();
  });

  test('is for somebody who is there', async () => {
    expect((await sendAsOwner({ ...change, email: 'nobody@example.com' })).message).toBe('USER_NOT_FOUND');
    await expectNone();
  });

  test('is for an address that is free', async () => {
    const { idToken } = await bed.signUp(alice);
    await bed.signUp(bob);
    expect((await send({ ...change, idToken, email: alice.email })).message).toBe('EMAIL_EXISTS');
    expect((await sendAsOwner({ ...change, email: alice.email })).message).toBe('EMAIL_EXISTS');
    await expectNone();
  });
});
