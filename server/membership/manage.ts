import { eq } from 'drizzle-orm';
import type { MonthlyPlan } from '#contract/plans.ts';
import type { House } from '#server/house.ts';
import { refuse } from '#server/http/refuse.ts';
import { syncAll } from '#server/membership/close.ts';
import type { Row } from '#server/membership/converge.ts';
import { giveBack } from '#server/membership/give-back.ts';
import { dateInWords, nameOf } from '#server/membership/present.ts';
import { heldOf, placeOf, standingOf } from '#server/membership/standing.ts';
import { subscriptions } from '#server/membership/table.ts';
import { customerIdOf } from '#server/payments/customers.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Pick<House, 'db' | 'payments' | 'live' | 'jobs' | 'log' | 'now'>;
type When = 'now' | 'period_end';
/** A subscription that the provider answered for. */
export type Live = Row & { providerSubscriptionId: string };

const HOUR = 60 * 60 * 1000;

export function known(row: Row | undefined): Live {
  const id = row?.providerSubscriptionId;
  if (!row || !id) throw refuse('conflict', { reason: 'no_subscription' }, 'You have no subscription.');
  return { ...row, providerSubscriptionId: id };
}

async function end(house: Books, row: Live, when: When): Promise<string> {
  const isLater = when === 'period_end' && row.status === 'active';
  await house.payments.cancel(row.providerSubscriptionId, isLater ? 'period_end' : 'now');
  await syncAll(house, row.userId);
  const until = isLater && row.currentPeriodEnd ? dateInWords(row.currentPeriodEnd) : undefined;
  return until ? `You keep ${nameOf(row.plan)} until ${until}.` : 'Your subscription has ended.';
}

/** Ends what somebody pays for: their subscription, or without one their Prime place, for its refund. */
export function cancelMembership(house: Books, userId: string, when: When): Promise<string> {
  return inTurn(house, userId, async () => {
    const standing = await standingOf(house, userId);
    if (standing.subscription?.providerSubscriptionId) return end(house, known(standing.subscription), when);
    const place = placeOf(standing);
    if (!place) throw refuse('conflict', { reason: 'no_subscription' }, 'You have no subscription.');
    return giveBack(house, place);
  });
}

export function resumeMembership(house: Books, userId: string): Promise<string> {
  return inTurn(house, userId, async () => {
    const standing = await standingOf(house, userId);
    const row = known(heldOf(standing));
    if (placeOf(standing))
      throw refuse('conflict', { reason: 'prime_held' }, 'Your Prime place already includes everything in Plus.');
    await house.payments.resume(row.providerSubscriptionId);
    await syncAll(house, userId);
    return `Your ${nameOf(row.plan)} membership goes on.`;
  });
}

type Wanted = { plan: MonthlyPlan; previewedAt?: string | undefined };

/** When another plan begins: a larger one at once, a smaller one with the next period; back again costs nothing. */
function kindOf(row: Row, plan: MonthlyPlan): 'now' | 'renewal' | 'undo' {
  if (row.status !== 'active')
    throw refuse('conflict', { reason: 'not_active' }, 'Please update your card first: your last payment failed.');
  if (row.cancelAtPeriodEnd)
    throw refuse('conflict', { reason: 'ending' }, 'Your membership is ending. Resume it before you change the plan.');
  if (row.plan === plan && row.scheduledPlan) return 'undo';
  if (row.plan === plan || row.scheduledPlan === plan)
    throw refuse('conflict', { reason: 'same_plan' }, `You already chose ${nameOf(plan)}.`);
  return plan === 'plus' ? 'now' : 'renewal';
}

async function changeOf(house: Books, row: Live, plan: MonthlyPlan, at: Date) {
  const customerId = await customerIdOf(house, row.userId);
  if (!customerId) throw refuse('conflict', { reason: 'no_subscription' }, 'You have no subscription.');
  return { customerId, subscriptionId: row.providerSubscriptionId, itemId: row.itemId, plan, at };
}

export async function previewChange(house: Books, userId: string, plan: MonthlyPlan) {
  const row = known(heldOf(await standingOf(house, userId)));
  const kind = kindOf(row, plan);
  const at = house.now();
  const change = await changeOf(house, row, plan, at);
  const cost = kind === 'now' ? await house.payments.previewChange(change) : { dueNow: 0, currency: row.currency };
  const changesAt = kind === 'renewal' && row.currentPeriodEnd ? row.currentPeriodEnd : at;
  return { ...cost, when: kind === 'now' ? ('now' as const) : ('renewal' as const), changesAt, previewedAt: at };
}

/** The moment that was shown, if it was lately; so that the price is the one that was shown. */
function shownAt(now: Date, previewedAt: string | undefined): Date {
  const shown = new Date(previewedAt ?? now);
  return shown <= now && now.getTime() - shown.getTime() < HOUR ? shown : now;
}

/** The provider has the smaller plan at once, uncharged; the member keeps the larger one until it is used up. */
async function shrink(house: Books, row: Live, plan: MonthlyPlan) {
  const schedule = { plan: row.plan, scheduledPlan: plan, planChangesAt: row.currentPeriodEnd };
  const write = () => house.db.update(subscriptions).set(schedule).where(eq(subscriptions.id, row.id));
  // Before, so that a webhook that comes first finds it; after, in case one came before the provider had changed.
  await write();
  await house.payments.changePlan(await changeOf(house, row, plan, house.now()), 'renewal');
  await write();
}

export function changeMembership(house: Books, userId: string, { plan, previewedAt }: Wanted) {
  return inTurn(house, userId, async (): Promise<{ message: string; clientSecret: string | null }> => {
    const row = known(heldOf(await standingOf(house, userId)));
    const kind = kindOf(row, plan);
    const { payments, now } = house;
    if (kind === 'renewal') await shrink(house, row, plan);
    const change = await changeOf(house, row, plan, shownAt(now(), previewedAt));
    const { clientSecret } =
      kind === 'renewal'
        ? { clientSecret: null }
        : await payments.changePlan(change, kind === 'undo' ? 'renewal' : 'now');
    await syncAll(house, userId);
    const until = row.currentPeriodEnd ? dateInWords(row.currentPeriodEnd) : '';
    if (kind === 'renewal') return { clientSecret, message: `${nameOf(plan)} begins on ${until}.` };
    return { clientSecret, message: clientSecret ? 'Please confirm the payment.' : `You have ${nameOf(plan)} now.` };
  });
}
