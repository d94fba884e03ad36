import { randomUUID } from 'node:crypto';
import type { Interval, MonthlyPlan } from '#contract/plans.ts';
import { newId } from '#server/clock/ids.ts';
import type { Bench } from '#test/payments/bench.ts';
import type { Outcome } from '#test/payments/stripe-world.ts';

type More = { interval?: Interval; promotionId?: string | null };

/** Somebody who buys straight from a provider, without the house around it. */
export function buyerAt(bench: Bench) {
  async function begun(plan: MonthlyPlan = 'core', { interval = 'month', promotionId = null }: More = {}) {
    const userId = await bench.userId();
    const customerId = await bench.payments.createCustomer({ userId, attempt: randomUUID() });
    const attemptId = newId(bench.now());
    const wanted = { customerId, userId, plan, interval, promotionId, attemptId };
    const made = await bench.payments.startSubscription(wanted);
    const one = async () => (await bench.payments.subscriptionsOf(customerId)).find(({ id }) => id === made.id);
    const changeTo = (to: MonthlyPlan, itemId: string | null, often: Interval = interval) => {
      const shared = { customerId, subscriptionId: made.id, itemId, plan: to, interval: often };
      return { ...shared, at: bench.now() };
    };
    return { userId, customerId, wanted, one, changeTo, ...made };
  }

  async function paid(plan: MonthlyPlan = 'core', more: More = {}) {
    const attempt = await begun(plan, more);
    await bench.pay(attempt.userId, attempt.clientSecret, 'pays');
    return attempt;
  }

  async function saveCard(userId: string, customerId: string, subscriptionId: string, outcome: Outcome) {
    const { id, clientSecret } = await bench.payments.startCardSetup({ customerId, userId });
    await bench.pay(userId, clientSecret, outcome);
    const { paymentMethodId } = await bench.payments.cardSetupOf(id);
    if (paymentMethodId) await bench.payments.setDefaultCard({ customerId, subscriptionId, paymentMethodId });
    return bench.payments.cardSetupOf(id);
  }

  return { begun, paid, saveCard };
}
