import { AGREEMENT_VERSION } from '#contract/account.ts';

/** How an endpoint is asked in the authorization matrix: with what, and what a rightful caller gets. */
export type Row = {
  /** What stands in its path's parameters. */
  params?: Record<string, string>;
  body?: unknown;
  /** Its statuses for a caller whom access lets through; each one is a person of their own. */
  rightful: number[];
  /** The answer goes on until the caller leaves: only its beginning is looked at. */
  goesOn?: true;
};

const ABSENT = '01890000-0000-7000-8000-000000000000';

/** One row for every endpoint of the contract, from the day it exists. */
export const matrix: Record<string, Row> = {
  'account.user': { rightful: [200] },
  'account.config': { rightful: [200] },
  // Whoever has used a trial is told so; whoever has not gets one.
  'account.startTrial': { rightful: [200, 409] },
  'account.sessions': { rightful: [200] },
  'account.endSession': { params: { id: ABSENT }, rightful: [404] },
  'account.endSessions': { body: {}, rightful: [204] },
  'account.agreement': { rightful: [200] },
  'account.agree': {
    body: { version: AGREEMENT_VERSION, isAdult: true, terms: true, sensitiveData: true },
    rightful: [200],
  },
  'account.notice': { rightful: [200] },
  'account.acknowledgeNotice': { rightful: [200] },
  'account.adminSetup': { rightful: [200] },
  'account.useSetupCode': { body: { code: 'not the code' }, rightful: [403] },
  'live.events': { rightful: [200], goesOn: true },
  'support.plan': { rightful: [200] },
  'support.savePlan': { body: { people: ['Noor'] }, rightful: [200] },
  'support.removePlan': { rightful: [204] },
};
