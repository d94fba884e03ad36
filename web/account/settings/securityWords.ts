import type { SecurityEvent } from '#contract/account.ts';

const WORDS: Record<SecurityEvent['kind'], string> = {
  wrong_password: 'Wrong password',
  paused: 'Sign-in paused after ten wrong passwords',
  password_reset: 'New password set with an emailed link',
  password_changed: 'Password changed',
  email_changed: 'Email address changed',
  email_taken_back: 'Old email address taken back',
  new_device: 'Logged in on a new device',
};

export function securityWords({ kind, times }: Pick<SecurityEvent, 'kind' | 'times'>): string {
  return times > 1 ? `${WORDS[kind]} (${times} times)` : WORDS[kind];
}
