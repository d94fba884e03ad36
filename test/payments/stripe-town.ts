import { type Delivery, deliveriesOf, stripeEnvironment } from '#test/payments/bench.ts';
import { startFakeStripe } from '#test/payments/fake-stripe.ts';
import { textAt } from '#test/payments/form.ts';
import { type Member, member } from '#test/payments/member.ts';
import type { Outcome } from '#test/payments/stripe-world.ts';
import { openTown, type Town } from '#test/town.ts';

/** The whole house on a Stripe that remembers, and what one looks at on both sides. */
export async function stripeTown(settings: Record<string, string> = {}, atStart?: 'away') {
  const clock: { town: Town | undefined } = { town: undefined };
  const fake = await startFakeStripe(() => clock.town?.clock.now() ?? new Date('2026-11-20T09:00:00.000Z'));
  if (atStart) fake.break(atStart);
  const town = await openTown({ ...stripeEnvironment(fake), ...settings });
  fake.mend();
  clock.town = town;
  const { world } = fake;

  const post = async ({ raw, headers }: Delivery) => {
    const json = { 'content-type': 'application/json', ...headers };
    const answer = await town.ask({ method: 'POST', url: '/api/webhooks/payments', payload: raw, headers: json });
    return answer.statusCode;
  };
  const deliveries = (livemode = false) => deliveriesOf(fake, town.clock.now(), livemode);
  /** Everything that Stripe told, in its order. Answers what was answered. */
  async function deliver() {
    const answers: number[] = [];
    for (const one of deliveries()) answers.push(await post(one));
    await town.house.jobs.drain();
    return answers;
  }

  const customersOf = ({ id }: Pick<Member, 'id'>) =>
    [...world.customers.values()].filter(({ metadata }) => textAt(metadata, 'userId') === id).map((one) => one.id);
  const subscriptionsOf = (one: Pick<Member, 'id'>) =>
    [...world.subscriptions.values()].filter(({ customer }) => customersOf(one).includes(customer));
  /** What customers paid and did not get back, in cents. */
  const charged = (customers: string[]) =>
    [...world.intents.values()]
      .filter(({ customer, status, disputed }) => customers.includes(customer) && status === 'succeeded' && !disputed)
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

  async function pays(one: Member, plan: 'core' | 'plus' | 'prime', outcome: Outcome = 'pays') {
    const { clientSecret } = (await one.create({ plan })).json();
    world.confirm(clientSecret, outcome);
    await deliver();
  }
  /** Somebody who has a plan, with their one subscription at Stripe. */
  async function subscribed(plan: 'core' | 'plus') {
    const noor = await member(town);
    await pays(noor, plan);
    const [subscription] = subscriptionsOf(noor);
    if (!subscription) throw new Error('A subscription was expected.');
    return { noor, subscription, customers: customersOf(noor) };
  }

  /** As the browser asks for it, signed in a moment ago. */
  const erase = (one: Pick<Member, 'headers'>) =>
    town.ask({ method: 'DELETE', url: '/api/account', headers: one.headers, payload: { confirm: 'erase' } });

  return {
    ...{ town, fake, world, post, deliveries, deliver, customersOf, subscriptionsOf, charged, pays, subscribed, erase },
    admin: () => member(town, 'admin'),
    member: () => member(town),
    async close() {
      await town.close();
      await fake.close();
    },
  };
}

export type StripeTown = Awaited<ReturnType<typeof stripeTown>>;

export const alertsOf = async (admin: Member): Promise<{ id: string; kind: string; subject: string }[]> =>
  (await admin.ask('GET', '/admin/membership')).json().alerts;
