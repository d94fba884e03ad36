import type Stripe from 'stripe';
import { CURRENCY, PRICES } from '#contract/plans.ts';
import { PRIME } from '#server/payments/event.ts';
import type { PaymentsPort } from '#server/payments/port.ts';
import { answered, expected, expectedText } from '#server/payments/stripe/answers.ts';
import { readPayment } from '#server/payments/stripe/read.ts';

/** Customers, and what is paid once. */
export function oneTime(stripe: Stripe) {
  return {
    async ensureCustomer({ userId, email, name }) {
      const about = { ...(email && { email }), ...(name && { name }), metadata: { userId } };
      const customer = await answered(stripe.customers.create(about, { idempotencyKey: `cus:${userId}` }));
      return expectedText(expected(customer, 'customer').id);
    },
    async startOneTime({ customerId, userId, purchaseId, email }) {
      const wanted = {
        amount: PRICES.prime,
        currency: CURRENCY,
        customer: customerId,
        automatic_payment_methods: { enabled: true },
        description: 'Prime waiting list',
        metadata: { userId, kind: PRIME, purchaseId },
        ...(email && { receipt_email: email }),
      };
      const key = { idempotencyKey: `prime:${purchaseId}` };
      const payment = expected(await answered(stripe.paymentIntents.create(wanted, key)), 'payment_intent');
      return { id: expectedText(payment.id), clientSecret: expectedText(payment.client_secret) };
    },
    async paymentOf(id) {
      const payment = await answered(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
      return readPayment(expected(payment, 'payment_intent'));
    },
    async abandonPayment(id) {
      expected(await answered(stripe.paymentIntents.cancel(id)), 'payment_intent');
    },
    async refund(id, purchaseId) {
      const key = { idempotencyKey: `refund:${purchaseId}` };
      expected(await answered(stripe.refunds.create({ payment_intent: id }, key)), 'refund');
    },
  } satisfies Partial<PaymentsPort>;
}
