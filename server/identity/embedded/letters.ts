import type { Purpose } from '#server/identity/embedded/lifetimes.ts';
import type { Delivery, News } from '#server/identity/embedded/provider.ts';

const MODES: Record<Purpose, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  EMAIL_SIGNIN: 'signIn',
};

/** Neutral words that reveal nothing over someone's shoulder. */
const WORDS: Record<Purpose, { subject: string; before: string; after: string }> = {
  PASSWORD_RESET: {
    subject: 'Set a new password',
    before: 'Someone asked to set a new password for this address. This link is good for one hour:',
    after: 'If that wasn’t you, do nothing: your password stays as it is.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your email address',
    before: 'Please confirm that this is your address. This link is good for three days:',
    after: 'If you didn’t ask for this, do nothing.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email address',
    before: 'Someone asked to use this address for their account. This link is good for one hour:',
    after: 'If that wasn’t you, do nothing: nothing changes.',
  },
  RECOVER_EMAIL: {
    subject: 'Your email address was changed',
    before:
      'Your account now uses another address. If that was you, there’s nothing to do. If not, this link changes it back for seven days:',
    after: 'After that, please set a new password.',
  },
  EMAIL_SIGNIN: {
    subject: 'Your link to sign in',
    before: 'Open this link on the device you asked for it on. It’s good for one hour and works once:',
    after: 'If you didn’t ask for it, do nothing.',
  },
};

/** The link of a letter. It opens a page on which a click uses the code, so that mail scanners do not use it up. */
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

const NEWS: Record<News['news'], { subject: string; text: (device: string, at: string) => string }> = {
  new_device: {
    subject: 'A new sign-in',
    text: (device, at) =>
      [
        `Someone logged in to your account on a new device: ${device}, ${at}. If that was you, there’s nothing `,
        'to do. If not, set a new password now. That signs everyone out:',
      ].join(''),
  },
  guessing: {
    subject: 'Wrong passwords for your account',
    text: (_device, at) =>
      [
        `Someone entered 100 wrong passwords for your account, the last one ${at}. For seven days, only devices `,
        'you’ve used before can log in with a password. On a new one, log in with a link or set a new password ',
        'here:',
      ].join(''),
  },
};

const inWords = (at: Date) =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

export function newsFor(publicUrl: string, { news, to, device, at }: News) {
  const { subject, text } = NEWS[news];
  const words = text(device, inWords(at));
  return { to, subject, text: `Hello,\n\n${words}\n\n${publicUrl}/auth?mode=reset\n\nMallama\n` };
}

export function letterFor(origin: string, apiKey: string, delivery: Delivery) {
  const { subject, before, after } = WORDS[delivery.purpose];
  const text = `Hello,\n\n${before}\n\n${linkFor(origin, apiKey, delivery)}\n\n${after}\n\nMallama\n`;
  return { to: delivery.to, subject, text };
}
