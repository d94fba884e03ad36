import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/database/users.ts';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import { billingCustomers } from '#server/payments/table.ts';
import { type Member, member } from '#test/payments/member.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Moves the clock by days, in one step where nothing happens in between, and runs the jobs that fall due. */
async function days(count: number, atOnce = 1) {
  for (let left = count; left > 0; left -= atOnce) {
    server.clock.advance(Math.min(left, atOnce) * DAY);
    await server.house.jobs.drain();
  }
}

async function subscribed(plan: 'core' | 'plus', card?: Parameters<Member['pays']>[1]) {
  const noor = await member(server);
  await noor.pays(plan, card);
  return noor;
}

test('news of somebody who erases their account meanwhile is news of nobody, and no failure', async () => {
  const { db } = server.house;
  const noor = await subscribed('core');
  const [customer] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, noor.id));
  let isTold = false;
  const told = await withCustomerLock(server.house, noor.id, async () => {
    const event = { id: 'evt_late', type: 'customer.subscription.deleted', paymentId: null };
    const telling = server.house.payments.tellChanged(
      { ...event, customerId: customer?.customerId ?? '' },
      async () => {
        isTold = true;
      },
    );
    await db.transaction(async (tx) => {
      await tx.delete(billingCustomers).where(eq(billingCustomers.userId, noor.id));
      await tx.delete(users).where(eq(users.id, noor.id));
    });
    return { telling };
  });
  await told.telling;
  expect(isTold).toBe(true);
});

