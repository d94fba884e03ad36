import { eq } from 'drizzle-orm';
import { CURRENCY, PRICES } from '#contract/plans.ts';
import { newId } from '#server/clock/ids.ts';
import type { House } from '#server/house.ts';
import { isYoung, orClose, type Payer } from '#server/membership/attempt.ts';
import { closeEntry } from '#server/membership/close.ts';
import type { Entry } from '#server/membership/place.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { customerFor } from '#server/payments/customers.ts';
import { PaymentsAway } from '#server/payments/port.ts';

type Books = Pick<House, 'db' | 'payments' | 'live' | 'jobs' | 'log' | 'now'>;

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

/** The secret of the form: of the purchase that is open, or of a new one. Written down before the provider is asked. */
export async function buyPlace(house: Books, payer: Payer, open: Entry | undefined): Promise<string> {
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
