import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { CONSENT_VERSION } from '#contract/plans.ts';
import {
  aDate,
  aDeletedRelationship,
  aFreshThread,
  aMoment,
  anInvitation,
  aPartnerless,
  aPlanItem,
  aRelationship,
  aRelationshipWithWords,
  aReply,
  aSavedChat,
  aSessionInvitation,
  aSharedThread,
  aTemporaryChat,
  aThread,
  aThreadMessage,
  aThreadReply,
  type Maker,
} from '#test/belongings.ts';
import { aConversation, aJoinLink, aMediation, anAgreement, aTurn, CALM, ITEMS } from '#test/mediation.ts';

/** How an endpoint is asked in the authorization matrix: with what, and what a rightful caller gets. */
export type Row = {
  /** What stands in its path's parameters. */
  params?: Record<string, string>;
  body?: unknown;
  /** Its statuses for a caller whom access lets through; each one is a person of their own. */
  rightful: number[];
  /** Makes what its path names. Its owner then gets this status; to everybody else it is as absent. */
  own?: { of: Maker; status: number };
  /** The answer goes on until the caller leaves: only its beginning is looked at. */
  goesOn?: true;
};

export const ABSENT = '01890000-0000-7000-8000-000000000000';
const RATINGS = { trustSafety: 80, communicationClarity: 60, growth: 70, joyFulfillment: 75 };

/** Of one thing: absent, so not found; its owner's own, so this status. */
const one = (of: Maker, status: number, names: string[], body?: unknown): Row => ({
  params: Object.fromEntries(names.map((name) => [name, ABSENT])),
  ...(body !== undefined && { body }),
  rightful: [404],
  own: { of, status },
});
const ofRelationship = (status: number, body?: unknown) => one(aRelationship, status, ['id'], body);

