import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, claimsIn, openProtocol, type Protocol } from '#test/protocol.ts';

let bed: Protocol;
beforeAll(async () => {
  bed = await openProtocol();
});
beforeEach(() => bed.forget());
afterAll(() => bed.close());

type Body = Record<string, unknown>;
const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp';

describe('deleting', () => {
  test('oneself by the token', async () => {
    const { idToken } = await bed.signUp(alice);
    expect((await bed.call('accounts:delete', { idToken })).status).toBe(200);
    expect((await bed.lookup(idToken)).message).toBe('USER_NOT_FOUND');
  });

  test('by the id is the owner’s', async () => {
    const { localId } = await bed.signUp(alice);
    expect((await bed.call('accounts:delete', { localId })).message).toBe('MISSING_ID_TOKEN');
  });

  test('anybody by the owner', async () => {
    const { localId, idToken } = await bed.signUp(alice);
    expect((await bed.ownerAtRoot('accounts:delete', { localId })).status).toBe(200);
    expect((await bed.lookup(idToken)).message).toBe('USER_NOT_FOUND');
  });

  test('by the owner wants an id', async () => {
    const { idToken } = await bed.signUp(alice);
    expect((await bed.ownerAtRoot('accounts:delete', { idToken })).message).toBe('MISSING_LOCAL_ID');
  });
});

describe('asking how an address signs in', () => {
  const continueUri = 'http://example.com/';
  const ask = async (identifier: string, more: Body = {}) =>
    (await bed.call('accounts:createAuthUri', { continueUri, identifier, ...more })).body;
  const session = { sessionId: expect.any(String) };

  test('tells that nobody has it', async () => {
    expect(await ask(alice.email)).toMatchObject({ registered: false, ...session });
  });

  test('does not where addresses are hidden', async () => {
    await bed.hideAddresses();
    const body = await ask(alice.email);
    expect(body).toMatchObject(session);
    expect(body).not.toHaveProperty('registered');
  });

  test('tells how', async () => {
    await bed.signUp(alice);
    const how = { registered: true, allProviders: ['password'], signinMethods: ['password'] };
    expect(await ask(alice.email)).toMatchObject({ ...how, ...session });
  });

  test('does not tell how where addresses are hidden', async () => {
    await bed.hideAddresses();
    await bed.signUp(alice);
    const body = await ask(alice.email);
    expect(body).toMatchObject({ signinMethods: [], ...session });
    expect(body).not.toHaveProperty('registered');
    expect(body).not.toHaveProperty('allProviders');
  });

  test('keeps the session it is given', async () => {
    const body = await ask(alice.email, { sessionId: 'my-session-1' });
    expect(body).toMatchObject({ registered: false, sessionId: 'my-session-1' });
  });

  test('reads an address in whatever case', async () => {
    await bed.signUp(alice);
    expect((await ask('AlIcE@exAMPle.COM')).registered).toBe(true);
  });

  test.each([
    ['an address', { continueUri }, 'MISSING_IDENTIFIER'],
    ['a way back', { identifier: 'me@example.com' }, 'MISSING_CONTINUE_URI'],
    ['an address that is one', { identifier: 'invalid', continueUri }, 'INVALID_IDENTIFIER'],
    ['a way back that is one', { identifier: 'me@example.com', continueUri: 'invalid' }, 'INVALID_CONTINUE_URI'],
  ])('wants %s', async (_what, body, message) => {
    expect(await bed.call('accounts:createAuthUri', body)).toMatchObject({ status: 400, message });
  });
});

