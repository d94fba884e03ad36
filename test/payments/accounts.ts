import type { MembershipStatus } from '#contract/membership.ts';
import { PRICES, priceOf } from '#contract/plans.ts';
import type { Member } from '#test/payments/member.ts';
import { endSubscription } from '#test/payments/stripe-billing.ts';
import type { StripeServer } from '#test/payments/stripe-server.ts';
import type { Outcome } from '#test/payments/stripe-world.ts';

type Plan = 'core' | 'plus';
type Interval = 'month' | 'year';
type Subscription = NonNullable<MembershipStatus['subscription']>;

/** What one member should have paid, kept beside both the house and the provider, from what the member was told. */
export type Account = {
  noor: Member;
  customers: Set<string>;
  due: number;
  isErased: boolean;
  /** They paid for a place, and neither gave it back nor had their bank take it back. */
  hasPlace: boolean;
  /** A form that pays what is owed, left open. */
  openForm: { clientSecret: string; owed: number } | undefined;
};
export type Act = (account: Account) => Promise<void>;
type Begun = { interval?: Interval; promotionCode?: string };

/** Of what is bought with this code, a fifth is taken off for good. */
const CODE = 'FRIENDS20';
const withCode = (amount: number) => amount * 0.8;

export const openAccount = (noor: Member): Account => ({
  ...{ noor, customers: new Set<string>(), due: 0, isErased: false, hasPlace: false, openForm: undefined },
});

function nextPaymentOf({ plan, interval, scheduledPlan, scheduledInterval, discount }: Subscription): number {
  const next = scheduledPlan ?? plan;
  const full = next ? priceOf(next, scheduledInterval ?? interval) : 0;
  return discount === null ? full : withCode(full);
}

