import { describe, expect, test } from 'vitest';
import { adminProblems, adminWords, NotTheAddress } from '#web/account/admin-setup/adminSetup.ts';
import { ApiError } from '#web/app/refusal.ts';

const good = { email: 'operator@example.org', password: 'a long one', again: 'a long one', code: 'ABCDE' };
const failure = (code: string) => Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });

describe('what the admin form wants', () => {
  test('is all there', () => expect(adminProblems(good)).toEqual({}));

  test.each([
    [{ again: 'another' }, { again: 'Passwords don’t match' }],
    [{ password: '12345', again: '12345' }, { password: 'Password too short' }],
    [{ email: 'operator' }, { email: 'Invalid email address.' }],
    [{ code: '  ' }, { code: 'Please enter the setup code' }],
  ])('with %j it says %j', (change, problems) => {
    expect(adminProblems({ ...good, ...change })).toEqual(problems);
  });
});

test.each([
  [failure('email-already-in-use'), 'Admin account already exists. Try logging in instead.'],
  [failure('weak-password'), 'Password should be at least 6 characters.'],
  [failure('invalid-email'), 'Invalid email address.'],
  [failure('something-else'), 'Failed to create admin account.'],
  [new NotTheAddress(), 'Failed to create admin account. This isn’t the administrator address that’s set here.'],
  [
    new ApiError(403, '', JSON.stringify({ code: 'forbidden', message: 'This setup code is not right.' })),
    'This setup code is not right.',
  ],
  [new ApiError(500, '', '{"message":"id 7"}'), 'Failed to create admin account.'],
])('a failure %# is told in the specification’s words', (error, words) => {
  expect(adminWords(error, 6)).toBe(words);
});
