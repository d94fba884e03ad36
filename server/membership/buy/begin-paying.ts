import type { Checkout } from '#contract/membership.ts';
import { type Interval, type Plan, PRICES, priceOf } from '#contract/plans.ts';
import { buyPlace } from '#server/membership/buy/buy-place.ts';
import { closeEntry, closeSubscription } from '#server/membership/buy/close-unpaid.ts';
import { subscribe } from '#server/membership/buy/subscribe.ts';
import { begunSubscription, type Holdings, heldPlace, holdingsOf } from '#server/membership/holdings.ts';
import { presentCheckout } from '#server/membership/present.ts';
import { syncMember } from '#server/membership/sync/sync-member.ts';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import type { Payer } from '#server/payments/customers.ts';
import type { TaxLocation } from '#server/payments/port.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

function mayBegin({ config }: Deps, holdings: Holdings, plan: Plan, now: Date) {
  const held = begunSubscription(holdings);
  const place = heldPlace(holdings);
  if (plan === 'prime') {
    if (place) throw refuse('conflict', { reason: 'already_on_list' }, 'You are already on the Prime waiting list');
    if (!config.payments.primeSales)
      throw refuse('conflict', { reason: 'prime_not_sold' }, 'Prime isn’t for sale right now.');
    return;
  }
  if (held?.status === 'past_due' || held?.status === 'unpaid')
    throw refuse('conflict', { reason: 'already_subscribed' }, 'Please update your card: your last payment failed.');
  if (held) throw refuse('conflict', { reason: 'already_subscribed' }, 'You already have a membership.');
  if (place?.plusUntil && place.plusUntil > now)
    throw refuse('conflict', { reason: 'prime_held' }, 'Your Prime place already includes everything in Plus.');
}

const unknownPromotion = () =>
  refuse('invalid', {
    reason: 'promotion_unknown',
    issues: [{ path: 'promotionCode', message: 'This code isn’t valid, has expired, or can’t be used for this.' }],
  });

export type Wanted = {
  plan: Plan;
  interval: Interval;
  promotionCode: string | null;
  taxLocation: TaxLocation | null;
};

async function promotionIn({ config, payments }: Deps, { plan, interval, promotionCode }: Wanted) {
  if (promotionCode === null) return null;
  const isTaken = config.payments.promotionCodes && plan !== 'prime';
  const found = isTaken ? await payments.promotionFor(promotionCode, priceOf(plan, interval)) : null;
  if (!found) throw unknownPromotion();
  return found;
}

/** Starts a payment, or returns the one that is open: at most one per member, however often it is called. */
export function beginPaying(house: Deps, payer: Payer, wanted: Wanted): Promise<Checkout> {
  const { plan, interval, taxLocation } = wanted;
  return withCustomerLock(house, payer.id, async (lock) => {
    await syncMember(house, lock);
    const holdings = await holdingsOf(house, payer.id);
    mayBegin(house, holdings, plan, house.now());
    const promotion = await promotionIn(house, wanted);
    const openSubscription = begunSubscription(holdings) ? undefined : holdings.subscription;
    const openEntry = heldPlace(holdings) ? undefined : holdings.entry;
    if (plan === 'prime') {
      if (openSubscription) await closeSubscription(house, lock, openSubscription);
      const clientSecret = await buyPlace(house, lock, { payer, open: openEntry });
      const due = { amount: PRICES.prime, discount: 0, tax: 0 };
      return presentCheckout(house, { plan, interval, promotion, clientSecret, due });
    }
    if (openEntry) await closeEntry(house, lock, openEntry);
    const choice = { plan, interval, promotion, taxLocation };
    const form = await subscribe(house, lock, { payer, choice, open: openSubscription });
    return presentCheckout(house, { plan, interval, promotion, ...form });
  });
}
