import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/database/users.ts';
import { waitlistEntries } from '#server/membership/table.ts';
import { lettersOf } from '#test/letters.ts';
import type { Member } from '#test/payments/member.ts';
import { alertsOf, openStripeServer, type StripeServer } from '#test/payments/stripe-server.ts';

const DAY = 24 * 3_600_000;

let stripe: StripeServer;
let admin: Member;
beforeAll(async () => {
  stripe = await openStripeServer();
  admin = await stripe.admin();
});
afterAll(() => stripe.close());

const kinds = async (subject: string) =>
  (await alertsOf(admin)).filter((alert) => alert.subject === subject).map(({ kind }) => kind);
const sync = (noor: Member) => noor.status('?sync=1');
const subjectsTo = ({ id }: Member) =>
  lettersOf(stripe.server)
    .filter(({ to }) => to === `${id}@example.org`)
    .map(({ subject }) => subject);

describe('a price', () => {
  const price = (id: string, product: string, lookupKey: string | null) =>
    stripe.world.prices.set(id, {
      ...{ id, amount: 2000, currency: 'usd', interval: 'month', product, lookupKey, active: true },
    });

  test.each([
    ['its product', 'price_plus_a', 'prod_plus', null],
    ['its lookup key', 'price_plus_b', 'prod_other', 'plus_monthly'],
  ])('that took the place of another is known by %s, after an upgrade too', async (_by, id, product, key) => {
    const { noor, subscription } = await stripe.subscribed('core');
    await noor.ask('POST', '/membership/change', { plan: 'plus' });
    price(id, product, key);
    subscription.price = id;
    expect(await sync(noor)).toMatchObject({ status: 'active', plan: 'plus' });
  });

  test("that nobody knows is nobody's Core: it opens nothing, and the admin sees it", async () => {
    const { noor, subscription } = await stripe.subscribed('core');
    price('price_odd', 'prod_odd', null);
    subscription.price = 'price_odd';
    expect(await sync(noor)).toMatchObject({ plan: null, subscription: { plan: null } });
    expect(await noor.user()).toMatchObject({ hasAccess: false, subscriptionType: 'none' });
    expect(await kinds(subscription.id)).toEqual(['unknown_price']);
    expect((await noor.create({ plan: 'core' })).statusCode).toBe(409);
    expect((await noor.ask('POST', '/cancel-subscription')).statusCode).toBe(200);
  });
});

describe('another card', () => {
  test('is what the next renewal takes, told by webhook or seen by asking', async () => {
    for (const isTold of [true, false]) {
      const { noor, subscription } = await stripe.subscribed('core');
      const { clientSecret } = (await noor.ask('POST', '/membership/card')).json();
      expect(clientSecret).toMatch(/^seti_/);
      stripe.world.confirm(clientSecret, 'fails later');
      if (isTold) await stripe.deliver();
      else await sync(noor);
      expect(await noor.status()).toMatchObject({ subscription: { card: { last4: '0341' } } });
      stripe.world.renew(subscription.id);
      await stripe.deliver();
      expect(await noor.status()).toMatchObject({ status: 'past_due' });
      expect(subjectsTo(noor)).toContain('Your payment didn’t go through');
      const owed = (await noor.ask('POST', '/membership/card')).json().clientSecret;
      stripe.world.confirm(owed, 'pays');
      expect(await sync(noor)).toMatchObject({ status: 'active', subscription: { card: { last4: '4242' } } });
    }
  });
});

