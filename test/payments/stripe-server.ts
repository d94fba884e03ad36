import { type Delivery, deliveriesOf, stripeEnvironment } from '#test/payments/bench.ts';
import { startFakeStripe } from '#test/payments/fake-stripe.ts';
import { textAt } from '#test/payments/form.ts';
import { type Member, member } from '#test/payments/member.ts';
import type { Outcome } from '#test/payments/stripe-world.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

/** The whole house on a Stripe that remembers, and what one looks at on both sides. */
export async function openStripeServer(settings: Record<string, string> = {}, atStart?: 'away') {
  const clock: { server: TestServer | undefined } = { server: undefined };
  const fake = await startFakeStripe(() => clock.server?.clock.now() ?? new Date('2026-11-20T09:00:00.000Z'));
  if (atStart) fake.break(atStart);
  const server = await openTestServer({ ...stripeEnvironment(fake), ...settings });
  fake.mend();
  clock.server = server;
  const { world } = fake;

  const post = async ({ raw, headers }: Delivery) => {
    const json = { 'content-type': 'application/json', ...headers };
    const answer = await server.ask({ method: 'POST', url: '/api/webhooks/payments', payload: raw, headers: json });
    return answer.statusCode;
  };
  const deliveries = (livemode = false) => deliveriesOf(fake, server.clock.now(), livemode);
  /** Everything that Stripe told, in its order. Answers what was answered. */
  async function deliver() {
    const answers: number[] = [];
    for (const one of deliveries()) answers.push(await post(one));
    await server.house.jobs.drain();
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
    const noor = await member(server);
    await pays(noor, plan);
    const [subscription] = subscriptionsOf(noor);
    if (!subscription) throw new Error('A subscription was expected.');
    return { noor, subscription, customers: customersOf(noor) };
  }

  /** As the browser asks for it, signed in a moment ago. */
  const erase = (one: Pick<Member, 'headers'>) =>
    server.ask({ method: 'DELETE', url: '/api/account', headers: one.headers, payload: { confirm: 'erase' } });

  return {
    ...{
      server,
      fake,
      world,
      post,
      deliveries,
      deliver,
      customersOf,
      subscriptionsOf,
      charged,
      pays,
      subscribed,
      erase,
    },
    admin: () => member(server, 'admin'),
    member: () => member(server),
    async close() {
      await server.close();
      await fake.close();
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>;

export const alertsOf = async (admin: Member): Promise<{ id: string; kind: string; subject: string }[]> =>
  (await admin.ask('GET', '/admin/membership')).json().alerts;
