import type { Transaction } from '#server/database/open.ts';
import { writeTo } from '#server/membership/letters.ts';
import { alertAdmin } from '#server/payments/alerts.ts';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import { customerOf } from '#server/payments/customers.ts';
import type { Refunded } from '#server/payments/port.ts';
import type { AlertKind } from '#server/payments/table.ts';
import type { House } from '#server/services.ts';
import { withoutContent } from '#server/without-content.ts';

type Deps = Omit<House, 'close'>;
type Charge = { subscriptionId: string; userId: string; kind: AlertKind };

export const REFUND = 'membership.refund';

/** Tells the admin and the member once about each refund, whether it was made here or at the provider. */
export async function tellRefund(house: Deps, userId: string, { paymentId, ...money }: Refunded, tx: Transaction) {
  const isNew = await alertAdmin(house, { kind: 'refunded', subject: paymentId, userId }, tx);
  if (isNew) await writeTo(house, userId, { kind: 'refunded', ...money }, tx);
}

/**
 * Refunds the last charge of a subscription and tells the member and the admin. Does nothing if nothing was charged.
 */
export async function refundLastCharge(house: Deps, charge: Charge): Promise<Refunded | null> {
  const refunded = await house.payments.refundLast(charge.subscriptionId);
  if (!refunded) return null;
  const { subscriptionId: subject, userId, kind } = charge;
  await house.db.transaction(async (tx) => {
    if (kind !== 'refunded') await alertAdmin(house, { kind, subject, userId }, tx);
    await tellRefund(house, userId, refunded, tx);
  });
  return refunded;
}

/** Called again by a job: under the customer's lock for a member, without one for a former member. */
export async function refundAgain(house: Deps, charge: Charge) {
  const { subscriptionId: subject, userId } = charge;
  if (await customerOf(house, userId)) return withCustomerLock(house, userId, () => refundLastCharge(house, charge));
  const refunded = await house.payments.refundLast(subject);
  if (refunded) await alertAdmin(house, { kind: 'subscription_for_nobody_refunded', subject });
  return refunded;
}

/** Refunds a charge for something that was not delivered. While the provider does not answer, a job retries. */
export async function refundForNothing(house: Deps, charge: Charge) {
  try {
    await refundLastCharge(house, charge);
  } catch (error) {
    const { subscriptionId, userId, kind } = charge;
    house.log.warn({ userId, error: withoutContent(error) }, 'a refund is tried again');
    await alertAdmin(house, { kind: 'refund_failed', subject: subscriptionId, userId });
    await house.jobs.add(REFUND, { subscriptionId, userId, kind });
  }
}
