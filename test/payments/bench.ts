import type { PaymentsPort } from '#server/payments/port.ts';
import { sign } from '#server/payments/signature.ts';
import { openStripe } from '#server/payments/stripe/stripe.ts';
import { type FakeStripe, startFakeStripe } from '#test/payments/fake-stripe.ts';
import { openTown } from '#test/town.ts';

export type Delivery = { raw: string; headers: Record<string, string> };

/** A provider, and what happens to it from the other side: payers, their banks, and months that go by. */
export type Bench = {
  payments: PaymentsPort;
  /** A member whom the provider may be told of. */
  userId(): Promise<string>;
  pay(userId: string, clientSecret: string, outcome: 'pays' | 'declines'): Promise<void>;
  /** A month goes by for one subscription, with a card that pays or does not. */
  renew(userId: string, subscriptionId: string, outcome: 'pays' | 'declines'): Promise<void>;
  /** The webhooks sent since this was asked last. */
  deliveries(): Promise<Delivery[]>;
  now(): Date;
  close(): Promise<void>;
};

const DAY = 24 * 3_600_000;
const MONTH = 31 * DAY;

export async function sandboxBench(): Promise<Bench> {
  const town = await openTown();
  const { payments } = town.house;
  const controls = payments.sandbox;
  if (!controls) throw new Error('There is no sandbox here.');
  const taken: Delivery[] = [];
  controls.connect(async (raw, signature) => {
    taken.push({ raw, headers: { 'stripe-signature': signature } });
    return { statusCode: 200 };
  });
  const confirm = (userId: string, clientSecret: string, outcome: 'pays' | 'declines') =>
    controls.confirm({ userId, clientSecret }, outcome === 'pays' ? 'pm_card_visa' : 'pm_card_visa_chargeDeclined');
  return {
    payments,
    userId: async () => (await town.person('no plan')).id,
    async pay(userId, clientSecret, outcome) {
      await confirm(userId, clientSecret, outcome);
    },
    async renew(userId, subscriptionId, outcome) {
      if (outcome === 'declines') {
        const step = await payments.updateCard({ customerId: '', subscriptionId, returnUrl: '' });
        const clientSecret = 'clientSecret' in step ? step.clientSecret : '';
        await controls.confirm({ userId, clientSecret }, 'pm_card_chargeCustomerFail');
      }
      await controls.advance(MONTH);
    },
    async deliveries() {
      await town.house.jobs.drain();
      return taken.splice(0);
    },
    now: town.clock.now,
    close: town.close,
  };
}

export const STRIPE_SETTINGS = {
  secretKey: 'sk_test_mallama',
  publishableKey: 'pk_test_mallama',
  webhookSecret: 'whsec_mallama',
  prices: { core: 'price_core', plus: 'price_plus' },
};

export function deliveriesOf(fake: FakeStripe, now: Date): Delivery[] {
  return fake.takeTold().map(({ id, type, object }) => {
    const raw = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
    return { raw, headers: { 'stripe-signature': sign(raw, STRIPE_SETTINGS.webhookSecret, now) } };
  });
}

export async function stripeBench(): Promise<Bench & { fake: FakeStripe }> {
  const now = () => new Date('2026-11-20T09:00:00.000Z');
  const fake = await startFakeStripe(now);
  const payments = openStripe({ ...STRIPE_SETTINGS, apiBase: fake.url }, now);
  let members = 0;
  return {
    fake,
    payments,
    async userId() {
      members += 1;
      return `00000000-0000-7000-8000-00000000000${members}`;
    },
    pay: async (_userId, clientSecret, outcome) => fake.world.confirm(clientSecret, outcome),
    renew: async (_userId, subscriptionId, outcome) => fake.world.renew(subscriptionId, outcome),
    deliveries: async () => deliveriesOf(fake, now()),
    now,
    close: fake.close,
  };
}
