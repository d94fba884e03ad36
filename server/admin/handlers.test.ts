import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, member } from '#test/payments/member.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let admin: Member;
beforeAll(async () => {
  server = await openTestServer();
  admin = await member(server, 'admin');
});
afterAll(() => server.close());

const overview = async () => (await admin.ask('GET', '/admin/membership')).json();

test('how membership stands is counted, and tells no name and no address', async () => {
  expect(await overview()).toEqual({
    provider: 'sandbox',
    counts: [],
    interested: 0,
    waitlist: [],
    lastWebhookAt: null,
    failedEvents: [],
    alerts: [],
  });
  const [core, other, plus, prime, undecided] = [
    ...[await member(server), await member(server), await member(server), await member(server), await member(server)],
  ];
  await core?.pays('core');
  await other?.pays('core');
  await plus?.pays('plus');
  await prime?.pays('prime');
  await undecided?.create({ plan: 'plus' });
  await undecided?.ask('PUT', '/membership/interest', { interested: true });
  const answer = await admin.ask('GET', '/admin/membership');
  expect(answer.json()).toMatchObject({
    counts: [
      { plan: 'core', status: 'active', members: 2 },
      { plan: 'plus', status: 'active', members: 1 },
      { plan: 'plus', status: 'incomplete', members: 1 },
      { plan: 'prime', status: 'active', members: 1 },
    ],
    interested: 1,
    waitlist: [{ memberId: prime?.id, position: 1, place: 'waiting' }],
    lastWebhookAt: server.clock.now().toISOString(),
  });
  expect(answer.body).not.toMatch(/example\.org|Amara|Okafor/);
});

test('the waiting list is in the order of payment', async () => {
  const joined: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    server.clock.advance(60_000);
    const next = await member(server);
    await next.pays('prime');
    joined.push(next.id);
  }
  const { waitlist } = await overview();
  expect(waitlist.slice(-3).map(({ memberId }: { memberId: string }) => memberId)).toEqual(joined);
  expect(waitlist.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4]);
});

test("the sandbox's time can be moved on: what renews, ends and runs out does so", async () => {
  const [stays, leaves] = [await member(server), await member(server)];
  await stays.pays('core');
  await leaves.pays('plus');
  await leaves.ask('POST', '/cancel-subscription', { when: 'period_end' });
  expect((await admin.ask('POST', '/admin/membership/advance', { days: 32 })).statusCode).toBe(200);
  expect(await stays.status()).toMatchObject({ status: 'active' });
  expect((await stays.ask('GET', '/membership/receipts')).json()).toHaveLength(2);
  expect(await leaves.status()).toMatchObject({ status: 'none' });
  const place = await member(server);
  await place.pays('prime');
  await admin.ask('POST', '/admin/membership/advance', { days: 370 });
  expect(await place.user()).toMatchObject({ hasAccess: false });
});

test("an admin's own membership can be seen and ended", async () => {
  await admin.pays('plus');
  expect(await admin.status()).toMatchObject({ status: 'active', plan: 'plus' });
  expect((await admin.ask('POST', '/cancel-subscription')).json().membership.status).toBe('none');
  expect(await admin.user()).toMatchObject({ hasAccess: true });
});

test.each(['', 'not-an-id', '01890000-0000-7000-8000-000000000000'])(
  'a place that is none is not offered: %j',
  async (id) => {
    expect((await admin.ask('POST', `/admin/membership/waitlist/${id}/offer`, {})).statusCode).toBeOneOf([400, 404]);
  },
);

describe('one member', () => {
  test('is brought in line with the provider, and has their last payment back', async () => {
    const noor = await member(server);
    const { clientSecret } = (await noor.create({ plan: 'core' })).json();
    const { payments } = server.house;
    const { tellChanged } = payments;
    payments.tellChanged = () => Promise.reject(new Error('lost'));
    await noor.confirm(clientSecret, 'pm_card_visa');
    expect(await noor.status()).toMatchObject({ status: 'none' });
    expect((await admin.ask('POST', `/admin/membership/members/${noor.id}/sync`)).statusCode).toBe(200);
    expect(await noor.status()).toMatchObject({ status: 'active' });
    payments.tellChanged = tellChanged;
    const refunded = (await admin.ask('POST', `/admin/membership/members/${noor.id}/refund`)).json();
    const alert = refunded.alerts.find(({ memberId }: { memberId: string }) => memberId === noor.id);
    expect(alert).toMatchObject({ kind: 'refunded' });
    expect((await noor.ask('GET', '/membership/receipts')).json()).toMatchObject([{ amount: 1000, refunded: 1000 }]);
    expect(await noor.status()).toMatchObject({ status: 'active' });
    const closed = (await admin.ask('POST', `/admin/membership/alerts/${alert.id}/close`)).json();
    expect(closed.alerts.map(({ id }: { id: string }) => id)).not.toContain(alert.id);
  });

  test('who paid nothing has nothing back', async () => {
    const noor = await member(server);
    const answer = await admin.ask('POST', `/admin/membership/members/${noor.id}/refund`);
    expect([answer.statusCode, answer.json().data.reason]).toEqual([409, 'no_subscription']);
  });
});
