import type { House } from '#server/house.ts';
import { tendEndings } from '#server/membership/endings.ts';
import { goOn, makeWay } from '#server/membership/make-way.ts';
import { PLACE_HELD, PLACE_LEFT } from '#server/membership/place-sync.ts';
import { reconcileAll, reconcileUnsettled } from '#server/membership/reconcile.ts';
import { retryFailed } from '#server/payments/inbox.ts';

const UNSETTLED = 'membership.unsettled';
const ALL = 'membership.all';
const ENDINGS = 'membership.endings';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What happens to memberships while nobody looks. */
export async function tendMembership(house: Omit<House, 'close'>) {
  const { jobs } = house;
  jobs.handle(UNSETTLED, async () => {
    await retryFailed(house);
    await reconcileUnsettled(house);
  });
  jobs.handle(ALL, () => reconcileAll(house));
  jobs.handle(ENDINGS, () => tendEndings(house));
  jobs.handle(PLACE_HELD, ({ entry = '' }) => makeWay(house, entry));
  jobs.handle(PLACE_LEFT, ({ entry = '' }) => goOn(house, entry));
  await Promise.all([jobs.every(UNSETTLED, 15 * MINUTE), jobs.every(ALL, 24 * HOUR), jobs.every(ENDINGS, HOUR)]);
}
