import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import { type Member, member } from '#test/payments/member.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 3_600_000;

let server: TestServer;
let admin: Member;
beforeAll(async () => {
  server = await openTestServer();
  admin = await member(server, 'admin');
});
afterAll(() => server.close());

/** Moves the clock by days, in one step where nothing happens in between, and runs the jobs that fall due. */
async function days(count: number, atOnce = 1) {
  for (let left = count; left > 0; left -= atOnce) {
    server.clock.advance(Math.min(left, atOnce) * DAY);
    await server.house.jobs.drain();
  }
}

async function onTheList() {
  server.clock.advance(1000);
  const noor = await member(server);
  await noor.pays('prime');
  return noor;
}

const entryOf = async ({ id }: Member) => {
  const { waitlist } = (await admin.ask('GET', '/admin/membership')).json();
  return waitlist.find(({ memberId }: { memberId: string }) => memberId === id);
};
const offer = async (noor: Member, body = {}) =>
  admin.ask('POST', `/admin/membership/waitlist/${(await entryOf(noor)).id}/offer`, body);

const letters = () => {
  const folder = join(server.dataDir, 'outbox');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
};

describe('a place', () => {
  test('is bought once, and holds everything in Plus', async () => {
    const noor = await onTheList();
    const status = await noor.status();
    expect(status).toMatchObject({
      status: 'active',
      plan: 'prime',
      kind: 'one_time',
      subscription: null,
      waitlist: { place: 'waiting', position: 1, refundable: true },
    });
    const { joinedAt = '', plusUntil = '' } = status.waitlist ?? {};
    expect(new Date(plusUntil).getUTCFullYear() - new Date(joinedAt).getUTCFullYear()).toBe(1);
    expect(await noor.user()).toMatchObject({
      subscriptionType: 'prime',
      stripeSubscriptionId: null,
      hasActiveSubscription: true,
      hasAccess: true,
    });
    const [receipt] = (await noor.ask('GET', '/membership/receipts')).json();
    expect(receipt).toMatchObject({ amount: 10_000, description: 'Prime waiting list', refunded: 0 });
  });

  test('cannot be bought twice, and needs no plan beside it', async () => {
    const noor = await onTheList();
    const twice = await noor.create({ plan: 'prime' });
    expect([twice.statusCode, twice.json().message]).toEqual([409, 'You are already on the Prime waiting list']);
    expect(twice.json().data).toEqual({ reason: 'already_on_list' });
    expect((await noor.create({ plan: 'plus' })).json().data).toEqual({ reason: 'prime_held' });
    expect((await noor.ask('POST', '/start-trial')).statusCode).toBe(409);
  });

  test('is numbered in the order of payment', async () => {
    const [first, second] = [await onTheList(), await onTheList()];
    const position = async (noor: Member) => (await noor.status()).waitlist?.position ?? 0;
    const before = await position(second);
    expect(before).toBe((await position(first)) + 1);
    await first.ask('POST', '/membership/waitlist/leave');
    expect(await position(second)).toBe(before - 1);
  });

  test('is given back for its money, once, while none was offered', async () => {
    const noor = await onTheList();
    const answers = await Promise.all(Array.from({ length: 10 }, () => noor.ask('POST', '/membership/waitlist/leave')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await noor.status()).toMatchObject({ status: 'none', waitlist: null });
    expect(await noor.user()).toMatchObject({ hasAccess: false, subscriptionType: 'none' });
    const [receipt] = (await noor.ask('GET', '/membership/receipts')).json();
    expect(receipt).toMatchObject({ refunded: 10_000 });
    await noor.pays('prime');
    expect(await noor.status()).toMatchObject({ plan: 'prime' });
  });

  test('is given back by cancelling too', async () => {
    const noor = await onTheList();
    const answer = (await noor.ask('POST', '/cancel-subscription')).json();
    expect(answer.message).toMatch(/^You left the Prime waiting list\./);
    expect(answer.membership).toMatchObject({ status: 'none' });
  });

  test('ends a subscription with its period, and a refund takes that back', async () => {
    const noor = await member(server);
    await noor.pays('core');
    server.clock.advance(1000);
    await noor.pays('prime');
    await server.house.jobs.drain();
    expect(await noor.status()).toMatchObject({ plan: 'prime', subscription: { cancelAtPeriodEnd: true } });
    expect((await noor.ask('POST', '/membership/resume')).json().data).toEqual({ reason: 'prime_held' });
    await noor.ask('POST', '/membership/waitlist/leave');
    await server.house.jobs.drain();
    expect(await noor.status()).toMatchObject({ plan: 'core', subscription: { cancelAtPeriodEnd: false } });
  });

  test('holds Plus for twelve months; its end is announced 30 days before, in words that tell nothing', async () => {
    const noor = await onTheList();
    const mine = () =>
      letters().filter(({ to, subject }) => subject.startsWith('News') && to === `${noor.id}@example.org`);
    await days(333, 37);
    expect(mine()).toEqual([]);
    await days(4);
    expect(mine()).toHaveLength(1);
    expect(JSON.stringify(mine())).not.toMatch(/prime|plus|mediation|relationship|amara|okafor/i);
    expect(await noor.user()).toMatchObject({ hasAccess: true });
    await days(30, 10);
    expect(await noor.user()).toMatchObject({ hasAccess: false, subscriptionType: 'none' });
    expect(await noor.status()).toMatchObject({ waitlist: { place: 'waiting', refundable: true } });
    expect(mine()).toHaveLength(1);
    expect((await noor.create({ plan: 'core' })).statusCode).toBe(200);
  }, 60_000);
});

describe('an offered place', () => {
  test('is offered after whatever is being done for the member, and never in the middle of it', async () => {
    const noor = await onTheList();
    const held = await withCustomerLock(server.house, noor.id, async () => {
      const offering = offer(noor);
      await new Promise((done) => setTimeout(done, 300));
      expect(await noor.status()).toMatchObject({ waitlist: { place: 'waiting' } });
      return { offering };
    });
    expect((await held.offering).statusCode).toBe(200);
    expect(await noor.status()).toMatchObject({ waitlist: { place: 'offered' } });
  });

  test('is accepted, and holds Plus until it opens', async () => {
    const noor = await onTheList();
    expect((await offer(noor)).statusCode).toBe(200);
    expect(await noor.status()).toMatchObject({ waitlist: { place: 'offered', position: null, refundable: false } });
    expect((await noor.ask('POST', '/membership/waitlist/leave')).json().data).toEqual({ reason: 'place_offered' });
    const accepted = (await noor.ask('POST', '/membership/waitlist/answer', { accept: true })).json();
    expect(accepted.membership).toMatchObject({ plan: 'prime', waitlist: { place: 'accepted' } });
    expect((await noor.ask('POST', '/cancel-subscription')).json().data).toEqual({ reason: 'place_accepted' });
    await days(29, 29);
    expect(await noor.user()).toMatchObject({ hasAccess: true });
    await days(2);
    expect(await noor.user()).toMatchObject({ hasAccess: false });
  });

  test('is declined with its refund', async () => {
    const noor = await onTheList();
    await offer(noor);
    const declined = (await noor.ask('POST', '/membership/waitlist/answer', { accept: false })).json();
    expect(declined.membership).toMatchObject({ status: 'none', waitlist: null });
    expect((await noor.ask('GET', '/membership/receipts')).json()).toMatchObject([{ refunded: 10_000 }]);
  });

  test('that nobody answers is declined when it opens, with its refund', async () => {
    const noor = await onTheList();
    await offer(noor);
    await days(31, 31);
    expect(await noor.status()).toMatchObject({ status: 'none', waitlist: null });
    expect((await noor.ask('GET', '/membership/receipts')).json()).toMatchObject([{ refunded: 10_000 }]);
  });

  test('cannot open sooner than it was announced, nor be offered twice', async () => {
    const noor = await onTheList();
    const opensAt = new Date(server.clock.now().getTime() + 10 * DAY).toISOString();
    expect((await offer(noor, { opensAt })).json().data).toEqual({ reason: 'too_soon' });
    await offer(noor);
    expect((await offer(noor)).json().data).toEqual({ reason: 'not_waiting' });
  });

  test('can be paid back by the operator at any time', async () => {
    const noor = await onTheList();
    await offer(noor);
    await noor.ask('POST', '/membership/waitlist/answer', { accept: true });
    const { id } = await entryOf(noor);
    expect((await admin.ask('POST', `/admin/membership/waitlist/${id}/refund`)).statusCode).toBe(200);
    expect(await noor.status()).toMatchObject({ status: 'none', waitlist: null });
    expect((await admin.ask('POST', `/admin/membership/waitlist/${id}/refund`)).statusCode).toBe(404);
  });
});

test('where Prime is not sold there is a free list instead', async () => {
  const quiet = await openTestServer({ PRIME_SALES: 'off' });
  try {
    const noor = await member(quiet);
    expect((await noor.create({ plan: 'prime' })).json().data).toEqual({ reason: 'prime_not_sold' });
    const put = (interested: boolean) => noor.ask('PUT', '/membership/interest', { interested });
    expect((await put(true)).json()).toMatchObject({ interested: true });
    expect((await put(true)).json()).toMatchObject({ interested: true });
    expect((await put(false)).json()).toMatchObject({ interested: false });
  } finally {
    await quiet.close();
  }
});

test('a payment that came after its form was closed still gives the place, and never two', async () => {
  const noor = await member(server);
  const first = (await noor.create({ plan: 'prime' })).json().clientSecret;
  await noor.create({ plan: 'core' });
  expect((await noor.confirm(first, 'pm_card_visa')).json().status).toBe('canceled');
  const again = (await noor.create({ plan: 'prime' })).json().clientSecret;
  expect(again).not.toBe(first);
  await noor.confirm(again, 'pm_card_visa');
  expect(await noor.status('?sync=1')).toMatchObject({ plan: 'prime' });
  expect((await noor.ask('GET', '/membership/receipts')).json()).toHaveLength(1);
});
