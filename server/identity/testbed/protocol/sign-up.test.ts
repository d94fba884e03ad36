import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alice, aSecret, bob, claimsIn, howIn, openProtocol, type Protocol } from '#test/protocol.ts';

let bed: Protocol;
beforeAll(async () => {
  bed = await openProtocol();
});
beforeEach(() => bed.forget());
afterAll(() => bed.close());

const signUp = (body: Record<string, unknown>) => bed.call('accounts:signUp', body);
const withPicture = { displayName: 'Me', photoUrl: 'http://localhost/me.png' };

test.each([
  ['a password alone', { password: aSecret }, 'MISSING_EMAIL'],
  ['both empty', { email: '', password: '' }, 'INVALID_EMAIL'],
  ['no address', { email: 'not.an.address.at.all', password: aSecret }, 'INVALID_EMAIL'],
])('%s is refused', async (_what, body, message) => {
  expect(await signUp(body)).toMatchObject({ status: 400, message });
});

test('a short password is weak', async () => {
  expect((await signUp({ email: alice.email, password: 'short' })).message).toMatch(/^WEAK_PASSWORD/);
});

test('nothing makes somebody nameless', async () => {
  const { body } = await signUp({ returnSecureToken: true });
  expect(body.refreshToken).toEqual(expect.any(String));
  expect(claimsIn(body.idToken)).toMatchObject({ user_id: body.localId, provider_id: 'anonymous' });
  expect(howIn(body.idToken)).toBe('anonymous');
});

test('address and password make an account', async () => {
  const { body } = await signUp(alice);
  expect(body.refreshToken).toEqual(expect.any(String));
  const claims = claimsIn(body.idToken);
  expect(claims).toMatchObject({ user_id: body.localId, firebase: { identities: { email: [alice.email] } } });
  expect(claims).not.toHaveProperty('provider_id');
  expect(howIn(body.idToken)).toBe('password');
});

test('somebody nameless gets no name and no picture', async () => {
  const { body } = await signUp(withPicture);
  const { user } = await bed.lookup(body.idToken);
  for (const one of [body, user]) {
    expect(one).not.toHaveProperty('displayName');
    expect(one).not.toHaveProperty('photoUrl');
  }
});

test('an account gets a name and no picture', async () => {
  const { body } = await signUp({ ...alice, ...withPicture });
  const { user } = await bed.lookup(body.idToken);
  for (const one of [body, user]) {
    expect(one).toHaveProperty('displayName', 'Me');
    expect(one).not.toHaveProperty('photoUrl');
  }
});

test('an address has one account, in whatever case', async () => {
  await bed.signUp(bob);
  for (const email of [bob.email, 'BOB@example.com'])
    expect(await signUp({ email, password: aSecret })).toMatchObject({ status: 400, message: 'EMAIL_EXISTS' });
});

test('an address is kept in small letters', async () => {
  expect((await signUp({ email: 'AlIcE@exAMPle.COM', password: aSecret })).body.email).toBe(alice.email);
});

test('linking wants both, address and password', async () => {
  const { idToken } = await bed.signUp();
  expect((await signUp({ idToken })).message).toBe('MISSING_EMAIL');
  expect((await signUp({ idToken, email: alice.email })).message).toBe('MISSING_PASSWORD');
});

test('somebody nameless is linked to address and password', async () => {
  const { idToken, localId } = await bed.signUp();
  const { body } = await signUp({ idToken, ...alice });
  expect(body.localId).toBe(localId);
  expect(howIn(body.idToken)).toBe('password');
});

test('nobody disabled is linked', async () => {
  const { idToken, localId } = await bed.signUp();
  await bed.disable(localId);
  expect(await signUp({ idToken, ...alice })).toMatchObject({ status: 400, message: 'USER_DISABLED' });
});

test('linking replaces an address and a password that are there', async () => {
  const { idToken, localId } = await bed.signUp(alice);
  const { body } = await signUp({ idToken, email: bob.email, password: 'notasecret2' });
  expect(body).toMatchObject({ localId, email: bob.email });
  expect(claimsIn(body.idToken)).toMatchObject({ email: bob.email, firebase: { identities: { email: [bob.email] } } });
  expect(await bed.methodsOf(alice.email)).toEqual([]);
});

test('nobody chooses their own id', async () => {
  const message = 'UNEXPECTED_PARAMETER : User ID';
  expect(await signUp({ localId: 'anything' })).toMatchObject({ status: 400, message });
  const { idToken, localId } = await bed.signUp();
  expect(await bed.ownerAtRoot('accounts:signUp', { idToken, localId })).toMatchObject({ status: 400, message });
});

test('the owner chooses an id, and gets no tokens', async () => {
  const { status, body } = await bed.ownerAtRoot('accounts:signUp', { localId: 'haha' });
  expect([status, body.localId]).toEqual([200, 'haha']);
  expect(body).not.toHaveProperty('idToken');
  expect(body).not.toHaveProperty('refreshToken');
});

test('an id is given once', async () => {
  const { localId } = await bed.signUp();
  const again = await bed.ownerAtRoot('accounts:signUp', { localId });
  expect(again).toMatchObject({ status: 400, message: 'DUPLICATE_LOCAL_ID' });
});