describe('what is gone at the provider', () => {
  test('a deleted customer is made anew, and the member pays once', async () => {
    const noor = await stripe.member();
    await noor.create({ plan: 'core' });
    const [customer = ''] = stripe.customersOf(noor);
    for (const { id } of stripe.subscriptionsOf(noor)) stripe.world.subscriptions.delete(id);
    stripe.world.customers.delete(customer);
    await stripe.pays(noor, 'core');
    expect(await noor.user()).toMatchObject({ hasAccess: true });
    expect(stripe.charged(stripe.customersOf(noor))).toBe(1000);
    expect(await kinds(customer)).toEqual(['customer_gone']);
  });

  test('a customer whom the operator deleted by hand has nothing any more, and can begin anew', async () => {
    const { noor, customers } = await stripe.subscribed('core');
    stripe.world.answer('DELETE', `/v1/customers/${customers[0]}`, {}, {});
    await stripe.deliver();
    expect(await noor.status()).toMatchObject({ status: 'none' });
    await stripe.pays(noor, 'plus');
    expect(await noor.status()).toMatchObject({ status: 'active', plan: 'plus' });
  });

  test('a subscription that is gone lasts as long as it is paid for, and cancelling goes on', async () => {
    const { noor, subscription } = await stripe.subscribed('plus');
    stripe.world.subscriptions.delete(subscription.id);
    expect(await sync(noor)).toMatchObject({ status: 'active', subscription: { cancelAtPeriodEnd: true } });
    expect(await kinds(subscription.id)).toEqual(['subscription_gone']);
    const resumed = await noor.ask('POST', '/membership/resume');
    expect([resumed.statusCode, resumed.json().data]).toEqual([409, { reason: 'payment_gone' }]);
    expect((await noor.ask('POST', '/cancel-subscription')).json().membership.status).toBe('none');
    await stripe.pays(noor, 'core');
    expect(await noor.status()).toMatchObject({ status: 'active', plan: 'core' });
  });

  test('a place whose payment is gone is left without a refund, and the admin sees it', async () => {
    const noor = await stripe.member();
    await stripe.pays(noor, 'prime');
    const isTheirs = ({ customer }: { customer: string }) => stripe.customersOf(noor).includes(customer);
    const [paid] = [...stripe.world.intents.values()].filter(isTheirs);
    stripe.world.intents.delete(paid?.id ?? '');
    expect(await sync(noor)).toMatchObject({ plan: 'prime' });
    const left = (await noor.ask('POST', '/membership/waitlist/leave')).json();
    expect(left).toMatchObject({ message: 'You left the Prime waiting list.', membership: { waitlist: null } });
    expect(await kinds(paid?.id ?? '')).toEqual(['payment_gone']);
  });

  test('an account of which the provider knows nothing can be erased', async () => {
    const { noor, subscription, customers } = await stripe.subscribed('plus');
    await stripe.pays(noor, 'prime');
    stripe.world.subscriptions.delete(subscription.id);
    for (const id of customers) stripe.world.customers.delete(id);
    stripe.world.intents.clear();
    expect((await stripe.erase(noor)).statusCode).toBe(204);
  });
});

test('a fault that the provider keeps under its key is not asked for again, neither for a customer nor a refund', async () => {
  const noor = await stripe.member();
  stripe.fake.break('500', 'POST /v1/customers');
  expect((await noor.create({ plan: 'prime' })).statusCode).toBe(503);
  stripe.fake.mend();
  await stripe.pays(noor, 'prime');
  expect(await noor.status()).toMatchObject({ plan: 'prime' });
  stripe.fake.break('500', 'POST /v1/refunds');
  expect((await noor.ask('POST', '/membership/waitlist/leave')).statusCode).toBe(503);
  stripe.fake.mend();
  stripe.server.clock.advance(16 * 60_000);
  await stripe.server.house.jobs.drain();
  expect(await noor.status()).toMatchObject({ status: 'none' });
  expect(stripe.charged(stripe.customersOf(noor))).toBe(0);
});

