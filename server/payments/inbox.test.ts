import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '#server/jobs/table.ts';
import { sign } from '#server/payments/sandbox/signature.ts';
import { paymentEvents } from '#server/payments/table.ts';
import type { Delivery } from '#test/payments/bench.ts';
import { type Member, member } from '#test/payments/member.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 3_600_000;

const post = async (server: TestServer, { raw, headers }: Delivery) => {
  const json = { 'content-type': 'application/json', ...headers };
  const answer = await server.ask({ method: 'POST', url: '/api/webhooks/payments', payload: raw, headers: json });
  return answer.statusCode;
};

/** A shuffle with a fixed seed. */
const shuffled = <Item>(items: Item[], seed: number) =>
  items
    .map((item, i) => ({ item, by: createHash('sha256').update(`${seed}:${i}`).digest('hex') }))
    .sort((a, b) => a.by.localeCompare(b.by))
    .map(({ item }) => item);

const signed = (server: TestServer, raw: string): Delivery => {
  const secret = server.house.identity.keyedHash('payments', 'sandbox webhooks');
  return { raw, headers: { 'stripe-signature': sign(raw, secret, server.clock.now()) } };
};

/** Forged webhooks: a guessed secret, a changed body, no signature, an old signature. */
function forgeries(server: TestServer, raw: string): Delivery[] {
  const now = server.clock.now();
  const altered = raw.replace('evt_sbx_', 'evt_forged_');
  const old = sign(raw, server.house.identity.keyedHash('payments', 'sandbox webhooks'), new Date(now.getTime() - DAY));
  return [
    { raw: altered, headers: { 'stripe-signature': sign(altered, 'guessed', now) } },
    { raw: altered, headers: signed(server, raw).headers },
    { raw: altered, headers: {} },
    { raw, headers: { 'stripe-signature': old } },
  ];
}

type Carry = (server: TestServer, sent: string[]) => Promise<void>;

/** Six memberships that go through everything, with `carry` delivering the webhooks after each step. */
async function live(carry: Carry) {
  const server = await openTestServer();
  // Only webhooks bring news here: scheduled checks are off.
  await server.house.db.delete(jobs).where(inArray(jobs.key, ['every:membership.waiting', 'every:membership.all']));
  const sent: string[] = [];
  server.house.payments.sandbox?.connect(async (raw) => {
    sent.push(raw);
    return { statusCode: 200 };
  });
  const make = () => member(server);
  const [core, plus, lapsing, leaving, prime, refunded] = [
    ...[await make(), await make(), await make()],
    ...[await make(), await make(), await make()],
  ] as [Member, Member, Member, Member, Member, Member];
  const allDelivered = async () => {
    for (let seen = -1; seen !== sent.length; ) {
      seen = sent.length;
      await carry(server, sent);
      await server.house.jobs.drain();
    }
    server.clock.advance(1000);
  };
  const steps = [
    () => Promise.all([core.pays('core'), plus.pays('core'), lapsing.pays('plus'), leaving.pays('plus')]),
    () => Promise.all([prime.pays('prime'), refunded.pays('prime')]),
    () => plus.ask('POST', '/membership/change', { plan: 'plus' }),
    () => leaving.ask('POST', '/cancel-subscription', { when: 'period_end' }),
    () => refunded.ask('POST', '/membership/waitlist/leave'),
    async () => {
      const { clientSecret } = (await lapsing.ask('POST', '/membership/card')).json();
      await lapsing.confirm(clientSecret, 'pm_card_chargeCustomerFail');
    },
    ...Array.from({ length: 32 }, () => () => server.clock.advance(DAY)),
  ];
  for (const step of steps) {
    await step();
    await server.house.jobs.drain();
    await allDelivered();
  }
  const members = [core, plus, lapsing, leaving, prime, refunded];
  return { server, sent, states: await Promise.all(members.map((one) => one.status())) };
}

