import { announceAndDecline } from '#server/membership/endings.ts';
import { endRenewalFor, resumeRenewalAfter } from '#server/membership/prime-and-renewal.ts';
import { followProvider } from '#server/membership/provider-events.ts';
import { reconcileAll, reconcileUnsettled } from '#server/membership/reconcile.ts';
import { REFUND, refundLastCharge } from '#server/membership/refund-charge.ts';
import { PLACE_HELD, PLACE_LEFT } from '#server/membership/sync-place.ts';
import { forgetOldEvents, retryFailed } from '#server/payments/inbox.ts';
import { ALERTS } from '#server/payments/table.ts';
import type { House } from '#server/services.ts';

const UNSETTLED = 'membership.unsettled';
const ALL = 'membership.all';
const ENDINGS = 'membership.endings';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What happens to memberships while nobody looks: when the provider tells of a change, and by schedule. */
export async function startMembershipJobs(house: Omit<House, 'close'>) {
  const { jobs, payments } = house;
  payments.onChanged((event, done) => followProvider(house, event, done));
  jobs.handle(UNSETTLED, async () => {
    await retryFailed(house);
    await reconcileUnsettled(house);
  });
  jobs.handle(ALL, async () => {
    await reconcileAll(house);
    await forgetOldEvents(house);
  });
  jobs.handle(ENDINGS, () => announceAndDecline(house));
  jobs.handle(PLACE_HELD, ({ entry = '' }) => endRenewalFor(house, entry));
  jobs.handle(PLACE_LEFT, ({ entry = '' }) => resumeRenewalAfter(house, entry));
  jobs.handle(REFUND, async ({ subscriptionId = '', userId = '', kind }) => {
    const wanted = ALERTS.find((one) => one === kind) ?? 'refunded';
    await refundLastCharge(house, { subscriptionId, userId, kind: wanted });
  });
  await Promise.all([jobs.every(UNSETTLED, 15 * MINUTE), jobs.every(ALL, 24 * HOUR), jobs.every(ENDINGS, HOUR)]);
}
