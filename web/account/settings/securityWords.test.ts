import { expect, test } from 'vitest';
import { securityWords } from '#web/account/settings/securityWords.ts';

test('says how often something happened in a row', () => {
  expect(securityWords({ kind: 'wrong_password', times: 1 })).toBe('Wrong password');
  expect(securityWords({ kind: 'wrong_password', times: 12 })).toBe('Wrong password (12 times)');
});