describe('a thousand webhooks', () => {
  const answers = new Map<number, number>();
  let ordered: Awaited<ReturnType<typeof live>>;
  let wild: Awaited<ReturnType<typeof live>>;

  beforeAll(async () => {
    let carried = 0;
    ordered = await live(async (server, sent) => {
      for (; carried < sent.length; carried += 1) await post(server, signed(server, sent[carried] ?? ''));
    });
    let round = 0;
    // All webhooks repeatedly, out of order and in parallel, mixed with forged ones.
    wild = await live(async (server, sent) => {
      round += 1;
      const copies = [...sent, ...sent].map((raw) => signed(server, raw));
      const all = shuffled([...copies, ...forgeries(server, sent[round % sent.length] ?? '')], round);
      for (const statusCode of await Promise.all(all.map((delivery) => post(server, delivery))))
        answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    });
  }, 120_000);
  afterAll(() => Promise.all([ordered.server.close(), wild.server.close()]));

  test('are each taken or refused, and none fails', () => {
    expect([...answers.keys()].sort()).toEqual([200, 400]);
    expect((answers.get(200) ?? 0) + (answers.get(400) ?? 0)).toBeGreaterThan(1000);
    expect(answers.get(400)).toBeGreaterThan(100);
  });

  test('leave the state that they leave one by one in order', () => {
    expect(ordered.states.map(({ status, plan }) => [status, plan])).toEqual([
      ['active', 'core'],
      ['active', 'plus'],
      ['past_due', 'plus'],
      ['none', null],
      ['active', 'prime'],
      ['none', null],
    ]);
    expect(wild.states).toEqual(ordered.states);
  });

  test('are kept once each, and forgeries leave no trace', async () => {
    const events = await wild.server.house.db.select().from(paymentEvents);
    expect(events).toHaveLength(wild.sent.length);
    expect(events.filter(({ eventId }) => eventId.includes('forged'))).toEqual([]);
    expect(events.filter(({ processedAt }) => processedAt === null)).toEqual([]);
  });
});

describe('one webhook', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const event = (type: string, object: object) =>
    JSON.stringify({ id: `evt_${type}`, object: 'event', type, livemode: false, data: { object } });

  test.each([
    ['of a kind that we do not know', event('radar.early_fraud_warning.created', { id: 'x', object: 'warning' })],
    [
      'about a customer who is none of ours',
      event('invoice.paid', { id: 'in_1', object: 'invoice', customer: 'cus_x' }),
    ],
  ])('%s is taken and changes nothing', async (_what, raw) => {
    expect(await post(server, signed(server, raw))).toBe(200);
  });

  test.each([
    ['not JSON', 'hello'],
    ['no event', '{"id":1}'],
    ['nothing', ''],
  ])('that is %s is refused even if signed', async (_what, raw) => {
    expect(await post(server, signed(server, raw))).toBe(400);
  });

  test('that fails is sent again, shown to the admin, and done at the next try', async () => {
    const admin = await member(server, 'admin');
    const noor = await member(server);
    const { clientSecret } = (await noor.create({ plan: 'core' })).json();
    await server.house.jobs.drain();
    const { payments } = server.house;
    const { subscriptionsOf } = payments;
    payments.subscriptionsOf = () => Promise.reject(new Error('away'));
    await noor.confirm(clientSecret, 'pm_card_visa');
    await server.house.jobs.drain();
    expect(await noor.user()).toMatchObject({ hasAccess: false });
    const { failedEvents } = (await admin.ask('GET', '/admin/membership')).json();
    expect(failedEvents).toContainEqual(expect.objectContaining({ type: 'invoice.paid', lastError: 'Error' }));
    payments.subscriptionsOf = subscriptionsOf;
    const { id } = failedEvents.find(({ type }: { type: string }) => type === 'invoice.paid');
    const retried = (await admin.ask('POST', `/admin/membership/events/${id}/retry`)).json();
    expect(retried.failedEvents.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(await noor.user()).toMatchObject({ hasAccess: true });
  });

  test('is asked for with its exact bytes, by POST alone', async () => {
    expect((await server.ask({ method: 'GET', url: '/api/webhooks/payments' })).statusCode).toBe(404);
    const raw = event('invoice.paid', { id: 'in_2', object: 'invoice', customer: 'cus_x' });
    const { headers } = signed(server, raw);
    expect(await post(server, { raw: JSON.stringify(JSON.parse(raw), null, 1), headers })).toBe(400);
  });
});