/** Everything that members, their banks and the desk at the provider do; what it costs a member is written down. */
export function actsOn(stripe: StripeServer) {
  const { world } = stripe;

  /** Begins to pay, and remembers every customer that somebody was at Stripe. */
  async function begin(account: Account, plan: Plan | 'prime', more: Begun = {}) {
    const answer = await account.noor.create({ plan, ...more });
    if (answer.statusCode !== 200) return undefined;
    for (const id of stripe.customersOf(account.noor)) account.customers.add(id);
    return answer.json();
  }

  async function buys(account: Account, plan: Plan, price: number, more: Begun = {}, outcome: Outcome = 'pays') {
    const form = await begin(account, plan, more);
    if (form && world.confirm(form.clientSecret, outcome)) account.due += price;
  }

  async function changesTo(account: Account, plan: Plan, interval: Interval = 'month') {
    const { noor } = account;
    const { previewedAt, dueNow } = (await noor.ask('POST', '/membership/preview-change', { plan, interval })).json();
    const answer = await noor.ask('POST', '/membership/change', { plan, interval, previewedAt });
    if (answer.statusCode !== 200) return;
    const { clientSecret } = answer.json();
    if (clientSecret === null || world.confirm(clientSecret, 'pays')) account.due += dueNow;
  }

  function placeIsOver(account: Account) {
    if (account.hasPlace) account.due -= PRICES.prime;
    account.hasPlace = false;
  }

  async function cancels(account: Account, body?: object) {
    const answer = await account.noor.ask('POST', '/cancel-subscription', body);
    if (answer.statusCode === 200 && /waiting list/.test(answer.json().message)) placeIsOver(account);
  }

  async function opensCardForm({ noor }: Account): Promise<{ clientSecret: string; owed: number | null } | undefined> {
    const answer = await noor.ask('POST', '/membership/card');
    return answer.statusCode === 200 ? answer.json() : undefined;
  }

  async function changesCard(account: Account, outcome: Outcome) {
    const form = await opensCardForm(account);
    if (form && world.confirm(form.clientSecret, outcome)) account.due += form.owed ?? 0;
  }

  /** A payment that stands, of a subscription that goes on or of a place that is held. */
  const paymentOf = (account: Account) =>
    [...world.intents.values()].findLast(({ customer, status, disputed, refunded, invoice }) => {
      const bill = world.invoices.find(({ id }) => id === invoice);
      const isOn = bill ? world.subscriptions.get(bill.subscription)?.status === 'active' : account.hasPlace;
      return account.customers.has(customer) && status === 'succeeded' && !disputed && refunded === 0 && isOn;
    });

  /** Stripe tries a card for some days, and then ends the subscription; its invoice stays what it is. */
  function giveUp(account: Account) {
    for (const one of stripe.subscriptionsOf(account.noor)) if (one.status === 'past_due') endSubscription(world, one);
  }

  const acts = {
    changesMind: async (account) => {
      await begin(account, 'core');
      await buys(account, 'plus', PRICES.plus);
    },
    buysCore: (account) => buys(account, 'core', PRICES.core),
    buysWithBadCard: (account) => buys(account, 'plus', PRICES.plus, {}, 'fails later'),
    buysWithCode: (account) => buys(account, 'core', withCode(PRICES.core), { promotionCode: CODE }),
    buysYear: async (account) => {
      await begin(account, 'plus', { promotionCode: CODE });
      const year = { interval: 'year', promotionCode: CODE } as const;
      await buys(account, 'core', withCode(priceOf('core', 'year')), year);
    },
    buysPrime: async (account) => {
      const form = await begin(account, 'prime');
      if (!form || !world.confirm(form.clientSecret, 'pays')) return;
      account.due += PRICES.prime;
      account.hasPlace = true;
    },
    leavesPrime: async (account) => {
      if ((await account.noor.ask('POST', '/membership/waitlist/leave')).statusCode === 200) placeIsOver(account);
    },
    wantsPlus: (account) => changesTo(account, 'plus'),
    wantsCore: (account) => changesTo(account, 'core'),
    wantsYear: (account) => changesTo(account, 'plus', 'year'),
    cancels: (account) => cancels(account, { when: 'period_end' }),
    endsNow: (account) => cancels(account),
    resumes: async ({ noor }) => void (await noor.ask('POST', '/membership/resume')),
    newCard: (account) => changesCard(account, 'pays'),
    badCard: (account) => changesCard(account, 'fails later'),
    askingCard: (account) => changesCard(account, 'asks later'),
    leavesFormOpen: async (account) => {
      const form = await opensCardForm(account);
      if (form?.owed) account.openForm = { clientSecret: form.clientSecret, owed: form.owed };
    },
    /** What is paid for something that is over is not theirs to pay. */
    paysLate: async (account) => {
      const { clientSecret = '', owed = 0 } = account.openForm ?? {};
      const bill = world.invoices.find(({ secret }) => secret === clientSecret);
      const isOver = world.subscriptions.get(bill?.subscription ?? '')?.endedAt !== null;
      if (world.confirm(clientSecret, 'pays') && !isOver) account.due += owed;
    },
    /** Stripe gives up a second before somebody pays in the form that they still have. */
    paysTooLate: async (account) => {
      const form = await opensCardForm(account);
      if (!form?.owed) return;
      giveUp(account);
      stripe.server.clock.advance(1000);
      world.confirm(form.clientSecret, 'pays');
    },
    disputes: async (account) => {
      const payment = paymentOf(account);
      if (!payment) return;
      world.dispute(payment.id);
      account.due -= payment.amount;
      if (!payment.invoice) account.hasPlace = false;
    },
    deskRefunds: async (account) => {
      const payment = paymentOf(account);
      if (!payment?.invoice || payment.amount < 300) return;
      world.answer('POST', '/v1/refunds', {}, { payment_intent: payment.id, amount: '300' });
      account.due -= 300;
    },
    erases: async (account) => {
      account.isErased = (await stripe.erase(account.noor)).statusCode === 204;
      if (account.isErased) placeIsOver(account);
    },
  } satisfies Record<string, Act>;

  /** A period ends for whoever's period ended: the plan that they were told is what they pay, if their card pays. */
  async function renew(account: Account) {
    const one = stripe.subscriptionsOf(account.noor).find(({ status }) => status === 'active');
    if (!one || one.end > world.seconds) return;
    const { subscription } = await account.noor.status('?sync=1');
    world.renew(one.id);
    if (subscription && !subscription.cancelAtPeriodEnd && world.subscriptions.get(one.id)?.status === 'active')
      account.due += nextPaymentOf(subscription);
  }

  return { acts, renew, giveUp };
}
