import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, openProtocol, type Protocol } from '#test/protocol.ts';

let bed: Protocol;
beforeAll(async () => {
  bed = await openProtocol();
});
beforeEach(() => bed.forget());
afterAll(() => bed.close());

const OWNER = { authorization: 'Bearer owner' };
const CONFIG = '/identitytoolkit.googleapis.com/v2/projects/any/config';
const SETTINGS = '/emulator/v1/projects/any/config';

describe('the owner looks up', () => {
  test.each([
    ['an address', bob.email],
    ['it in whatever case', bob.email.toUpperCase()],
  ])('%s', async (_how, email) => {
    await bed.signUp(bob);
    const { users } = (await bed.owner('accounts:lookup', { email: [email] })).body;
    expect(users).toMatchObject([{ email: bob.email }]);
  });

  test.each([
    ['an address', { email: ['nobody@example.com'] }],
    ['an id', { localId: ['noSuchId'] }],
  ])('%s that nobody has', async (_what, body) => {
    const answer = await bed.owner('accounts:lookup', body);
    expect([answer.status, 'users' in answer.body]).toEqual([200, false]);
  });

  test('an id', async () => {
    const { localId } = await bed.signUp();
    expect((await bed.owner('accounts:lookup', { localId: [localId] })).body.users).toMatchObject([{ localId }]);
  });

  test('an id twice, and finds it once', async () => {
    const { localId } = await bed.signUp();
    const { users } = (await bed.owner('accounts:lookup', { localId: [localId, localId] })).body;
    expect(users).toHaveLength(1);
  });
});

describe('the owner counts', () => {
  test('everybody', async () => {
    await bed.signUp();
    await bed.signUp();
    expect((await bed.owner('accounts:query', { returnUserInfo: false })).body).toEqual({ recordsCount: '2' });
  });

  test('and sees everybody, in order', async () => {
    const [one, two] = [await bed.signUp(), await bed.signUp(alice)];
    const { body } = await bed.owner('accounts:query', {});
    expect(body.recordsCount).toBe('2');
    const ids = [one.localId, two.localId].toSorted();
    expect(body.userInfo).toMatchObject(ids.map((localId) => ({ localId })));
    expect(body.userInfo).toContainEqual(expect.objectContaining({ localId: two.localId, email: alice.email }));
  });
});

describe('the emulator’s own calls', () => {
  const shown = (allowDuplicateEmails: boolean, enableImprovedEmailPrivacy: boolean) => ({
    signIn: { allowDuplicateEmails },
    emailPrivacyConfig: { enableImprovedEmailPrivacy },
  });

  test('answer whether it is there', async () => {
    expect((await bed.ask('GET', '/')).body.authEmulator).toEqual(expect.any(Object));
  });

  test('forget everybody', async () => {
    const tokens = [(await bed.signUp(alice)).idToken, (await bed.signUp(bob)).idToken];
    expect((await bed.ask('DELETE', '/emulator/v1/projects/any/accounts')).status).toBe(200);
    for (const token of tokens) expect((await bed.lookup(token)).message).toBe('USER_NOT_FOUND');
  });

  test('show the settings', async () => {
    expect((await bed.ask('GET', SETTINGS)).body).toEqual(shown(false, false));
  });

  test('answer to any project’s name', async () => {
    expect((await bed.ask('GET', '/emulator/v1/projects/someproject/config')).status).toBe(200);
  });

  const patch = async (body: object) => (await bed.ask('PATCH', SETTINGS, body)).body;

  test('change one setting alone: duplicates', async () => {
    expect(await patch({ signIn: { allowDuplicateEmails: true } })).toEqual(shown(true, false));
    expect(await patch({ signIn: { allowDuplicateEmails: false } })).toEqual(shown(false, false));
  });

  test('change one setting alone: hidden addresses', async () => {
    const hide = (enableImprovedEmailPrivacy: boolean) => patch({ emailPrivacyConfig: { enableImprovedEmailPrivacy } });
    expect(await hide(true)).toEqual(shown(false, true));
    expect(await hide(false)).toEqual(shown(false, false));
  });

  test('change both', async () => {
    expect(await patch(shown(true, true))).toEqual(shown(true, true));
    expect(await patch(shown(false, false))).toEqual(shown(false, false));
  });
});

describe('the project’s settings', () => {
  test('are shown', async () => {
    const { body } = await bed.ask('GET', CONFIG, undefined, OWNER);
    expect(body).toMatchObject({ signIn: { allowDuplicateEmails: false }, blockingFunctions: {} });
  });

  test('take no field that there is none of', async () => {
    const { status, body } = await bed.ask('PATCH', `${CONFIG}?updateMask=displayName`, {}, OWNER);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('displayName');
  });

  test('go back to their defaults when they are replaced', async () => {
    await bed.ask('PATCH', CONFIG, { signIn: { allowDuplicateEmails: true } }, OWNER);
    const { body } = await bed.ask('PATCH', CONFIG, {}, OWNER);
    expect(body).toMatchObject({ signIn: { allowDuplicateEmails: false }, blockingFunctions: {} });
  });
});
