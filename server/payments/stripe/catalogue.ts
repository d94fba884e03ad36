import type { Logger } from 'pino';
import Stripe from 'stripe';
import { CURRENCY, Interval, MonthlyPlan, priceOf } from '#contract/plans.ts';
import { PaymentsAway, PaymentsRefused } from '#server/payments/port.ts';
import { answered, expected } from '#server/payments/stripe/answers.ts';
import { Refused } from '#server/refused.ts';

/** The first id is sold. The others are older and still paid by their subscribers. */
type PriceIds = Readonly<Record<Interval, Readonly<Record<MonthlyPlan, readonly string[]>>>>;

type Mark = { plan: MonthlyPlan; lookupKey: string | null; product: string };
type Entry = { plan: MonthlyPlan; interval: Interval };

const SETTING = {
  month: { core: 'STRIPE_PRICE_CORE', plus: 'STRIPE_PRICE_PLUS' },
  year: { core: 'STRIPE_PRICE_CORE_YEARLY', plus: 'STRIPE_PRICE_PLUS_YEARLY' },
} as const;
const ENTRIES = Interval.options.flatMap((interval) => MonthlyPlan.options.map((plan): Entry => ({ plan, interval })));
const idOf = (thing: string | { id: string }) => (typeof thing === 'string' ? thing : thing.id);

const settingOf = ({ plan, interval }: Entry) => SETTING[interval][plan];

function wrongWith({ currency, unit_amount: amount, recurring, active }: Stripe.Price, { plan, interval }: Entry) {
  const isRight = recurring?.interval === interval && recurring.interval_count === 1;
  const wanted = priceOf(plan, interval);
  return [
    ...(amount === wanted ? [] : [`takes ${amount} and not ${wanted} cents`]),
    ...(currency === CURRENCY ? [] : [`is in ${currency} and not in ${CURRENCY}`]),
    ...(isRight ? [] : [`does not renew every ${interval}`]),
    ...(active ? [] : ['is archived']),
  ];
}

export const intervalOf = ({ recurring }: Stripe.Price): Interval =>
  recurring?.interval === 'year' ? 'year' : 'month';

/** Finds the plan of a price by its id, by the lookup key of a sold price, or by its product. */
export function catalogueOf(stripe: Stripe, priceIds: PriceIds) {
  const sold = ({ plan, interval }: Entry) => priceIds[interval][plan][0] ?? '';
  const entries = ENTRIES.filter((entry) => sold(entry) !== '');
  let marks: Promise<Mark[]> | undefined;

  /** The settings found wrong at the last check; undefined before the first. */
  let wrong: ReadonlySet<string> | undefined;

  const priceAt = async (entry: Entry) => expected(await answered(stripe.prices.retrieve(sold(entry))), 'price');

  async function fetchMarks(): Promise<Mark[]> {
    const prices = await Promise.all(entries.map(async (entry) => ({ ...entry, price: await priceAt(entry) })));
    return prices.map(({ plan, price }) => ({ plan, lookupKey: price.lookup_key, product: idOf(price.product) }));
  }

  /** Asked once, and again after a failure. */
  function known(): Promise<Mark[]> {
    marks ??= fetchMarks().catch((error) => {
      marks = undefined;
      throw error;
    });
    return marks;
  }

  async function compare(entry: Entry): Promise<string[]> {
    try {
      return wrongWith(await priceAt(entry), entry);
    } catch (error) {
      if (error instanceof PaymentsRefused && error.code === 'resource_missing') return ['is not of this account'];
      throw error;
    }
  }

  async function problems() {
    const found = await Promise.all(
      entries.map(async (entry) => (await compare(entry)).map((what) => ({ setting: settingOf(entry), what }))),
    );
    wrong = new Set(found.flat().map(({ setting }) => setting));
    return found.flat();
  }

  const entryOf = (id: string): Entry | null =>
    ENTRIES.find(({ plan, interval }) => priceIds[interval][plan].includes(id)) ?? null;

  /** The plan, if all of these agree on one. */
  function only(found: Mark[]): MonthlyPlan | null {
    const [plan, ...others] = new Set(found.map((mark) => mark.plan));
    return plan && others.length === 0 ? plan : null;
  }

  return {
    sold: {
      month: { core: sold({ plan: 'core', interval: 'month' }), plus: sold({ plan: 'plus', interval: 'month' }) },
      year: { core: sold({ plan: 'core', interval: 'year' }), plus: sold({ plan: 'plus', interval: 'year' }) },
    },
    entryOf,
    async planOf({ id, lookup_key: lookupKey, product }: Stripe.Price): Promise<MonthlyPlan | null> {
      const listed = entryOf(id);
      if (listed) return listed.plan;
      const all = await known();
      const byKey = lookupKey ? only(all.filter((mark) => mark.lookupKey === lookupKey)) : null;
      return byKey ?? only(all.filter((mark) => mark.product === idOf(product)));
    },
    /** The settings that are wrong, and why, checked now. */
    problems,
    /** The price to sell. One that could not be checked, or is wrong, is not sold. */
    async priceFor(entry: Entry): Promise<string> {
      if (!wrong) await problems();
      if (wrong?.has(settingOf(entry))) throw new PaymentsRefused('wrong_price', 'This price is not sold.');
      return sold(entry);
    },
  };
}

export type Catalogue = ReturnType<typeof catalogueOf>;

const isKeyRefused = ({ cause }: PaymentsAway) =>
  cause instanceof Stripe.errors.StripeAuthenticationError || cause instanceof Stripe.errors.StripePermissionError;

/** Refuses to start with prices that differ from the catalog, or with a wrong key. An outage of Stripe is no reason. */
export async function checkStripe(catalogue: Catalogue, log: Logger) {
  try {
    const problems = (await catalogue.problems()).map(({ setting, what }) => `${setting} ${what}`);
    if (problems.length > 0)
      throw new Refused(`Stripe's prices are not those of the catalogue:\n  ${problems.join('\n  ')}`);
  } catch (error) {
    if (!(error instanceof PaymentsAway)) throw error;
    if (isKeyRefused(error)) log.error('Stripe does not accept STRIPE_SECRET_KEY: nobody can pay until it is right');
    else
      log.warn('Stripe did not answer at the start: nothing is sold until the prices were compared with the catalogue');
  }
}
