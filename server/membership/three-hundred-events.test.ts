import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLive } from '#server/payments/states.ts';
import type { Delivery } from '#test/payments/bench.ts';
import type { Member } from '#test/payments/member.ts';
import { type StripeTown, stripeTown } from '#test/payments/stripe-town.ts';

const DAY = 24 * 3_600_000;
const MEMBERS = 24;
const ROUNDS = 10;
const PRICE = { month: { core: 1000, plus: 2000 }, year: { core: 10_000, plus: 20_000 } } as const;
type Plan = 'core' | 'plus';
type Interval = keyof typeof PRICE;
/** Of what is bought with this code, a fifth is taken off for good. */
const CODE = 'FRIENDS20';
const priceFor = (plan: Plan, interval: Interval, hasCode: boolean) => PRICE[interval][plan] * (hasCode ? 0.8 : 1);

/** The same dice in every run. */
function dice(seed: string) {
  let turn = 0;
  return (sides: number) => {
    turn += 1;
    return createHash('sha256').update(`${seed}:${turn}`).digest().readUInt32BE(0) % sides;
  };
}

/** What one member should have paid, kept beside both the house and the provider, from what the member was told. */
type Account = { noor: Member; customers: Set<string>; due: number; isErased: boolean };

let stripe: StripeTown;
beforeAll(async () => {
  stripe = await stripeTown({ YEARLY_PRICES: 'on', PROMOTION_CODES: 'on' });
});
afterAll(() => stripe.close());

const liveOf = ({ noor }: Account) => stripe.subscriptionsOf(noor).filter(({ status }) => isLive(status));
const changeOf = async ({ noor }: Account, plan: Plan, interval: Interval = 'month') => {
  const preview = (await noor.ask('POST', '/membership/preview-change', { plan, interval })).json();
  const { previewedAt, dueNow } = preview;
  const answer = await noor.ask('POST', '/membership/change', { plan, interval, previewedAt });
  return answer.statusCode === 200 ? dueNow : 0;
};

/** Begins to pay, and remembers every customer that somebody was at Stripe. */
async function begin(account: Account, plan: Plan, more: { interval?: Interval; promotionCode?: string } = {}) {
  const answer = await account.noor.create({ plan, ...more });
  if (answer.statusCode === 200) for (const id of stripe.customersOf(account.noor)) account.customers.add(id);
  return answer.statusCode === 200 ? answer.json() : undefined;
}

const pays = (account: Account, clientSecret: string, price: number) => {
  if (stripe.world.confirm(clientSecret, 'pays')) account.due += price;
};

/** One thing that one member does; what it costs them is written down. */
const acts: ((account: Account) => Promise<void>)[] = [
  async (account) => {
    await begin(account, 'core');
    const form = await begin(account, 'plus');
    if (form) pays(account, form.clientSecret, PRICE.month.plus);
  },
  async (account) => {
    const form = await begin(account, 'core');
    if (form) pays(account, form.clientSecret, PRICE.month.core);
  },
  async (account) => {
    account.due += await changeOf(account, 'plus');
  },
  async (account) => {
    account.due += await changeOf(account, 'core');
  },
  async ({ noor }) => void (await noor.ask('POST', '/cancel-subscription', { when: 'period_end' })),
  async ({ noor }) => void (await noor.ask('POST', '/membership/resume')),
  async ({ noor }) => void (await noor.ask('POST', '/cancel-subscription')),
  async (account) => {
    account.isErased = (await stripe.erase(account.noor)).statusCode === 204;
  },
  async (account) => {
    await begin(account, 'plus', { promotionCode: CODE });
    const form = await begin(account, 'core', { interval: 'year', promotionCode: CODE });
    if (form) pays(account, form.clientSecret, priceFor('core', 'year', true));
  },
  async (account) => {
    const form = await begin(account, 'core', { promotionCode: CODE });
    if (form) pays(account, form.clientSecret, priceFor('core', 'month', true));
  },
  async (account) => {
    account.due += await changeOf(account, 'plus', 'year');
  },
];
const OFTEN = [0, 1, 0, 1, 2, 2, 3, 3, 2, 4, 5, 6, 3, 7, 8, 9, 9, 10, 3];

