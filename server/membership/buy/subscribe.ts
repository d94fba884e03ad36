import { eq } from 'drizzle-orm';
import { CURRENCY, type Interval, type MonthlyPlan, priceOf } from '#contract/plans.ts';
import { newId } from '#server/clock/ids.ts';
import { isYoung, orClose } from '#server/membership/buy/attempt.ts';
import { closeSubscription, endAttempt } from '#server/membership/buy/close-unpaid.ts';
import type { Subscription } from '#server/membership/holdings.ts';
import { subscriptions } from '#server/membership/table.ts';
import type { CustomerLock } from '#server/payments/customer-lock.ts';
import { type Payer, withCustomer } from '#server/payments/customers.ts';
import { isGone, type PaymentForm, type Promotion, type TaxLocation } from '#server/payments/port.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

type Choice = {
  plan: MonthlyPlan;
  interval: Interval;
  promotion: Promotion | null;
  /** Given now; an open attempt was taxed for another place. */
  taxLocation: TaxLocation | null;
};

async function newAttempt(house: Deps, { userId, write }: CustomerLock, { plan, interval, promotion }: Choice) {
  const createdAt = house.now();
  const id = newId(createdAt);
  const about = { id, userId, provider: house.payments.provider, plan, interval, createdAt };
  const cost = { amount: priceOf(plan, interval), currency: CURRENCY, status: 'incomplete' };
  const promotionCode = promotion?.code ?? null;
  await write((tx) => tx.insert(subscriptions).values({ ...about, ...cost, promotionCode }));
  return id;
}

async function openForm(house: Deps, id: string): Promise<PaymentForm | null> {
  try {
    return await house.payments.formOf(id);
  } catch (error) {
    if (isGone(error, 'subscription')) return null;
    throw error;
  }
}

function isSame(open: Subscription, { plan, interval, promotion, taxLocation }: Choice): boolean {
  const isCode = open.promotionCode === (promotion?.code ?? null);
  return open.plan === plan && open.interval === interval && isCode && taxLocation === null;
}

/** The form, for the open attempt or a new one. It is stored before the provider is asked. */
export async function subscribe(
  house: Deps,
  lock: CustomerLock,
  { payer, choice, open }: { payer: Payer; choice: Choice; open: Subscription | undefined },
): Promise<PaymentForm> {
  const { plan, interval, promotion, taxLocation } = choice;
  const isUsable = open && isSame(open, choice) && isYoung(open, house.now());
  const begun = open?.providerSubscriptionId;
  const form = isUsable && begun ? await openForm(house, begun) : null;
  if (form) return form;
  if (open && (begun || !isUsable)) await closeSubscription(house, lock, open);
  let attempt = isUsable && !begun ? open.id : undefined;
  return withCustomer(house, lock, payer, async (customerId) => {
    if (house.payments.addsTax && taxLocation) await house.payments.setTaxLocation(customerId, taxLocation);
    const attemptId = attempt ?? (await newAttempt(house, lock, choice));
    attempt = undefined;
    const about = { customerId, userId: payer.id, plan, interval, promotionId: promotion?.id ?? null };
    const asking = house.payments.startSubscription({ ...about, attemptId });
    const { id, ...fresh } = await orClose(asking, () => endAttempt(lock, attemptId));
    const isIt = eq(subscriptions.id, attemptId);
    await lock.write((tx) => tx.update(subscriptions).set({ providerSubscriptionId: id }).where(isIt));
    return fresh;
  });
}
