import { describe, expect, test } from 'vitest';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { ApiError } from '#web/app/refusal.ts';

/** The SDK's own errors have the message "Error". */
const failure = (code: string, words = 'Error') =>
  Object.assign(new Error(`Firebase: ${words} (auth/${code}).`), { code: `auth/${code}` });

test.each([
  ['user-not-found', 'No account found with this email. Please sign up first.'],
  ['wrong-password', 'Incorrect password. Please try again.'],
  ['invalid-email', 'Invalid email address.'],
  ['user-disabled', 'This account has been disabled.'],
  ['email-already-in-use', 'An account with this email already exists. Try logging in instead.'],
  ['weak-password', 'Password should be at least 6 characters.'],
  ['invalid-credential', 'Incorrect email or password. Check both, reset your password, or sign up first.'],
])('auth/%s reads as in the catalogue', (code, words) => {
  expect(identityWords(failure(code))).toBe(words);
});

describe('words of the identity provider', () => {
  test('name the policy in force', () => {
    expect(identityWords(failure('weak-password'), 10)).toBe('Password should be at least 10 characters.');
  });

  test.each([
    ...['too-many-requests', 'network-request-failed', 'operation-not-allowed', 'admin-restricted-operation'],
    ...['user-token-expired', 'invalid-user-token', 'requires-recent-login', 'expired-action-code'],
    ...['invalid-action-code', 'password-does-not-meet-requirements', 'unauthorized-continue-uri', 'internal-error'],
    ...['user-mismatch', 'multi-factor-auth-required', 'login-blocked', 'captcha-check-failed', 'unauthorized-domain'],
  ])('are our own for auth/%s', (code) => {
    const said = identityWords(failure(code, 'INVALID_SOMETHING'));
    expect(said).toMatch(/^[A-Z].+\.$/);
    expect(said).not.toMatch(/Firebase|auth\/|INVALID|^Please try again\.$/);
  });

  test('are a server’s own for a code nobody knows, and a plain request to try again without any', () => {
    expect(identityWords(failure('brand-new', 'The moon is full.'))).toBe('The moon is full.');
    expect(identityWords(failure('brand-new'))).toBe('Please try again.');
  });

  test('are the refusal’s when our own server refused, and about the connection for the rest', () => {
    const refused = new ApiError(409, 'Conflict', JSON.stringify({ code: 'conflict', message: 'Already done.' }));
    expect(identityWords(refused)).toBe('Already done.');
    expect(identityWords(new TypeError('Failed to fetch'))).toMatch(/couldn’t be reached/);
  });
});
