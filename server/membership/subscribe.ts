import { eq } from 'drizzle-orm';
import { CURRENCY, type MonthlyPlan, PRICES } from '#contract/plans.ts';
import { newId } from '#server/clock/ids.ts';
import type { House } from '#server/house.ts';
import { isYoung, orClose, type Payer } from '#server/membership/attempt.ts';
import { closeSubscription } from '#server/membership/close.ts';
import type { Row } from '#server/membership/converge.ts';
import { subscriptions } from '#server/membership/table.ts';
import { customerFor } from '#server/payments/customers.ts';

type Books = Pick<House, 'db' | 'payments' | 'live' | 'jobs' | 'log' | 'now'>;

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

/** The secret of the form: of the attempt that is open, or of a new one. Written down before the provider is asked. */
export async function subscribe(house: Books, payer: Payer, plan: MonthlyPlan, open: Row | undefined): Promise<string> {
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
