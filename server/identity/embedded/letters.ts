import type { Purpose } from '#server/identity/embedded/lifetimes.ts';
import type { Delivery } from '#server/identity/embedded/provider.ts';

const MODES: Record<Purpose, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  EMAIL_SIGNIN: 'signIn',
};

/** Neutral words: over somebody's shoulder they tell nothing. */
const WORDS: Record<Purpose, { subject: string; before: string; after: string }> = {
  PASSWORD_RESET: {
    subject: 'Set a new password',
    before: 'Somebody asked to set a new password for this address. This link is good for one hour:',
    after: 'If that was not you, do nothing: your password stays as it is.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address',
    before: 'Please confirm that this is your address. This link is good for three days:',
    after: 'If you did not ask for this, do nothing.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address',
    before: 'Somebody asked to use this address for their account. This link is good for one hour:',
    after: 'If that was not you, do nothing: nothing changes.',
  },
  RECOVER_EMAIL: {
    subject: 'Your e-mail address was changed',
    before:
      'Your account now uses another address. If that was you, there is nothing to do. If not, this link changes it back, for seven days:',
    after: 'Afterwards, please set a new password.',
  },
  EMAIL_SIGNIN: {
    subject: 'Your link to sign in',
    before: 'Open this link on the device on which you asked for it. It is good for one hour and works once:',
    after: 'If you did not ask for it, do nothing.',
  },
};

/** The address in a letter. It opens a page; the code is used by a person's click there, not by a scanner's visit. */
export function linkFor(origin: string, apiKey: string, { purpose, code, continueUrl }: Delivery): string {
  const query = new URLSearchParams({
    mode: MODES[purpose],
    oobCode: code,
    apiKey,
    lang: 'en',
    ...(continueUrl && { continueUrl }),
  });
  return `${origin}?${query}`;
}

export function letterFor(origin: string, apiKey: string, delivery: Delivery) {
  const { subject, before, after } = WORDS[delivery.purpose];
  const text = `Hello,\n\n${before}\n\n${linkFor(origin, apiKey, delivery)}\n\n${after}\n\nMallama\n`;
  return { to: delivery.to, subject, text };
}
