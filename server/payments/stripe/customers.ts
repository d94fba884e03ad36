import type { PaymentsPort } from '#server/payments/port.ts';
import { answered, expected, expectedText } from '#server/payments/stripe/answers.ts';
import type { Parts } from '#server/payments/stripe/parts.ts';

export function customers({ stripe, installation }: Parts) {
  return {
    async createCustomer({ userId, attempt }) {
      const about = { metadata: { userId, installation } };
      const customer = await answered(stripe.customers.create(about, { idempotencyKey: `cus:${attempt}` }));
      return expectedText(expected(customer, 'customer').id);
    },
    async updateCustomer(id, { email, name }) {
      const contact = { email: email ?? '', name: name ?? '' };
      expected(await answered(stripe.customers.update(id, contact), 'customer'), 'customer');
    },
    async forgetCustomer(id) {
      // Deleting a customer keeps the name and address on past payments, so these are cleared first.
      const nothing = { email: '', name: '', address: '' as const, metadata: { userId: '' } };
      expected(await answered(stripe.customers.update(id, nothing), 'customer'), 'customer');
      expected(await answered(stripe.customers.del(id), 'customer'), 'customer');
    },
    async startCardSetup({ customerId, userId }) {
      const setup = await answered(
        stripe.setupIntents.create({
          customer: customerId,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true },
          metadata: { userId, installation },
        }),
      );
      const { id, client_secret: secret } = expected(setup, 'setup_intent');
      return { id: expectedText(id), clientSecret: expectedText(secret) };
    },
    async cardSetupOf(id) {
      const setup = expected(await answered(stripe.setupIntents.retrieve(id), 'card'), 'setup_intent');
      const { payment_method: method } = setup;
      const paymentMethodId = method && typeof method === 'object' ? method.id : method;
      if (expectedText(setup.status) === 'succeeded') return { status: 'saved', paymentMethodId };
      return { status: setup.status === 'canceled' ? 'ended' : 'open', paymentMethodId: null };
    },
    async setDefaultCard({ customerId, subscriptionId, paymentMethodId: card }) {
      const settings = { invoice_settings: { default_payment_method: card } };
      expected(await answered(stripe.customers.update(customerId, settings), 'customer'), 'customer');
      if (!subscriptionId) return;
      const update = stripe.subscriptions.update(subscriptionId, { default_payment_method: card });
      const { schedule } = expected(await answered(update, 'subscription'), 'subscription');
      if (!schedule) return;
      // Otherwise the schedule's next phase would restore the card it was made with.
      const id = typeof schedule === 'string' ? schedule : schedule.id;
      const kept = { default_settings: { default_payment_method: card } };
      expected(await answered(stripe.subscriptionSchedules.update(id, kept)), 'subscription_schedule');
    },
  } satisfies Partial<PaymentsPort>;
}