/** One row for every endpoint of the contract, from the day it exists. */
export const matrix: Record<string, Row> = {
  'account.user': { rightful: [200] },
  'account.config': { rightful: [200] },
  // Whoever has used a trial is told so; whoever has not gets one.
  'account.startTrial': { rightful: [200, 409] },
  // Nobody in the matrix wrote that they are under 18.
  'account.tellAge': { body: { bornOn: '1990-05-05' }, rightful: [409] },
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
  'account.exportAll': { rightful: [200] },
  'account.erase': { body: { confirm: 'erase' }, rightful: [204] },
  'admin.membership': { rightful: [200] },
  'admin.offerPlace': { params: { id: ABSENT }, rightful: [404] },
  'admin.refundPlace': { params: { id: ABSENT }, rightful: [404] },
  'admin.retryEvent': { params: { id: ABSENT }, rightful: [404] },
  'admin.advance': { body: { days: 1 }, rightful: [200] },
  'chats.send': { body: { message: 'Maya is late again' }, rightful: [200] },
  'chats.begin': { body: { message: 'Maya is late again' }, rightful: [200] },
  'chats.reply': one(aReply, 200, ['id']),
  'chats.events': { ...one(aReply, 200, ['id']), goesOn: true },
  'chats.stop': one(aReply, 200, ['id']),
  'chats.regenerate': one(aReply, 200, ['id']),
  'chats.about': { rightful: [200] },
  'chats.provider': { rightful: [200] },
  // No provider is configured, so there is nobody to agree to.
  'chats.agree': { body: { agreed: true, host: 'api.example.org' }, rightful: [409] },
  'chats.threads.get': one(aThread, 200, ['id']),
  'chats.threads.earlier': one(aThread, 200, ['id']),
  'chats.threads.send': one(aFreshThread, 200, ['id'], { content: 'Maya is late again' }),
  'chats.threads.edit': one(aThreadMessage, 200, ['id', 'messageId'], { content: 'Maya was late again' }),
  'chats.threads.remove': one(aThreadMessage, 204, ['id', 'messageId']),
  'chats.threads.regenerate': one(aThreadReply, 200, ['id', 'messageId']),
  'chats.threads.stop': one(aThreadReply, 200, ['id', 'messageId']),
  'chats.threads.events': { ...one(aThreadReply, 200, ['id', 'messageId']), goesOn: true },
  'chats.threads.judge': one(aThreadReply, 200, ['id', 'messageId'], { reason: 'too_general' }),
  'chats.threads.present': one(aThread, 200, ['id'], { isTyping: true }),
  'chats.threads.leave': one(aSharedThread, 204, ['id']),
  'chats.threads.file': one(aThread, 200, ['id']),
  'chats.threads.temporary': { body: {}, rightful: [200] },
  'chats.threads.end': one(aTemporaryChat, 204, ['id']),
  'chats.panel.get': ofRelationship(200),
  'chats.panel.mark': ofRelationship(200, { status: 'resolved' }),
  'chats.panel.insights': one(aRelationshipWithWords, 200, ['id']),
  'chats.panel.clear': ofRelationship(204),
  'chats.saved.list': ofRelationship(200),
  'chats.saved.create': ofRelationship(200, { title: 'The birthday', chatHistory: [] }),
  'chats.saved.get': one(aSavedChat, 200, ['id']),
  'chats.saved.remove': one(aSavedChat, 204, ['id']),
  // It is theirs, and nobody is connected to it.
  'chats.sessions.invite': one(aPartnerless, 409, ['relationshipId'], {}),
  'chats.sessions.list': { rightful: [200] },
  'chats.sessions.accept': one(aSessionInvitation, 200, ['id']),
  'chats.sessions.decline': one(aSessionInvitation, 204, ['id']),
  'conversations.list': { rightful: [200] },
  'conversations.create': { body: { title: 'The rent' }, rightful: [200] },
  'conversations.get': one(aConversation, 200, ['id']),
  'conversations.change': one(aConversation, 200, ['id'], { status: 'closed' }),
  'conversations.remove': one(aConversation, 204, ['id']),
  'conversations.say': one(aConversation, 200, ['id'], { content: 'Maya is late again' }),
  'conversations.mediation.get': one(aMediation, 200, ['id']),
  'conversations.mediation.invite': one(aMediation, 200, ['id'], {}),
  'conversations.mediation.links': one(aMediation, 200, ['id']),
  'conversations.mediation.revoke': one(aJoinLink, 204, ['id', 'linkId']),
  // Whoever is in it already has no way in any more to look at.
  'conversations.mediation.preview': { params: { id: ABSENT }, body: { token: 'none' }, rightful: [404] },
  'conversations.mediation.join': one(aMediation, 200, ['id'], { consent: true }),
  'conversations.mediation.decline': { params: { id: ABSENT }, rightful: [404] },
  'conversations.mediation.answer': one(aMediation, 200, ['id'], CALM),
  'conversations.mediation.passOn': one(aTurn, 200, ['id']),
  'conversations.mediation.propose': one(anAgreement, 200, ['id'], { items: ITEMS, checkInOn: null }),
  'conversations.mediation.confirm': one(anAgreement, 200, ['id'], { items: ITEMS }),
  'dashboard.get': { rightful: [200] },
  'dashboard.changeCard': { params: { id: 'strengths-1' }, body: { isPinned: true }, rightful: [200] },
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
  'progress.get': { rightful: [200] },
  'relationships.list': { rightful: [200] },
  'relationships.get': ofRelationship(200),
  'relationships.create': { body: { personName: 'Maya', relationshipType: 'friend' }, rightful: [200] },
  'relationships.update': ofRelationship(200, { notes: 'Warmer since May' }),
  'relationships.remove': ofRelationship(204),
  'relationships.restore': one(aDeletedRelationship, 200, ['id']),
  'relationships.insights': ofRelationship(200),
  'relationships.checkIns.add': ofRelationship(200, RATINGS),
  'relationships.checkIns.addEvent': ofRelationship(200, { kind: 'good_moment' }),
  'relationships.checkIns.list': ofRelationship(200),
  'relationships.checkIns.changeNote': one(aMoment, 200, ['id', 'momentId'], { note: 'About the rent' }),
  'relationships.checkIns.remove': one(aMoment, 204, ['id', 'momentId']),
  'relationships.checkIns.scores': ofRelationship(200),
  'relationships.checkIns.trend': ofRelationship(200),
  'relationships.plan.get': ofRelationship(200),
  'relationships.plan.add': ofRelationship(200, { kind: 'promise', text: 'The photos' }),
  'relationships.plan.change': one(aPlanItem, 200, ['id', 'itemId'], { isDone: true }),
  'relationships.plan.remove': one(aPlanItem, 204, ['id', 'itemId']),
  'relationships.plan.reprocessGoals': ofRelationship(200),
  'relationships.plan.generateSteps': ofRelationship(200),
  'relationships.dates.list': ofRelationship(200),
  'relationships.dates.add': ofRelationship(200, { label: 'Birthday', on: '1990-04-12' }),
  'relationships.dates.change': one(aDate, 200, ['id', 'dateId'], { remindDays: 3 }),
  'relationships.dates.remove': one(aDate, 204, ['id', 'dateId']),
  'relationships.dates.next': { rightful: [200] },
  'relationships.connections.invite': ofRelationship(200, {}),
  'relationships.connections.invitations': ofRelationship(200),
  'relationships.connections.revoke': one(anInvitation, 204, ['id', 'invitationId']),
  'relationships.connections.offerAgain': ofRelationship(200, {
    afraid: false,
    threatened: false,
    hurt: false,
    controlled: false,
  }),
  'relationships.connections.preview': { params: { code: 'ABCD2345' }, rightful: [404] },
  'relationships.connections.accept': {
    params: { code: 'ABCD2345' },
    body: { personName: 'Maya', relationshipType: 'friend' },
    rightful: [404],
  },
  'relationships.connections.decline': { params: { code: 'ABCD2345' }, body: {}, rightful: [404] },
  'relationships.connections.connected': { rightful: [200] },
  // It is theirs, and there is no connection to end.
  'relationships.connections.disconnect': ofRelationship(409),
  'relationships.connections.refused': { rightful: [200] },
  'relationships.connections.allow': { params: { id: ABSENT }, rightful: [404] },
  'search.find': { body: { words: 'rent' }, rightful: [200] },
  'support.plan': { rightful: [200] },
  'support.savePlan': {
    body: { warningSigns: [], calmingThings: [], places: [], people: ['Noor'], reasons: [] },
    rightful: [200],
  },
  'support.removePlan': { rightful: [204] },
};
