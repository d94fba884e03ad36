import type { Checkout } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';
import type { House } from '#server/house.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Payer } from '#server/membership/attempt.ts';
import { buyPlace } from '#server/membership/buy-place.ts';
import { closeEntry, closeSubscription, syncAll } from '#server/membership/close.ts';
import { presentCheckout } from '#server/membership/present.ts';
import { heldOf, placeOf, type Standing, standingOf } from '#server/membership/standing.ts';
import { subscribe } from '#server/membership/subscribe.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Pick<House, 'db' | 'payments' | 'live' | 'jobs' | 'log' | 'now' | 'config'>;

function mayBegin({ config }: Books, standing: Standing, plan: Plan, now: Date) {
  const held = heldOf(standing);
  const place = placeOf(standing);
  if (plan === 'prime') {
    if (place) throw refuse('conflict', { reason: 'already_on_list' }, 'You are already on the Prime waiting list');
    if (!config.payments.primeSales)
      throw refuse('conflict', { reason: 'prime_not_sold' }, 'Prime is not sold at the moment.');
    return;
  }
  if (held?.status === 'past_due' || held?.status === 'unpaid')
    throw refuse('conflict', { reason: 'already_subscribed' }, 'Please update your card: your last payment failed.');
  if (held) throw refuse('conflict', { reason: 'already_subscribed' }, 'You already have a membership.');
  if (place?.plusUntil && place.plusUntil > now)
    throw refuse('conflict', { reason: 'prime_held' }, 'Your Prime place already includes everything in Plus.');
}

/** Begins to pay for a plan, or goes on with what was begun: however often it is asked, one open payment a member. */
export function beginPaying(house: Books, payer: Payer, plan: Plan): Promise<Checkout> {
  return inTurn(house, payer.id, async () => {
    await syncAll(house, payer.id);
    const standing = await standingOf(house, payer.id);
    mayBegin(house, standing, plan, house.now());
    const openSubscription = heldOf(standing) ? undefined : standing.subscription;
    const openEntry = placeOf(standing) ? undefined : standing.entry;
    if (plan === 'prime') {
      if (openSubscription) await closeSubscription(house, openSubscription);
      return presentCheckout(house, plan, await buyPlace(house, payer, openEntry));
    }
    if (openEntry) await closeEntry(house, openEntry);
    return presentCheckout(house, plan, await subscribe(house, payer, plan, openSubscription));
  });
}
