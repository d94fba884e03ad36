import { alertAdmin } from '#server/payments/alerts.ts';
import type { PaymentsDeps } from '#server/payments/deps.ts';
import { PaymentsAway } from '#server/payments/port.ts';

/** Also on schedule, because the provider may not have answered at start-up, and prices can be archived later. */
export async function comparePrices(house: Pick<PaymentsDeps, 'db' | 'payments' | 'log' | 'now'>) {
  const wrong = await house.payments.wrongPrices().catch((error) => {
    if (error instanceof PaymentsAway) return [];
    throw error;
  });
  for (const subject of wrong) await alertAdmin(house, { kind: 'wrong_price', subject });
}
