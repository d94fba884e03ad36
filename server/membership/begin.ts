import { eq } from 'drizzle-orm';
import type { Checkout } from '#contract/membership.ts';
import { CURRENCY, type MonthlyPlan, type Plan, PRICES } from '#contract/plans.ts';
import { newId } from '#server/clock/ids.ts';
import type { House } from '#server/house.ts';
import { refuse } from '#server/http/refuse.ts';
import { closeEntry, closeSubscription, syncAll } from '#server/membership/close.ts';
import type { Row } from '#server/membership/converge.ts';
import type { Entry } from '#server/membership/place.ts';
import { presentCheckout } from '#server/membership/present.ts';
import { heldOf, placeOf, type Standing, standingOf } from '#server/membership/standing.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { customerFor } from '#server/payments/customers.ts';
import { PaymentsAway, PaymentsRefused } from '#server/payments/port.ts';
import { inTurn } from '#server/payments/turns.ts';

type Books = Pick<House, 'db' | 'payments' | 'live' | 'jobs' | 'log' | 'now' | 'config'>;
type Payer = { id: string; email: string | null; name: string | null };

/** An open attempt is used again while its provider still takes it; theirs expire after 23 hours. */
const REUSED = 22 * 60 * 60 * 1000;

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

const isYoung = ({ createdAt }: { createdAt: Date }, now: Date) => now.getTime() - createdAt.getTime() < REUSED;

/** A certain no ends the attempt, so that the next one is asked under a key of its own; silence keeps it. */
async function orClose<Answer>(asking: Promise<Answer>, close: () => Promise<unknown>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof PaymentsRefused || (error instanceof PaymentsAway && error.answered)) await close();
    throw error;
  }
}

async function attemptAt(house: Books, userId: string, plan: MonthlyPlan): Promise<Row> {
  const createdAt = house.now();
  const [row] = await house.db
    .insert(subscriptions)
    .values({
      ...{ id: newId(createdAt), userId, provider: house.payments.provider, plan, createdAt },
      ...{ amount: PRICES[plan], currency: CURRENCY, status: 'incomplete' },
    })
    .returning();
  if (!row) throw new Error('An attempt could not be written.');
  return row;
}

async function subscribe(house: Books, payer: Payer, plan: MonthlyPlan, open: Row | undefined): Promise<string> {
  const { db, payments, now } = house;
  const isUsable = open && open.plan === plan && isYoung(open, now());
  if (open && !isUsable) await closeSubscription(house, open);
  if (isUsable && open.providerSubscriptionId) {
    const secret = await payments.secretOf(open.providerSubscriptionId);
    if (secret) return secret;
    await closeSubscription(house, open);
  }
  const attempt = isUsable && !open.providerSubscriptionId ? open : await attemptAt(house, payer.id, plan);
  const begun = async () => {
    const customerId = await customerFor(house, payer);
    return payments.startSubscription({ customerId, userId: payer.id, plan, attemptId: attempt.id });
  };
  const { id, clientSecret } = await orClose(begun(), () =>
    db.update(subscriptions).set({ status: 'incomplete_expired' }).where(eq(subscriptions.id, attempt.id)),
  );
  await db.update(subscriptions).set({ providerSubscriptionId: id }).where(eq(subscriptions.id, attempt.id));
  return clientSecret;
}

async function purchaseAt(house: Books, userId: string): Promise<Entry> {
  const createdAt = house.now();
  const [row] = await house.db
    .insert(waitlistEntries)
    .values({
      ...{ id: newId(createdAt), userId, provider: house.payments.provider, createdAt },
      ...{ amount: PRICES.prime, currency: CURRENCY, status: 'pending' as const },
    })
    .returning();
  if (!row) throw new Error('A purchase could not be written.');
  return row;
}

async function buyPlace(house: Books, payer: Payer, open: Entry | undefined): Promise<string> {
  const { db, payments, now } = house;
  if (open && !isYoung(open, now())) await closeEntry(house, open);
  const purchase = open && isYoung(open, now()) ? open : await purchaseAt(house, payer.id);
  if (purchase.paymentId) {
    const { status, clientSecret } = await payments.paymentOf(purchase.paymentId);
    if (status === 'open' && clientSecret) return clientSecret;
    throw new PaymentsAway(true);
  }
  const begun = async () => {
    const customerId = await customerFor(house, payer);
    return payments.startOneTime({ customerId, userId: payer.id, purchaseId: purchase.id, email: payer.email });
  };
  const { id, clientSecret } = await orClose(begun(), () =>
    db.update(waitlistEntries).set({ status: 'closed' }).where(eq(waitlistEntries.id, purchase.id)),
  );
  await db.update(waitlistEntries).set({ paymentId: id }).where(eq(waitlistEntries.id, purchase.id));
  return clientSecret;
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
