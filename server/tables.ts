export { accountPreferences, agreements, aiNotices, trialClaims } from '#server/account/table.ts';
export { adminActions, adminClaims, setupCodes } from '#server/admin/table.ts';
export { argumentRows } from '#server/arguments/table.ts';
export { savedChats, threadMembers, threadMessages, threadPresence, threads } from '#server/chats/table.ts';
export { coachConsents } from '#server/coach/consent/table.ts';
export { coachDays } from '#server/coach/health/table.ts';
export { coachProgress, coachRuns } from '#server/coach/run/table.ts';
export { coachSpend } from '#server/coach/spend/table.ts';
export { joinLinks, mediationConsents, mediationIntakes, mediations } from '#server/conversations/table.ts';
export { craftings } from '#server/crafting/table.ts';
export { insightCards } from '#server/dashboard/table.ts';
export { users } from '#server/database/users.ts';
export { idempotencyKeys } from '#server/http/idempotency/idempotency-table.ts';
export { limits } from '#server/http/limits-table.ts';
export {
  identityAccounts,
  identityCodes,
  identityEvents,
  identitySessions,
  identityThrottles,
} from '#server/identity/embedded/table.ts';
export { houseSecrets, signingKeys } from '#server/identity/table.ts';
export { jobs } from '#server/jobs/table.ts';
export { journalEntries, journalPrompts } from '#server/journal/table.ts';
export {
  commentBlocks,
  feedReaders,
  stories,
  storyComments,
  storyLikes,
  storyReports,
  storyShares,
} from '#server/learning-feed/table.ts';
export { liveEvents } from '#server/live/table.ts';
export { primeInterest, sharingConsents, subscriptions, waitlistEntries } from '#server/membership/table.ts';
export { memoryFacts, memorySettings } from '#server/memory/table.ts';
export { sandboxCustomers, sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
export { billingCustomers, paymentAlerts, paymentEvents } from '#server/payments/table.ts';
export { patternAnswers } from '#server/progress/table.ts';
export { relationshipAnalyses } from '#server/relationship-analysis/table.ts';
export {
  connections,
  invitations,
  refusals,
  relationshipDates,
  relationshipMoments,
  relationshipPlanItems,
  relationships,
} from '#server/relationships/table.ts';
export { safetyCounts } from '#server/safety/table.ts';
export { safetyPlans } from '#server/support/table.ts';
export { textAnalyses } from '#server/text-analysis/table.ts';
export { vaultKeys, vaultMaster } from '#server/vault/table.ts';
