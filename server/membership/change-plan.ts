import type { Interval, MonthlyPlan } from '#contract/plans.ts';
import { begunSubscription, holdingsOf, type Subscription } from '#server/membership/holdings.ts';
import { answeredFor, type Live, noSubscription } from '#server/membership/manage.ts';
import { dateInWords, nameOf } from '#server/membership/present.ts';
import { syncMember } from '#server/membership/sync/sync-member.ts';
import { type CustomerLock, withCustomerLock } from '#server/payments/customer-lock.ts';
import { customerOf } from '#server/payments/customers.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;
type Kind = 'upgrade' | 'downgrade' | 'keep';

const HOUR = 60 * 60 * 1000;

type Choice = { plan: MonthlyPlan; interval: Interval };

const isLarger = (row: Subscription, { plan, interval }: Choice) =>
  (plan === 'plus' || row.plan === 'core') && (interval === 'year' || row.interval === 'month');

/**
 * Upgrades and longer intervals start at once, downgrades with the next period. Keeping the current plan costs
 * nothing.
 */
function kindOf(row: Subscription, { plan, interval }: Choice): Kind {
  if (row.status !== 'active')
    throw refuse('conflict', { reason: 'not_active' }, 'Please update your card first: your last payment failed.');
  if (row.cancelAtPeriodEnd)
    throw refuse('conflict', { reason: 'ending' }, 'Your membership is ending. Resume it before you change the plan.');
  const isHeld = row.plan === plan && row.interval === interval;
  if (isHeld && row.scheduledPlan) return 'keep';
  if (isHeld || (row.scheduledPlan === plan && row.scheduledInterval === interval))
    throw refuse('conflict', { reason: 'same_plan' }, `You already chose ${nameOf(plan)}.`);
  return isLarger(row, { plan, interval }) ? 'upgrade' : 'downgrade';
}

/** The current subscription, as the provider knows it now. */
async function present(house: Deps, lock: CustomerLock) {
  await syncMember(house, lock);
  return answeredFor(begunSubscription(await holdingsOf(house, lock.userId)));
}

async function changeOf(house: Deps, row: Live, choice: Choice, at: Date) {
  const { customerId } = (await customerOf(house, row.userId)) ?? {};
  if (!customerId) throw noSubscription();
  return { customerId, subscriptionId: row.providerSubscriptionId, itemId: row.itemId, ...choice, at };
}

/** Providers count in whole seconds. */
const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);
const later = (one: Date, other: Date | null) => (other && other > one ? other : one);

export function previewChange(house: Deps, userId: string, choice: Choice) {
  return withCustomerLock(house, userId, async (lock) => {
    const row = await present(house, lock);
    const kind = kindOf(row, choice);
    const at = later(wholeSecond(house.now()), row.currentPeriodStart);
    const free = { dueNow: 0, currency: row.currency };
    const cost = kind === 'upgrade' ? await house.payments.previewChange(await changeOf(house, row, choice, at)) : free;
    const changesAt = kind === 'downgrade' && row.currentPeriodEnd ? row.currentPeriodEnd : at;
    const when = kind === 'upgrade' ? ('now' as const) : ('renewal' as const);
    return { ...cost, when, changesAt, previewedAt: at, discount: row.discount };
  });
}

const priceChanged = () =>
  refuse('conflict', { reason: 'price_changed' }, 'The price changed since you looked. Please look at the new one.');

/** The moment of the preview. If a period has started since, or an hour has passed, the price is no longer valid. */
function momentShown(house: Deps, row: Live, previewedAt: string | undefined): Date {
  const now = later(wholeSecond(house.now()), row.currentPeriodStart);
  if (previewedAt === undefined) return now;
  const shown = new Date(previewedAt);
  const isOfPeriod = !row.currentPeriodStart || shown >= row.currentPeriodStart;
  if (isOfPeriod && shown.getTime() <= house.now().getTime() && house.now().getTime() - shown.getTime() < HOUR)
    return shown;
  throw priceChanged();
}

type Wanted = Choice & { previewedAt?: string | undefined; isFree?: boolean | undefined };

/** Charges what was shown. A scheduled change is left to a schedule at the provider. */
export function changeMembership(house: Deps, userId: string, { plan, interval, previewedAt, isFree }: Wanted) {
  return withCustomerLock(house, userId, async (lock): Promise<{ message: string; clientSecret: string | null }> => {
    const row = await present(house, lock);
    const choice = { plan, interval };
    const kind = kindOf(row, choice);
    if (isFree && kind === 'upgrade') throw priceChanged();
    const change = await changeOf(house, row, choice, momentShown(house, row, previewedAt));
    const clientSecret = await carryOut(house, kind, change);
    await syncMember(house, lock);
    if (clientSecret) return { clientSecret, message: 'Please confirm the payment.' };
    const until = row.currentPeriodEnd ? dateInWords(row.currentPeriodEnd) : '';
    if (kind === 'downgrade') return { clientSecret, message: `${nameOf(plan)} begins on ${until}.` };
    return { clientSecret, message: kind === 'keep' ? `You keep ${nameOf(plan)}.` : `You have ${nameOf(plan)} now.` };
  });
}

async function carryOut({ payments }: Deps, kind: Kind, change: Awaited<ReturnType<typeof changeOf>>) {
  if (kind === 'upgrade') return (await payments.upgrade(change)).clientSecret;
  await (kind === 'keep' ? payments.keepPlan(change.subscriptionId) : payments.scheduleChange(change));
  return null;
}
