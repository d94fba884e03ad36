import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SandboxPayment } from '#contract/membership.ts';
import type { TestPaymentMethod } from '#contract/test-cards.ts';
import { paymentIn } from '#server/payments/sandbox/ids.ts';
import { DECLINES, type DeclineCode, withPayer } from '#server/payments/sandbox/outcomes.ts';
import { recordDecline, recordPaid } from '#server/payments/sandbox/record.ts';
import { heldSubscription, paymentFor } from '#server/payments/sandbox/subscriptions.ts';
import { sandboxCustomers, sandboxPayments } from '#server/payments/sandbox/table.ts';
import type { Change, Payment, SandboxNeeds } from '#server/payments/sandbox/types.ts';
import { refuse } from '#server/refusal.ts';

type Payer = { userId: string; clientSecret: string };

const isDecline = (code: string): code is DeclineCode => code in DECLINES;
const failed = (code: string) => ({ code, message: isDecline(code) ? DECLINES[code] : DECLINES.card_declined });

const CLOSED = { code: 'payment_intent_unexpected_state', message: 'This payment is no longer open.' };

const opens = (secret: string, shown: string) => {
  const [a, b] = [Buffer.from(secret), Buffer.from(shown)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The locked payment, for its owner with its secret only. */
async function held(change: Change, { userId, clientSecret }: Payer): Promise<Payment> {
  const [row] = await change.tx
    .select({ payment: sandboxPayments })
    .from(sandboxPayments)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxPayments.customerId))
    .where(and(eq(sandboxPayments.id, paymentIn(clientSecret)), eq(sandboxCustomers.userId, userId)));
  if (!row || !opens(row.payment.secret, clientSecret)) throw refuse('not_found');
  // Subscriptions are locked before their payments, everywhere in this order.
  if (row.payment.subscriptionId) await heldSubscription(change, row.payment.subscriptionId);
  return paymentFor(change, row.payment.id);
}

async function charge(change: Change, payment: Payment, answered: boolean): Promise<SandboxPayment> {
  const outcome = withPayer(payment.paymentMethod ?? '', payment.purpose === 'card' ? 'save' : 'pay', answered);
  if (outcome === 'succeeds') {
    await recordPaid(change, payment);
    return { status: 'succeeded', error: null };
  }
  if (outcome === 'asks') {
    const { paymentMethod, id } = payment;
    await change.tx
      .update(sandboxPayments)
      .set({ status: 'requires_action', paymentMethod, errorCode: null })
      .where(eq(sandboxPayments.id, id));
    return { status: 'requires_action', error: null };
  }
  await recordDecline(change, payment, outcome);
  return { status: 'requires_payment_method', error: failed(outcome) };
}

/** What Stripe's form does in the browser, for the sandbox's form. A paid payment is never charged again. */
export function confirming({ db, jobs, now }: SandboxNeeds) {
  const change = <Answer>(work: (change: Change) => Promise<Answer>) =>
    db.transaction((tx) => work({ tx, jobs, at: now() }));
  return {
    confirm: (payer: Payer, paymentMethod: TestPaymentMethod): Promise<SandboxPayment> =>
      change(async (at) => {
        const payment = await held(at, payer);
        if (payment.status === 'succeeded') return { status: 'succeeded', error: null };
        if (payment.status === 'canceled') return { status: 'canceled', error: CLOSED };
        return charge(at, { ...payment, paymentMethod }, false);
      }),
    authenticate: (payer: Payer, outcome: 'complete' | 'fail'): Promise<SandboxPayment> =>
      change(async (at) => {
        const payment = await held(at, payer);
        if (payment.status !== 'requires_action')
          return { status: payment.status, error: payment.status === 'succeeded' ? null : CLOSED };
        if (outcome === 'complete') return charge(at, payment, true);
        const code = 'payment_intent_authentication_failure';
        await recordDecline(at, payment, code);
        return { status: 'requires_payment_method', error: failed(code) };
      }),
  };
}
