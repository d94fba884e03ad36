import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { CONSENT_VERSION } from '#contract/plans.ts';

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
  'admin.membership': { rightful: [200] },
  'admin.offerPlace': { params: { id: ABSENT }, rightful: [404] },
  'admin.refundPlace': { params: { id: ABSENT }, rightful: [404] },
  'admin.retryEvent': { params: { id: ABSENT }, rightful: [404] },
  'admin.advance': { body: { days: 1 }, rightful: [200] },
  'live.events': { rightful: [200], goesOn: true },
  'membership.offer': { rightful: [200] },
  'membership.create': { body: { plan: 'core' }, rightful: [200] },
  'membership.status': { rightful: [200] },
  'membership.cancel': { rightful: [409] },
  'membership.resume': { rightful: [409] },
  'membership.previewChange': { body: { plan: 'plus' }, rightful: [409] },
  'membership.change': { body: { plan: 'plus' }, rightful: [409] },
  'membership.card': { rightful: [409] },
  'membership.receipts': { rightful: [200] },
  'membership.leaveWaitlist': { rightful: [409] },
  'membership.answerPlace': { body: { accept: true }, rightful: [409] },
  'membership.interest': { body: { interested: true }, rightful: [200] },
  'membership.consent': { body: { agreed: true, version: CONSENT_VERSION, occasion: 'core' }, rightful: [200] },
  'membership.sandboxConfirm': {
    body: { clientSecret: 'pi_sbx_absent_secret_absent', paymentMethod: 'pm_card_visa' },
    rightful: [404],
  },
  'membership.sandboxAuthenticate': {
    body: { clientSecret: 'pi_sbx_absent_secret_absent', outcome: 'complete' },
    rightful: [404],
  },
  'support.plan': { rightful: [200] },
  'support.savePlan': { body: { people: ['Noor'] }, rightful: [200] },
  'support.removePlan': { rightful: [204] },
};