test('a dispute ends what was bought with it and nothing that was bought later, and the admin sees it', async () => {
  const { noor, customers } = await stripe.subscribed('core');
  const [first] = [...stripe.world.intents.values()].filter(({ customer }) => customers.includes(customer));
  stripe.world.dispute(first?.id ?? '');
  const [told] = stripe.deliveries();
  expect(told && (await stripe.post(told))).toBe(200);
  expect(await noor.user()).toMatchObject({ hasAccess: false });
  expect(await kinds(first?.id ?? '')).toEqual(['disputed']);
  await stripe.pays(noor, 'plus');
  const late = told && { ...told, raw: told.raw.replace('evt_', 'evt_late_') };
  expect(late && (await stripe.post(late))).toBe(400);
  stripe.world.dispute(first?.id ?? '');
  await stripe.deliver();
  expect(await noor.status()).toMatchObject({ status: 'active', plan: 'plus' });
  const place = await stripe.member();
  await stripe.pays(place, 'prime');
  const [paid] = [...stripe.world.intents.values()].filter(({ customer }) =>
    stripe.customersOf(place).includes(customer),
  );
  stripe.world.dispute(paid?.id ?? '');
  await stripe.deliver();
  expect(await place.user()).toMatchObject({ hasAccess: false });
});

test('a dispute by somebody who isn’t a member anymore is shown to the admin', async () => {
  const { noor, customers } = await stripe.subscribed('core');
  const place = await stripe.member();
  await stripe.pays(place, 'prime');
  // An accepted place is not refunded when its account is erased.
  const isTheirs = eq(waitlistEntries.userId, place.id);
  await stripe.server.house.db.update(waitlistEntries).set({ status: 'accepted' }).where(isTheirs);
  const theirs = [...customers, ...stripe.customersOf(place)];
  const paid = [...stripe.world.intents.values()].filter(({ customer }) => theirs.includes(customer));
  for (const one of [noor, place]) expect((await stripe.erase(one)).statusCode).toBe(204);
  await stripe.deliver();
  for (const { id } of paid) stripe.world.dispute(id);
  expect(await stripe.deliver()).not.toContain(503);
  expect(await Promise.all(paid.map(({ id }) => kinds(id)))).toEqual([['disputed'], ['disputed']]);
});

test('a refund that the bank sent back is shown to the admin, and none of another house is', async () => {
  const { noor, customers } = await stripe.subscribed('core');
  const place = await stripe.member();
  await stripe.pays(place, 'prime');
  const theirs = [...customers, ...stripe.customersOf(place)];
  const paid = [...stripe.world.intents.values()].filter(({ customer }) => theirs.includes(customer));
  const subjects = [...paid.map(({ id }) => id), 'pi_of_another_house'];
  for (const id of subjects)
    stripe.world.sendEvent('refund.failed', { id: 're_1', object: 'refund', payment_intent: id });
  expect(await stripe.deliver()).not.toContain(503);
  expect(await Promise.all(subjects.map(kinds))).toEqual([['refund_failed'], ['refund_failed'], []]);
  for (const { id: memberId } of [noor, place])
    expect(await alertsOf(admin)).toContainEqual(expect.objectContaining({ kind: 'refund_failed', memberId }));
});

test("the provider's name and address follow the member's, and go with them", async () => {
  const { noor, customers } = await stripe.subscribed('core');
  const [id = ''] = customers;
  expect(stripe.world.customers.get(id)).toMatchObject({ email: `${noor.id}@example.org`, name: 'Amara Okafor' });
  const { db, vault } = stripe.server.house;
  const profile = { email: 'new@example.org', name: 'Amara Obi', picture: null };
  const sealed = (await vault.of(noor.id)).seal('users', noor.id, profile);
  await db.update(users).set({ sealed }).where(eq(users.id, noor.id));
  stripe.server.clock.advance(DAY);
  await stripe.server.house.jobs.drain();
  expect(stripe.world.customers.get(id)).toMatchObject({ email: 'new@example.org', name: 'Amara Obi' });
  expect((await stripe.erase(noor)).statusCode).toBe(204);
  expect(stripe.world.customers.get(id)).toMatchObject({ email: '', name: '', deleted: true });
  expect(await stripe.deliver()).not.toContain(503);
});
