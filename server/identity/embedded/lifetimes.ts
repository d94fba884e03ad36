const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An ID token, in seconds. */
export const ID_TOKEN = 3600;
/** How long the refresh token before the newest still answers with it: tabs refresh at the same time. */
export const GRACE = 60 * SECOND;
/** A session nobody used for so long is over, and so is one that began so long ago. */
export const IDLE = 30 * DAY;
export const ABSOLUTE = 180 * DAY;
/** How recently somebody must have signed in to change what guards the account. */
export const RECENT = 5 * MINUTE;

export const CODE = {
  PASSWORD_RESET: HOUR,
  EMAIL_SIGNIN: HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: HOUR,
  RECOVER_EMAIL: 7 * DAY,
} as const;

export type Purpose = keyof typeof CODE;

/** A purpose as the database keeps it: a word that is none of ours is damage. */
export function purposeOf(word: string): Purpose {
  if (!(word in CODE)) throw new Error('A code has no purpose.');
  return word as Purpose;
}
