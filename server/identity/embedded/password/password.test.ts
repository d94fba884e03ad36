import { describe, expect, test } from 'vitest';
import { isCommon } from '#server/identity/embedded/password/common-passwords.ts';
import { hashPassword, isDated, matches } from '#server/identity/embedded/password/password.ts';

describe('a password', () => {
  test('is kept as a salted hash that names its own cost', async () => {
    const [one, two] = await Promise.all([hashPassword('seven quiet herons'), hashPassword('seven quiet herons')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await matches('seven quiet herons', one)).toBe(true);
    expect(await matches('seven quiet heron', one)).toBe(false);
  });

  test('is the same however its accents were typed', async () => {
    expect(await matches('caf\u00e9 au lait', await hashPassword('cafe\u0301 au lait'))).toBe(true);
  });

  test('opens nothing where there is no account, or no password', async () => {
    expect(await matches('seven quiet herons', undefined)).toBe(false);
    expect(await matches('seven quiet herons', null)).toBe(false);
  });

  test('hashed at another cost still opens, and is known to be dated', async () => {
    const kept = '$argon2id$v=19$m=7168,t=5,p=1$AAECAwQFBgcICQoLDA0ODw$HMIGPJpyQAvPDPRy6aHi28cTCCXcFvALXEjwPPasD2w';
    expect(isDated(kept)).toBe(true);
    expect(await matches('seven quiet herons', kept)).toBe(true);
    expect(await matches('not it', kept)).toBe(false);
    expect(isDated(await hashPassword('seven quiet herons'))).toBe(false);
  });

  test.each([
    ['PASSWORD', null, true],
    ['ｐａｓｓｗｏｒｄ', null, true],
    ['zzzzzzzzzzzz', null, true],
    ['amara.okafor', 'amara.okafor@example.org', true],
    ['seven quiet herons', 'amara@example.org', false],
  ])('%j of %j is common: %s', (password, email, expected) => {
    expect(isCommon(password, email)).toBe(expected);
  });
});
