import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLive } from '#server/payments/states.ts';
import { paymentAlerts } from '#server/payments/table.ts';
import { type Account, type Act, actsOn, openAccount } from '#test/payments/accounts.ts';
import type { Delivery } from '#test/payments/bench.ts';
import { openStripeServer, type StripeServer } from '#test/payments/stripe-server.ts';

const DAY = 24 * 3_600_000;
const MEMBERS = 24;
const ROUNDS = 12;

/** A random generator with a fixed seed. */
function dice(seed: string) {
  let turn = 0;
  return (sides: number) => {
    turn += 1;
    return createHash('sha256').update(`${seed}:${turn}`).digest().readUInt32BE(0) % sides;
  };
}

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await openStripeServer({ YEARLY_PRICES: 'on', PROMOTION_CODES: 'on' });
});
afterAll(() => stripe.close());

const liveOf = ({ noor }: Account) => stripe.subscriptionsOf(noor).filter(({ status }) => isLive(status));
const forged = ({ raw, headers }: Delivery): Delivery => ({ raw: raw.replace('evt_', 'evt_forged_'), headers });

/** Stripe signs repeated deliveries with the current time. */
function resigned({ raw }: Delivery): Delivery {
  const { id, type, data } = JSON.parse(raw);
  stripe.world.told.push({ id, type, object: data.object });
  return stripe.deliveries()[0] ?? { raw, headers: {} };
}

const NOTHING: Act = async () => {};

/** The first members do everything once, so that each case occurs in every run; the others choose at random. */
function plansWith({ acts }: ReturnType<typeof actsOn>) {
  const { buysCore, buysPrime, erases } = acts;
  const buying = [buysCore, acts.changesMind, acts.buysWithCode, acts.buysYear, acts.buysWithBadCard];
  const scripts: Act[][] = [
    ...[[acts.buysYear], [acts.buysWithCode], [buysPrime], [buysPrime, acts.leavesPrime], [buysCore, buysPrime]],
    ...[
      [buysCore, acts.disputes],
      [buysPrime, acts.disputes],
      [buysCore, acts.deskRefunds, erases],
    ],
    ...[
      [buysPrime, erases],
      [acts.changesMind, acts.wantsCore, erases],
    ],
    [buysCore, acts.badCard, ...Array.from({ length: ROUNDS }, () => acts.paysTooLate)],
  ];
  const often: Act[] = [
    ...[...buying, buysPrime, buysPrime, acts.leavesPrime, acts.erases],
    ...[acts.wantsPlus, acts.wantsPlus, acts.wantsCore, acts.wantsCore, acts.wantsYear],
    ...[acts.cancels, acts.resumes, acts.endsNow, acts.disputes, acts.deskRefunds],
    ...[acts.newCard, acts.badCard, acts.askingCard, acts.leavesFormOpen, acts.leavesFormOpen, acts.paysLate],
  ];
  const roll = dice('acts');
  return {
    scripted: scripts.length,
    // In the first round nobody has anything, so they buy.
    actOf(member: number, round: number): Act {
      const script = scripts[member];
      if (script) return script[round] ?? NOTHING;
      return (round === 0 ? buying[roll(buying.length)] : often[roll(often.length)]) ?? NOTHING;
    },
  };
}

/** Delivers events in random order between the members' actions: some twice, some late, some forged. */
function carrier() {
  const roll = dice('events');
  const kept: Delivery[] = [];
  const answers = new Map<number, number>();
  const count = (status: number) => void answers.set(status, (answers.get(status) ?? 0) + 1);
  const send = async (one: Delivery) => count(await stripe.post(one));
  return {
    answers,
    async among(act: Promise<void>) {
      const fresh = stripe.deliveries();
      kept.push(...fresh);
      const now = [...fresh, ...kept.slice(-6)].filter(() => roll(4) > 0).sort(() => roll(3) - 1);
      await Promise.all([act, ...[...now, ...now.slice(0, 1).map(forged)].map(send)]);
    },
    async allAgain() {
      for (const one of [...kept, ...stripe.deliveries()].reverse()) await send(resigned(one));
      await stripe.server.house.jobs.drain();
      for (const status of await stripe.deliver()) count(status);
    },
  };
}

async function live(accounts: Account[], carry: ReturnType<typeof carrier>) {
  const world = actsOn(stripe);
  const { actOf, scripted } = plansWith(world);
  const roll = dice('days');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, account] of accounts.entries()) {
      const act = actOf(index, round);
      if (!account.isErased) await carry.among(act(account));
    }
    await stripe.server.house.jobs.drain();
    stripe.server.clock.advance((3 + roll(6)) * DAY);
    for (const [index, account] of accounts.entries()) {
      if (index >= scripted && roll(3) === 0) world.giveUp(account);
      if (!account.isErased) await world.renew(account);
    }
  }
  await carry.allAgain();
}

/** The API and the provider agree about a member. */
async function hasWhatTheyHave(account: Account) {
  const { subscription, waitlist } = await account.noor.status();
  const held = liveOf(account).filter(({ status }) => status !== 'incomplete');
  const year = subscription?.interval === 'year' ? '_year' : '';
  const told = subscription ? [[subscription.status, `price_${subscription.plan}${year}`]] : [];
  expect(told).toEqual(held.map(({ status, price }) => [status, price]));
  expect(waitlist !== null).toBe(account.hasPlace);
}

test('after 300 shuffled, doubled, forged and late events everybody has paid for the plan they had, to the cent', async () => {
  const accounts: Account[] = [];
  for (let i = 0; i < MEMBERS; i += 1) accounts.push(openAccount(await stripe.member()));
  const carry = carrier();
  await live(accounts, carry);

  expect([...carry.answers.keys()].sort()).toEqual([200, 400]);
  expect(carry.answers.get(200)).toBeGreaterThan(300);
  expect(carry.answers.get(400)).toBeGreaterThan(100);
  const off = accounts.map(({ customers, due }, index) => ({ index, off: stripe.charged([...customers]) - due }));
  expect(off.filter((one) => one.off !== 0)).toEqual([]);
  for (const account of accounts.filter(({ isErased }) => !isErased)) await hasWhatTheyHave(account);
  expect(accounts.filter(({ isErased }) => isErased).flatMap(liveOf)).toEqual([]);

  const all = [...stripe.world.subscriptions.values()];
  const shown = (await stripe.server.house.db.select().from(paymentAlerts)).map(({ kind }) => kind);
  expect(shown).toEqual(expect.arrayContaining(['disputed', 'refunded', 'paid_late_refunded', 'webhook_forged']));
  expect(accounts.filter(({ isErased }) => isErased).length).toBeGreaterThan(2);
  expect(accounts.some(({ hasPlace }) => hasPlace)).toBe(true);
  expect(all.some((one) => one.price.endsWith('_year'))).toBe(true);
  expect(all.some((one) => one.promo !== null)).toBe(true);
}, 240_000);