/** A period ends for everybody whose period ended: the plan that they were told is what they pay. */
async function renewAll(accounts: Account[]) {
  for (const account of accounts) {
    for (const one of liveOf(account)) {
      if (!['active', 'past_due'].includes(one.status) || one.end > stripe.world.seconds) continue;
      const { subscription } = await account.noor.status('?sync=1');
      const plan = subscription?.scheduledPlan ?? subscription?.plan;
      const interval = subscription?.scheduledInterval ?? subscription?.interval ?? 'month';
      const hasCode = subscription?.discount === '20% off';
      if (!subscription?.cancelAtPeriodEnd && plan) account.due += priceFor(plan, interval, hasCode);
      stripe.world.renew(one.id);
    }
  }
}

const forged = ({ raw, headers }: Delivery): Delivery => ({ raw: raw.replace('evt_', 'evt_forged_'), headers });

test('after 300 shuffled, doubled, forged and late events everybody has paid for the plan they had, to the cent', async () => {
  const roll = dice('three hundred');
  const accounts: Account[] = [];
  for (let i = 0; i < MEMBERS; i += 1)
    accounts.push({ noor: await stripe.member(), customers: new Set(), due: 0, isErased: false });
  const kept: Delivery[] = [];
  const answers = new Map<number, number>();
  const count = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1);

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const account of accounts.filter(({ isErased }) => !isErased)) {
      const act = acts[OFTEN[roll(OFTEN.length)] ?? 0];
      const fresh = stripe.deliveries();
      kept.push(...fresh);
      // Events and the member's own act come at the same time; some events come twice, some much later.
      const now = [...fresh, ...kept.slice(-6)].filter(() => roll(4) > 0).sort(() => roll(3) - 1);
      const sent = [...now, ...now.slice(0, 1).map(forged)].map(async (one) => count(await stripe.post(one)));
      await Promise.all([act?.(account), ...sent]);
    }
    stripe.town.clock.advance((1 + roll(9)) * DAY);
    await renewAll(accounts.filter(({ isErased }) => !isErased));
  }
  for (const one of [...kept, ...stripe.deliveries()].reverse()) count(await stripe.post(resigned(one)));
  await stripe.town.house.jobs.drain();

  expect([...answers.keys()].sort()).toEqual([200, 400]);
  expect(answers.get(200)).toBeGreaterThan(300);
  for (const account of accounts) {
    const { noor, customers, due, isErased } = account;
    const charged = stripe.charged([...customers]);
    expect({ id: noor.id, charged }).toEqual({ id: noor.id, charged: due });
    if (isErased) {
      expect(liveOf(account)).toEqual([]);
      continue;
    }
    const { status, plan, subscription } = await noor.status();
    const held = liveOf(account).filter((one) => one.status !== 'incomplete');
    const year = subscription?.interval === 'year' ? '_year' : '';
    expect([status, plan && `price_${plan}${year}`]).toEqual([held[0]?.status ?? 'none', held[0]?.price ?? null]);
    expect(held.length).toBeLessThanOrEqual(1);
  }
  const erased = accounts.filter(({ isErased }) => isErased).length;
  const paying = accounts.filter(({ due }) => due > 0).length;
  const all = [...stripe.world.subscriptions.values()];
  expect(all.some((one) => one.price.endsWith('_year'))).toBe(true);
  expect(all.some((one) => one.promo !== null)).toBe(true);
  expect({ erased: erased > 2, paying: paying > 12 }).toEqual({ erased: true, paying: true });
}, 240_000);

/** Stripe signs what it sends again with the present time. */
function resigned({ raw }: Delivery): Delivery {
  const { id, type, data } = JSON.parse(raw);
  stripe.world.told.push({ id, type, object: data.object });
  return stripe.deliveries()[0] ?? { raw, headers: {} };
}
