import { afterAll, beforeAll, expect, test } from 'vitest';
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

const today = () => stripe.server.clock.now().toISOString().slice(0, 10);
const shown = async (wanted: string) =>
  (await alertsOf(admin)).filter(({ kind }) => kind === wanted).map(({ subject }) => subject);

/** A member whose renewal was declined, without any webhook. */
async function declined() {
  const { noor, subscription } = await stripe.subscribed('core');
  stripe.deliveries();
  stripe.world.renew(subscription.id, 'declines');
  return noor;
}

test('one about the other kind of money changes nothing, and the admin sees it once', async () => {
  const noor = await declined();
  for (const live of stripe.deliveries(true)) expect(await stripe.post(live)).toBe(400);
  expect(await noor.status()).toMatchObject({ status: 'active' });
  expect(await shown('webhook_of_other_mode')).toEqual([today()]);
});

test('one that nobody signed changes nothing, and the admin sees it once a day', async () => {
  const days: string[] = [];
  for (let day = 0; day < 2; day += 1) {
    const noor = await declined();
    const sent = stripe.deliveries();
    for (const { raw } of [...sent, ...sent]) expect(await stripe.post({ raw, headers: {} })).toBe(400);
    expect(await noor.status()).toMatchObject({ status: 'active' });
    days.unshift(today());
    stripe.server.clock.advance(DAY);
  }
  expect(await shown('webhook_forged')).toEqual(days);
});
