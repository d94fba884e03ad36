import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#test/payments/member.ts';
import { alertsOf, type StripeTown, stripeTown } from '#test/payments/stripe-town.ts';

const DAY = 24 * 3_600_000;

let stripe: StripeTown;
let admin: Member;
beforeAll(async () => {
  stripe = await stripeTown();
  admin = await stripe.admin();
});
afterAll(() => stripe.close());

const today = () => stripe.town.clock.now().toISOString().slice(0, 10);
const shown = async (wanted: string) =>
  (await alertsOf(admin)).filter(({ kind }) => kind === wanted).map(({ subject }) => subject);

/** A member whose renewal was declined, of which the house heard nothing yet. */
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
    stripe.town.clock.advance(DAY);
  }
  expect(await shown('webhook_forged')).toEqual(days);
});
