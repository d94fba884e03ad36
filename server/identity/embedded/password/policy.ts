import { isCommon } from '#server/identity/embedded/password/common-passwords.ts';
import type { Settings } from '#server/identity/embedded/provider.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** Refuses what is too short, and what everybody would guess first. */
export function checkPassword(settings: Settings, password: string, email: string | null) {
  const shortest = settings.passwordMinLength;
  const length = [...password].length;
  if (length < shortest) throw new Verdict('WEAK_PASSWORD', `Password should be at least ${shortest} characters`);
  if (!settings.refusesCommonPasswords || !isCommon(password, email)) return;
  const words = 'Missing password requirements: [Password must not be a common one]';
  throw new Verdict('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', words);
}
