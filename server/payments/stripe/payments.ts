import { CURRENCY, PRICES } from '#contract/plans.ts';
import { PRIME } from '#server/payments/event.ts';
import { type PaymentsPort, PaymentsRefused } from '#server/payments/port.ts';
import { answered, expected, expectedText } from '#server/payments/stripe/answers.ts';
import type { Parts } from '#server/payments/stripe/parts.ts';
import { paymentIn, readCharge, readPayment, readReceipt, subscriptionIn } from '#server/payments/stripe/read.ts';

const PAGE = 100;
/** Refunded before, or taken back by the bank in a dispute. */
const BACK_ALREADY = ['charge_already_refunded', 'charge_disputed'];

/** One-time payments, receipts and refunds. */
export function payments({ stripe, installation, providerMails }: Parts) {
  const paymentOf = async (id: string) => {
    const payment = await answered(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }), 'payment');
    return readPayment(expected(payment, 'payment_intent'), installation);
  };
  // No idempotency key is needed, since Stripe refunds a payment in full only once.
  const refund = async (id: string) => {
    try {
      expected(await answered(stripe.refunds.create({ payment_intent: id }), 'payment'), 'refund');
    } catch (error) {
      if (!(error instanceof PaymentsRefused && BACK_ALREADY.includes(error.code))) throw error;
    }
  };
  return {
    paymentOf,
    refund,
    async startOneTime({ customerId, userId, purchaseId, email }) {
      const wanted = {
        amount: PRICES.prime,
        currency: CURRENCY,
        customer: customerId,
        automatic_payment_methods: { enabled: true },
        description: 'Prime waiting list',
        metadata: { userId, kind: PRIME, purchaseId, installation },
        // Stripe sends a receipt to this address regardless of its settings.
        ...(email && providerMails && { receipt_email: email }),
      };
      const key = { idempotencyKey: `prime:${purchaseId}` };
      const payment = expected(await answered(stripe.paymentIntents.create(wanted, key)), 'payment_intent');
      return { id: expectedText(payment.id), clientSecret: expectedText(payment.client_secret) };
    },
    async abandonPayment(id) {
      try {
        expected(await answered(stripe.paymentIntents.cancel(id), 'payment'), 'payment_intent');
        return 'closed';
      } catch (error) {
        if (!(error instanceof PaymentsRefused)) throw error;
        if (error.missing === 'payment') return 'closed';
        const { status } = await paymentOf(id);
        if (status === 'open') throw error;
        return status === 'ended' ? 'closed' : 'paid';
      }
    },
    async refundLast(subscription) {
      const wanted = { subscription, status: 'paid' as const, limit: 10, expand: ['data.payments'] };
      const { data } = expected(await answered(stripe.invoices.list(wanted), 'subscription'), 'list');
      const last = data.find(({ amount_paid: amount }) => amount > 0);
      const payment = last && paymentIn(last);
      if (!payment) return null;
      await refund(payment);
      return { paymentId: payment, amount: last.amount_paid, currency: last.currency };
    },
    async subscriptionPaidBy(id) {
      const payment = { type: 'payment_intent' as const, payment_intent: id };
      const asked = stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] });
      const [paid] = expected(await answered(asked), 'list').data;
      return paid ? subscriptionIn(paid.invoice) : null;
    },
    async receipts(customerId) {
      const paid = { customer: customerId, status: 'paid' as const, limit: PAGE, expand: ['data.payments'] };
      // Refunds and one-time purchases are only on charges.
      const [invoices, charges] = await Promise.all([
        answered(stripe.invoices.list(paid)),
        answered(stripe.charges.list({ customer: customerId, limit: PAGE })),
      ]);
      const taken = expected(charges, 'list').data.filter(({ status }) => status === 'succeeded');
      const bills = expected(invoices, 'list').data.filter(({ amount_paid: amount }) => amount > 0);
      const renewing = bills.map((invoice) => readReceipt(invoice, taken));
      const known = new Set(renewing.map(({ paymentId }) => paymentId));
      return [...renewing, ...taken.map(readCharge).filter(({ paymentId }) => !known.has(paymentId))];
    },
  } satisfies Partial<PaymentsPort>;
}
