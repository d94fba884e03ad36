import { eq } from 'drizzle-orm';
import type { PaymentsPort } from '#server/payments/port.ts';
import { sign } from '#server/payments/sandbox/signature.ts';
import { sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import { openStripe } from '#server/payments/stripe/stripe.ts';
import { type FakeStripe, startFakeStripe } from '#test/payments/fake-stripe.ts';
import type { Outcome } from '#test/payments/stripe-world.ts';
import { openTestServer } from '#test/test-server.ts';

export type Delivery = { raw: string; headers: Record<string, string> };

/** A provider, and what happens to it from the other side: payers, their banks, and months that go by. */
export type Bench = {
  payments: PaymentsPort;
  /** A member whom the provider may be told of. */
  userId(): Promise<string>;
  pay(userId: string, clientSecret: string, outcome: Outcome): Promise<void>;
  /** A month goes by for one subscription, with the card that it has. */
  renew(subscriptionId: string): Promise<void>;
  /** A bank takes a payment back. */
  dispute(paymentId: string): Promise<void>;
  /** The webhooks sent since this was asked last. */
  deliveries(): Promise<Delivery[]>;
  now(): Date;
  close(): Promise<void>;
};

const DAY = 24 * 3_600_000;
const MONTH = 31 * DAY;
const CARDS = {
  pays: 'pm_card_visa',
  declines: 'pm_card_visa_chargeDeclined',
  'fails later': 'pm_card_chargeCustomerFail',
  'asks later': 'pm_card_authenticationRequired',
} as const;

export async function sandboxBench(): Promise<Bench> {
  const server = await openTestServer();
  const { payments, db } = server.house;
  const controls = payments.sandbox;
  if (!controls) throw new Error('There is no sandbox here.');
  const taken: Delivery[] = [];
  controls.connect(async (raw, signature) => {
    taken.push({ raw, headers: { 'stripe-signature': signature } });
    return { statusCode: 200 };
  });
  return {
    payments,
    userId: async () => (await server.person('no plan')).id,
    async pay(userId, clientSecret, outcome) {
      const { status } = await controls.confirm({ userId, clientSecret }, CARDS[outcome]);
      if (status === 'requires_action') await controls.authenticate({ userId, clientSecret }, 'complete');
    },
    async renew(subscriptionId) {
      const isIt = eq(sandboxSubscriptions.id, subscriptionId);
      const [row] = await db.select().from(sandboxSubscriptions).where(isIt);
      const left = row?.periodEnd ? row.periodEnd.getTime() - server.clock.now().getTime() : MONTH;
      await controls.advance(left + 1000);
    },
    async dispute(id) {
      await db.update(sandboxPayments).set({ disputedAt: server.clock.now() }).where(eq(sandboxPayments.id, id));
    },
    async deliveries() {
      await server.house.jobs.drain();
      return taken.splice(0);
    },
    now: server.clock.now,
    close: server.close,
  };
}

export const STRIPE_SETTINGS = {
  secretKey: 'sk_test_mallama',
  publishableKey: 'pk_test_mallama',
  webhookSecret: 'whsec_mallama',
  prices: {
    month: { core: ['price_core'], plus: ['price_plus'] },
    year: { core: ['price_core_year'], plus: ['price_plus_year'] },
  },
  automaticTax: false,
  providerMails: false,
  installation: 'bench',
};

/** The same for a whole house. */
export const stripeEnvironment = ({ url }: FakeStripe) => ({
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: STRIPE_SETTINGS.secretKey,
  STRIPE_PUBLISHABLE_KEY: STRIPE_SETTINGS.publishableKey,
  STRIPE_WEBHOOK_SECRET: STRIPE_SETTINGS.webhookSecret,
  STRIPE_PRICE_CORE: 'price_core',
  STRIPE_PRICE_PLUS: 'price_plus',
  STRIPE_PRICE_CORE_YEARLY: 'price_core_year',
  STRIPE_PRICE_PLUS_YEARLY: 'price_plus_year',
  STRIPE_API_BASE: url,
});

export function deliveriesOf(fake: FakeStripe, now: Date, livemode = false): Delivery[] {
  return fake.takeTold().map(({ id, type, object }) => {
    const raw = JSON.stringify({ id, object: 'event', type, livemode, data: { object } });
    return { raw, headers: { 'stripe-signature': sign(raw, STRIPE_SETTINGS.webhookSecret, now) } };
  });
}

export async function stripeBench(): Promise<Bench & { fake: FakeStripe }> {
  const now = () => new Date('2026-11-20T09:00:00.000Z');
  const fake = await startFakeStripe(now);
  const payments = openStripe({ ...STRIPE_SETTINGS, apiBase: fake.url }, now).port;
  let members = 0;
  return {
    fake,
    payments,
    async userId() {
      members += 1;
      return `00000000-0000-7000-8000-${String(members).padStart(12, '0')}`;
    },
    async pay(_userId, clientSecret, outcome) {
      fake.world.confirm(clientSecret, outcome);
    },
    renew: async (subscriptionId) => fake.world.renew(subscriptionId),
    dispute: async (id) => fake.world.dispute(id),
    deliveries: async () => deliveriesOf(fake, now()),
    now,
    close: fake.close,
  };
}
