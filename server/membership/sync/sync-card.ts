import { begunSubscription, holdingsOf } from '#server/membership/holdings.ts';
import type { CustomerLock } from '#server/payments/customer-lock.ts';
import { customerOf, keep } from '#server/payments/customers.ts';
import { PaymentsRefused } from '#server/payments/port.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'payments'>;

async function savedCard(house: Deps, setupId: string) {
  try {
    return await house.payments.cardSetupOf(setupId);
  } catch (error) {
    if (error instanceof PaymentsRefused) return { status: 'ended' as const, paymentMethodId: null };
    throw error;
  }
}

/** A card that was saved in the form is used for later charges. */
export async function syncCard(house: Deps, lock: CustomerLock) {
  const { customerId, cardSetupId } = (await customerOf(house, lock.userId)) ?? {};
  if (!customerId || !cardSetupId) return;
  const { status, paymentMethodId } = await savedCard(house, cardSetupId);
  if (status === 'open') return;
  const subscription = begunSubscription(await holdingsOf(house, lock.userId));
  const subscriptionId = subscription?.providerSubscriptionId ?? null;
  if (paymentMethodId) {
    await house.payments.setDefaultCard({ customerId, subscriptionId, paymentMethodId }).catch((error) => {
      if (!(error instanceof PaymentsRefused && error.missing)) throw error;
    });
  }
  await keep(house, lock, { cardSetupId: null });
}