describe('cancelling', () => {
  test('without a body ends it at once: the status becomes none', async () => {
    const noor = await subscribed('core');
    const answer = await noor.ask('POST', '/cancel-subscription');
    expect(answer.json()).toMatchObject({
      message: 'Your subscription has ended.',
      membership: { status: 'none', plan: null, subscription: null },
    });
    expect(await noor.user()).toMatchObject({ hasAccess: false, subscriptionType: 'none', stripeSubscriptionId: null });
  });

  test('at the end of the period keeps what was paid for, and can be taken back', async () => {
    const noor = await subscribed('plus');
    const cancelled = (await noor.ask('POST', '/cancel-subscription', { when: 'period_end' })).json();
    expect(cancelled.message).toMatch(/^You keep Plus until [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
    expect(cancelled.membership).toMatchObject({ status: 'active', subscription: { cancelAtPeriodEnd: true } });
    const resumed = (await noor.ask('POST', '/membership/resume')).json();
    expect(resumed.membership).toMatchObject({ status: 'active', subscription: { cancelAtPeriodEnd: false } });
    await noor.ask('POST', '/cancel-subscription', { when: 'period_end' });
    await days(29, 29);
    expect(await noor.user()).toMatchObject({ hasAccess: true, subscriptionType: 'premium' });
    await days(3);
    expect(await noor.user()).toMatchObject({ hasAccess: false, subscriptionType: 'none' });
    expect((await noor.ask('POST', '/membership/resume')).json().data).toEqual({ reason: 'no_subscription' });
  });

  test('twenty times at once is said once and breaks nothing', async () => {
    const noor = await subscribed('core');
    const answers = await Promise.all(Array.from({ length: 20 }, () => noor.ask('POST', '/cancel-subscription')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await noor.status()).toMatchObject({ status: 'none' });
  });

  test('lets somebody come back', async () => {
    const noor = await subscribed('core');
    await noor.ask('POST', '/cancel-subscription');
    server.clock.advance(1000);
    await noor.pays('plus');
    expect(await noor.status()).toMatchObject({ status: 'active', plan: 'plus' });
    const receipts = (await noor.ask('GET', '/membership/receipts')).json();
    expect(receipts.map(({ amount }: { amount: number }) => amount)).toEqual([2000, 1000]);
  });
});

describe('changing the plan', () => {
  test('to the larger one shows the difference first, takes it, and holds at once', async () => {
    const noor = await subscribed('core');
    server.clock.advance(10 * DAY);
    const preview = (await noor.ask('POST', '/membership/preview-change', { plan: 'plus' })).json();
    expect(preview).toMatchObject({ when: 'now', nextAmount: 2000, currency: 'usd' });
    expect(preview.dueNow).toBeGreaterThan(600);
    expect(preview.dueNow).toBeLessThan(700);
    server.clock.advance(120_000);
    const { previewedAt } = preview;
    const changed = (await noor.ask('POST', '/membership/change', { plan: 'plus', previewedAt })).json();
    expect(changed).toMatchObject({ clientSecret: null, membership: { plan: 'plus', status: 'active' } });
    const [receipt] = (await noor.ask('GET', '/membership/receipts')).json();
    expect(receipt).toMatchObject({ amount: preview.dueNow, description: 'Change of plan', testMode: true });
    expect(await noor.user()).toMatchObject({ subscriptionType: 'premium' });
  });

  test('to the larger one changes nothing until the difference is paid', async () => {
    const noor = await subscribed('core', 'pm_card_authenticationRequired');
    expect(await noor.status('?sync=1')).toMatchObject({ status: 'none' });
    const open = (await noor.create({ plan: 'core' })).json().clientSecret;
    await noor.authenticate(open, 'complete');
    await server.house.jobs.drain();
    const { clientSecret, membership } = (await noor.ask('POST', '/membership/change', { plan: 'plus' })).json();
    expect(membership).toMatchObject({ plan: 'core', status: 'active' });
    await noor.confirm(clientSecret, 'pm_card_visa_chargeDeclined');
    expect(await noor.status('?sync=1')).toMatchObject({ plan: 'core', status: 'active' });
    await noor.confirm(clientSecret, 'pm_card_visa');
    expect(await noor.status('?sync=1')).toMatchObject({ plan: 'plus', status: 'active' });
  });

  test('to the smaller one waits for the next period, and costs nothing now', async () => {
    const noor = await subscribed('plus');
    const preview = (await noor.ask('POST', '/membership/preview-change', { plan: 'core' })).json();
    expect(preview).toMatchObject({ when: 'renewal', dueNow: 0, nextAmount: 1000 });
    await noor.ask('POST', '/membership/change', { plan: 'core' });
    expect(await noor.status('?sync=1')).toMatchObject({ plan: 'plus', subscription: { scheduledPlan: 'core' } });
    expect(await noor.user()).toMatchObject({ subscriptionType: 'premium' });
    await days(32, 16);
    expect(await noor.status()).toMatchObject({ plan: 'core', subscription: { scheduledPlan: null, amount: 1000 } });
    const receipts = (await noor.ask('GET', '/membership/receipts')).json();
    expect(receipts.map(({ amount }: { amount: number }) => amount)).toEqual([1000, 2000]);
  });

  test('to the smaller one can be taken back for nothing', async () => {
    const noor = await subscribed('plus');
    await noor.ask('POST', '/membership/change', { plan: 'core' });
    const back = (await noor.ask('POST', '/membership/change', { plan: 'plus' })).json();
    expect(back.membership).toMatchObject({ plan: 'plus', subscription: { scheduledPlan: null } });
    expect((await noor.ask('GET', '/membership/receipts')).json()).toHaveLength(1);
    await days(32, 16);
    expect(await noor.status()).toMatchObject({ plan: 'plus', subscription: { amount: 2000 } });
  });

  test('is refused with the price that was shown, once that price is an old one', async () => {
    const noor = await subscribed('core');
    const previewed = async () => (await noor.ask('POST', '/membership/preview-change', { plan: 'plus' })).json();
    const refuses = async (wanted: object) => {
      const answer = await noor.ask('POST', '/membership/change', { plan: 'plus', ...wanted });
      expect([answer.statusCode, answer.json().data]).toEqual([409, { reason: 'price_changed' }]);
    };
    const { previewedAt: overAnHour } = await previewed();
    server.clock.advance(61 * MINUTE);
    await refuses({ previewedAt: overAnHour });
    const { subscription } = await noor.status();
    const left = Date.parse(subscription?.currentPeriodEnd ?? '') - server.clock.now().getTime();
    server.clock.advance(left - 10 * MINUTE);
    const { previewedAt: beforeRenewal } = await previewed();
    server.clock.advance(20 * MINUTE);
    await server.house.jobs.drain();
    await refuses({ previewedAt: beforeRenewal });
    await refuses({ isFree: true });
    expect(await noor.status('?sync=1')).toMatchObject({ plan: 'core', subscription: { amount: 1000 } });
  });

  test.each([
    ['the same plan', async () => {}, 'core', 'same_plan'],
    [
      'while it is ending',
      (m: Member) => m.ask('POST', '/cancel-subscription', { when: 'period_end' }),
      'plus',
      'ending',
    ],
    ['after its end', (m: Member) => m.ask('POST', '/cancel-subscription'), 'plus', 'no_subscription'],
  ] as const)('%s is refused', async (_why, before, plan, reason) => {
    const noor = await subscribed('core');
    await before(noor);
    for (const url of ['/membership/preview-change', '/membership/change']) {
      const answer = await noor.ask('POST', url, { plan });
      expect([answer.statusCode, answer.json().data]).toEqual([409, { reason }]);
    }
  });
});

describe('renewing', () => {
  test('goes on month by month, each paid once', async () => {
    const noor = await subscribed('core');
    await days(95, 5);
    expect(await noor.status()).toMatchObject({ status: 'active' });
    expect((await noor.ask('GET', '/membership/receipts')).json()).toHaveLength(4);
  });

  test('that fails keeps access for 7 days, asks for another card, and goes on with it', async () => {
    const noor = await subscribed('plus');
    const { clientSecret } = (await noor.ask('POST', '/membership/card', {})).json();
    expect((await noor.confirm(clientSecret, 'pm_card_chargeCustomerFail')).json().status).toBe('succeeded');
    await server.house.jobs.drain();
    expect(await noor.status()).toMatchObject({ subscription: { card: { last4: '0341' } } });
    await days(31, 31);
    const owing = await noor.status();
    expect(owing).toMatchObject({ status: 'past_due', plan: 'plus' });
    expect(Date.parse(owing.subscription?.graceEndsAt ?? '')).toBeGreaterThan(server.clock.now().getTime());
    expect(await noor.user()).toMatchObject({ hasAccess: true, subscriptionType: 'premium' });
    const refused = (await noor.create({ plan: 'plus' })).json();
    expect(refused.message).toBe('Please update your card: your last payment failed.');
    const form = (await noor.ask('POST', '/membership/card')).json();
    await noor.confirm(form.clientSecret, 'pm_card_mastercard');
    await server.house.jobs.drain();
    expect(await noor.status()).toMatchObject({
      status: 'active',
      subscription: { graceEndsAt: null, card: { brand: 'mastercard', last4: '4444' } },
    });
  });

  test('that keeps failing ends access after 7 days, and lets somebody begin anew', async () => {
    const noor = await subscribed('core');
    const { clientSecret } = (await noor.ask('POST', '/membership/card')).json();
    await noor.confirm(clientSecret, 'pm_card_chargeCustomerFail');
    await days(31, 31);
    expect(await noor.user()).toMatchObject({ hasAccess: true });
    await days(8);
    expect(await noor.user()).toMatchObject({ hasAccess: false });
    expect(await noor.status()).toMatchObject({ status: 'none' });
    await noor.pays('core');
    expect(await noor.user()).toMatchObject({ hasAccess: true });
  });

  test('while it is owed, cancelling ends it at once', async () => {
    const noor = await subscribed('core');
    const { clientSecret } = (await noor.ask('POST', '/membership/card')).json();
    await noor.confirm(clientSecret, 'pm_card_chargeCustomerFail');
    // A month has at most 31 days; exactly at its end the renewal may not have happened yet.
    await days(32, 32);
    const answer = (await noor.ask('POST', '/cancel-subscription', { when: 'period_end' })).json();
    expect(answer).toMatchObject({ message: 'Your subscription has ended.', membership: { status: 'none' } });
  });
});

test("what is somebody else's stays theirs", async () => {
  const [noor, other] = [await subscribed('plus'), await member(server)];
  for (const url of ['/cancel-subscription', '/membership/resume', '/membership/card']) {
    expect((await other.ask('POST', url)).statusCode).toBe(409);
  }
  expect((await other.ask('GET', '/membership/receipts')).json()).toEqual([]);
  expect(await noor.status()).toMatchObject({ status: 'active', subscription: { cancelAtPeriodEnd: false } });
});

test('the word on sharing is kept with its sentence and time, and the last one counts', async () => {
  const noor = await member(server);
  expect((await noor.status()).sharingConsent).toBeNull();
  const say = (agreed: boolean) =>
    noor.ask('PUT', '/membership/sharing-consent', { agreed, version: '2026-11', occasion: 'core' });
  await say(true);
  expect((await noor.status()).sharingConsent).toEqual({
    agreed: true,
    version: '2026-11',
    at: server.clock.now().toISOString(),
  });
  await say(false);
  expect((await noor.status()).sharingConsent).toMatchObject({ agreed: false });
  const old = { agreed: true, version: '2020-01', occasion: 'core' };
  expect((await noor.ask('PUT', '/membership/sharing-consent', old)).statusCode).toBe(400);
});
