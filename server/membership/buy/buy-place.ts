import { eq } from 'drizzle-orm';
import { CURRENCY, PRICES } from '#contract/plans.ts';
import { newId } from '#server/clock/ids.ts';
import { isYoung, orClose } from '#server/membership/buy/attempt.ts';
import { closeEntry, endPurchase } from '#server/membership/buy/close-unpaid.ts';
import type { Entry } from '#server/membership/holdings.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import type { CustomerLock } from '#server/payments/customer-lock.ts';
import { type Payer, withCustomer } from '#server/payments/customers.ts';
import { isGone, PaymentsAway } from '#server/payments/port.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

async function newPurchase(house: Deps, { userId, write }: CustomerLock): Promise<string> {
  const createdAt = house.now();
  const id = newId(createdAt);
  const about = { id, userId, provider: house.payments.provider, createdAt };
  const cost = { amount: PRICES.prime, currency: CURRENCY, status: 'pending' as const };
  await write((tx) => tx.insert(waitlistEntries).values({ ...about, ...cost }));
  return id;
}

/** The secret of an open form; null if the provider no longer knows it. */
async function openForm(house: Deps, id: string): Promise<string | null> {
  try {
    const { status, clientSecret } = await house.payments.paymentOf(id);
    if (status === 'open' && clientSecret) return clientSecret;
    throw new PaymentsAway(true);
  } catch (error) {
    if (isGone(error, 'payment')) return null;
    throw error;
  }
}

/** The form's secret, for the open purchase or a new one. It is stored before the provider is asked. */
export async function buyPlace(
  house: Deps,
  lock: CustomerLock,
  { payer, open }: { payer: Payer; open: Entry | undefined },
): Promise<string> {
  const isUsable = open && isYoung(open, house.now());
  const secret = isUsable && open.paymentId ? await openForm(house, open.paymentId) : null;
  if (secret) return secret;
  if (open && (open.paymentId || !isUsable)) await closeEntry(house, lock, open);
  let purchase = isUsable && !open.paymentId ? open.id : undefined;
  return withCustomer(house, lock, payer, async (customerId) => {
    const purchaseId = purchase ?? (await newPurchase(house, lock));
    purchase = undefined;
    const asking = house.payments.startOneTime({ customerId, userId: payer.id, purchaseId, email: payer.email });
    const { id, clientSecret } = await orClose(asking, () => endPurchase(lock, purchaseId));
    const isIt = eq(waitlistEntries.id, purchaseId);
    await lock.write((tx) => tx.update(waitlistEntries).set({ paymentId: id }).where(isIt));
    return clientSecret;
  });
}
