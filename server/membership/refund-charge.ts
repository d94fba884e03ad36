import { writeTo } from '#server/membership/letters.ts';
import { alertAdmin } from '#server/payments/alerts.ts';
import type { Refunded } from '#server/payments/port.ts';
import type { AlertKind } from '#server/payments/table.ts';
import type { House } from '#server/services.ts';
import { withoutContent } from '#server/without-content.ts';

type Books = Omit<House, 'close'>;
type Charge = { subscriptionId: string; userId: string; kind: AlertKind };

export const REFUND = 'membership.refund';

async function tell(house: Books, { subscriptionId, userId, kind }: Charge, { receiptId, amount, currency }: Refunded) {
  await house.db.transaction(async (tx) => {
    await alertAdmin(house, { kind, subject: subscriptionId, userId }, tx);
    await alertAdmin(house, { kind: 'refunded', subject: receiptId, userId }, tx);
    await writeTo(house, userId, { kind: 'refunded', amount, currency }, tx);
  });
}

/** Pays back what a subscription took last, and tells the member and the admin; nothing where nothing was taken. */
export async function refundLastCharge(house: Books, charge: Charge): Promise<Refunded | null> {
  const refunded = await house.payments.refundLast(charge.subscriptionId);
  if (refunded) await tell(house, charge, refunded);
  return refunded;
}

/** Money that was taken for nothing goes back at once; while the provider is away, a job asks until it did. */
export async function refundForNothing(house: Books, charge: Charge) {
  try {
    await refundLastCharge(house, charge);
  } catch (error) {
    const { subscriptionId, userId, kind } = charge;
    house.log.warn({ userId, error: withoutContent(error) }, 'a refund is tried again');
    await alertAdmin(house, { kind: 'refund_failed', subject: subscriptionId, userId });
    await house.jobs.add(REFUND, { subscriptionId, userId, kind });
  }
}