describe('refreshing', () => {
  const grantType = 'refresh_token';

  test('gives new tokens', async () => {
    const { refreshToken, localId } = await bed.signUp();
    const { body } = await bed.refresh({ refresh_token: refreshToken, grantType });
    expect(body).toMatchObject({
      id_token: body.access_token,
      refresh_token: expect.any(String),
      expires_in: expect.stringMatching(/^\d+$/),
      project_id: expect.any(String),
      token_type: 'Bearer',
      user_id: localId,
    });
  });

  test('tells the time of the sign-in', async () => {
    const { refreshToken } = await bed.signUp(alice);
    const { id_token: token } = (await bed.refresh({ refresh_token: refreshToken, grantType })).body;
    const { user } = await bed.lookup(token);
    expect(claimsIn(token).auth_time).toBe(Math.floor(Number(user.lastLoginAt) / 1000));
  });

  test.each([
    ['a grant', { refresh_token: 'x' }, 'MISSING_GRANT_TYPE'],
    ['this grant', { refresh_token: 'x', grantType: 'other_grant_type' }, 'INVALID_GRANT_TYPE'],
    ['a token', { grantType }, 'MISSING_REFRESH_TOKEN'],
    ['a token that is one', { refresh_token: 'malformedToken', grantType }, 'INVALID_REFRESH_TOKEN'],
    ['a token of this project', { refresh_token: btoa('{"projectId":"other"}'), grantType }, 'INVALID_REFRESH_TOKEN'],
    ['a token with all its parts', { refresh_token: btoa('{"localId":"x"}'), grantType }, 'INVALID_REFRESH_TOKEN'],
  ])('wants %s', async (_what, fields, message) => {
    expect(await bed.refresh(fields as Record<string, string>)).toMatchObject({ status: 400, message });
  });

  test('is not for the disabled', async () => {
    const { refreshToken, localId } = await bed.signUp();
    await bed.disable(localId);
    expect((await bed.refresh({ refreshToken, grantType })).message).toBe('USER_DISABLED');
  });

  test('tells that an account is gone, so that clients sign out', async () => {
    const { refreshToken, idToken } = await bed.signUp();
    await bed.call('accounts:delete', { idToken });
    expect((await bed.refresh({ refresh_token: refreshToken, grantType })).message).toBe('USER_NOT_FOUND');
  });
});

describe('the door', () => {
  test('opens to no request without a key', async () => {
    const answer = await bed.ask('POST', SIGN_UP, { returnSecureToken: true });
    expect(answer).toMatchObject({ status: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
  });

  test('opens to a key in the query, and to one in a header', async () => {
    expect((await bed.ask('POST', `${SIGN_UP}?key=any`, {})).status).toBe(200);
    expect((await bed.ask('POST', SIGN_UP, {}, { 'x-goog-api-key': 'any' })).status).toBe(200);
  });

  test('takes no other authorization for a key', async () => {
    const answer = await bed.ask('POST', SIGN_UP, {}, { authorization: 'Basic YWxhZGRpbjpvcGVuc2VzYW1l' });
    expect(answer).toMatchObject({ status: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
  });

  test.each(['Bearer owner', 'bEArEr OWNER', `Bearer ya${'29.'}AHES0ZZZZZ0fff`])('knows %s', async (authorization) => {
    expect((await bed.ask('POST', SIGN_UP, { targetProjectId: 'example2' }, { authorization })).status).toBe(200);
  });

  test('lets only the owner name another project', async () => {
    expect((await bed.call('accounts:signUp', { targetProjectId: 'example2' })).message).toBe(
      'INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.',
    );
  });

  test('reads a number for the name of a letter', async () => {
    const { body } = await bed.ownerAtRoot('accounts:sendOobCode', { ...bob, requestType: 6, returnOobLink: true });
    expect(body.oobLink).toContain('mode=signIn');
  });

  test('reads a number for a time', async () => {
    const change = { localId: 'nosuch', validSince: 1_611_780_718 };
    expect((await bed.ownerAtRoot('accounts:update', change)).message).toBe('USER_NOT_FOUND');
  });

  test('tells pages of this machine what they may send', async () => {
    const { status, headers } = await bed.ask('OPTIONS', '/', undefined, {
      origin: 'http://localhost:5000',
      'access-control-request-headers': 'Authorization,X-Client-Version,X-Whatever-Header',
      'access-control-request-private-network': 'true',
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization,X-Client-Version,X-Whatever-Header');
    expect(headers.get('access-control-allow-private-network')).toBe('true');
  });
});
