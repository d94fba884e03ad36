import { ApiError } from '#web/app/refusal.ts';

const UNREACHABLE = 'Mallama couldn’t be reached. Check your connection and try again.';
const ENDED = 'Your session has ended. Please log in again.';
const INVALID_EMAIL = 'Invalid email address.';
const TOO_MANY = 'Too many tries. Please wait a moment, then try again.';
const NOT_A_ROBOT = 'The check that you’re a person didn’t work. Please try again.';
const NOT_SET_UP = 'Mallama isn’t set up for this address yet. Please tell whoever runs it.';

/** Messages for the identity provider's codes. */
const words: Partial<Record<string, string>> = {
  'user-not-found': 'No account found with this email. Please sign up first.',
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': INVALID_EMAIL,
  'missing-email': INVALID_EMAIL,
  'missing-new-email': INVALID_EMAIL,
  'invalid-new-email': INVALID_EMAIL,
  'user-disabled': 'This account has been disabled.',
  'email-already-in-use': 'An account with this email already exists. Try logging in instead.',
  'invalid-credential': 'Incorrect email or password. Check both, reset your password, or sign up first.',
  'missing-password': 'Please enter your password.',
  'password-does-not-meet-requirements': 'This password is too easy to guess. Please choose another one.',
  'too-many-requests': TOO_MANY,
  'quota-exceeded': TOO_MANY,
  'network-request-failed': UNREACHABLE,
  timeout: UNREACHABLE,
  'operation-not-allowed': 'You can’t log in this way here.',
  'admin-restricted-operation': 'You can’t sign up here right now.',
  'user-token-expired': ENDED,
  'invalid-user-token': ENDED,
  'null-user': ENDED,
  'no-current-user': ENDED,
  'user-mismatch': 'This belongs to a different account than the one you’re logged in to.',
  'requires-recent-login': 'For this, please log in again first.',
  'expired-action-code': 'This link has expired. Please ask for a new one.',
  'invalid-action-code': 'This link no longer works. It was used already, or a newer one took its place.',
  'unauthorized-continue-uri': NOT_SET_UP,
  'invalid-continue-uri': NOT_SET_UP,
  'unauthorized-domain': NOT_SET_UP,
  'invalid-api-key': NOT_SET_UP,
  'api-key-not-valid.-please-pass-a-valid-api-key.': NOT_SET_UP,
  'configuration-not-found': NOT_SET_UP,
  'captcha-check-failed': NOT_A_ROBOT,
  'missing-recaptcha-token': NOT_A_ROBOT,
  'invalid-recaptcha-token': NOT_A_ROBOT,
  'recaptcha-not-enabled': NOT_A_ROBOT,
  'multi-factor-auth-required': 'This account asks for a second step, which Mallama doesn’t offer yet.',
  'login-blocked': 'Logging in was refused. Please try again later.',
  'web-storage-unsupported': 'Your browser isn’t saving data for this site. Allow it, then try again.',
  'internal-error': 'We couldn’t log you in. Please try again.',
};

export const weakPassword = (minimum: number) => `Password should be at least ${minimum} characters.`;

/** "invalid-credential" of "auth/invalid-credential"; undefined for other errors. */
export function identityCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('auth/') ? code.slice('auth/'.length) : undefined;
}

/** A message for any sign-in failure; never "Firebase: Error". */
export function identityWords(error: unknown, minimum = 6): string {
  if (error instanceof ApiError) return error.refusal.message;
  const code = identityCode(error);
  if (code === undefined) return UNREACHABLE;
  if (code === 'weak-password') return weakPassword(minimum);
  return words[code] ?? ownMessage(error) ?? 'Please try again.';
}

/** The server's own message beside an unknown code. */
function ownMessage(error: unknown): string | undefined {
  const message = error instanceof Error ? /^Firebase: (.+) \(auth\/.*\)\.?$/.exec(error.message)?.[1] : undefined;
  return message === 'Error' ? undefined : message;
}
