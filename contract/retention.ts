/** How many days data is kept that members do not keep themselves. The code that deletes it uses these numbers. */
export const KEPT_DAYS = {
  /** Without a login or a plan until the account is erased, and the notice that its owner gets by email before. */
  inactiveAccount: 730,
  inactiveNotice: 30,
  logins: 181,
  securityLog: 90,
  passwordTries: 91,
  webhooks: 45,
  failedWebhooks: 365,
  settledAlerts: 365,
  providerUse: 40,
  failedJobs: 30,
  adminActions: 365,
} as const;

const days = (name: keyof typeof KEPT_DAYS) => `${KEPT_DAYS[name]} days`;

/** Retention line by line, as the privacy page shows it. */
export const RETENTION: readonly (readonly [what: string, howLong: string])[] = [
  ['Your account and what you wrote', 'Until you erase it'],
  [
    'An account nobody logs in to, without a plan',
    `${days('inactiveAccount')}. You get an email ${days('inactiveNotice')} before it is erased`,
  ],
  ['Where you are logged in', `${days('logins')} after the last use, or after you log out`],
  ['What happened at your logins', days('securityLog')],
  ['Counts of wrong passwords', days('passwordTries')],
  [
    'Your plan and its payments',
    'While your account exists. Receipts at the payment provider: as long as the law requires',
  ],
  ['Messages from the payment provider', `${days('webhooks')}; ${days('failedWebhooks')} where one failed`],
  ['Payments that didn’t match, once settled', days('settledAlerts')],
  ['How much you used an outside AI provider', days('providerUse')],
  ['What an administrator did, without anyone’s words', days('adminActions')],
  ['Work that failed, such as an email', days('failedJobs')],
  [
    'The log of the server',
    'Mallama writes it out and keeps no copy. The operator decides. It holds none of your words',
  ],
];
