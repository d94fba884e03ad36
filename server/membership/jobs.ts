import { announceAndDecline } from '#server/membership/endings.ts';
import { endRenewalFor, resumeRenewalAfter } from '#server/membership/prime-and-renewal.ts';
import { REFUND, refundAgain } from '#server/membership/refund-charge.ts';
import { followProvider } from '#server/membership/sync/provider-events.ts';
import { reconcileAll, reconcileWaiting } from '#server/membership/sync/reconcile.ts';
import { END_RENEWAL, RESUME_RENEWAL } from '#server/membership/sync/sync-place.ts';
import { comparePrices } from '#server/payments/compare-prices.ts';
import { forgetOldEvents, retryFailed } from '#server/payments/inbox.ts';
import { ALERTS } from '#server/payments/table.ts';
import type { House } from '#server/services.ts';

const WAITING = 'membership.waiting';
const ALL = 'membership.all';
const PRICES = 'membership.prices';
const ENDINGS = 'membership.endings';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The jobs of memberships: on changes at the provider, and on schedule. */
export async function startMembershipJobs(house: Omit<House, 'close'>) {
  const { jobs, payments } = house;
  payments.onChanged((event, done) => followProvider(house, event, done));
  jobs.handle(WAITING, async () => {
    await retryFailed(house);
    await reconcileWaiting(house);
  });
  jobs.handle(ALL, async () => {
    await reconcileAll(house);
    await forgetOldEvents(house);
  });
  jobs.handle(PRICES, () => comparePrices(house));
  jobs.handle(ENDINGS, () => announceAndDecline(house));
  jobs.handle(END_RENEWAL, ({ entry = '' }) => endRenewalFor(house, entry));
  jobs.handle(RESUME_RENEWAL, ({ entry = '' }) => resumeRenewalAfter(house, entry));
  jobs.handle(REFUND, async ({ subscriptionId = '', userId = '', kind }) => {
    const wanted = ALERTS.find((one) => one === kind) ?? 'refunded';
    await refundAgain(house, { subscriptionId, userId, kind: wanted });
  });
  await Promise.all([
    jobs.every(WAITING, 15 * MINUTE),
    jobs.every(ALL, 24 * HOUR),
    jobs.every(PRICES, HOUR),
    jobs.every(ENDINGS, HOUR),
  ]);
}
