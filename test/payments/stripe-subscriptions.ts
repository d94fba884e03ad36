import { type Field, textAt } from '#test/payments/form.ts';
import { collect, endSubscription, openInvoice, openPeriod, release, taxOf } from '#test/payments/stripe-billing.ts';
import type { StripeBooks } from '#test/payments/stripe-books.ts';
import {
  type Answer,
  less,
  monthsAfter,
  newId,
  notAllowed,
  ok,
  proration,
  refused,
  type Subscription,
  showSchedule,
} from '#test/payments/stripe-shapes.ts';

const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';
const metadataOf = (body: Field) => (typeof body === 'object' ? body.metadata : undefined);

const startOf = (books: StripeBooks, id: string) => books.subscriptions.get(id)?.start ?? 0;

export function createSubscription(books: StripeBooks, body: Field): Answer {
  const customer = textAt(body, 'customer') ?? '';
  const price = textAt(body, 'items', '0', 'price') ?? '';
  if (!books.customerAt(customer)) return refused('resource_missing', 400, 'customer');
  if (!books.prices.has(price)) return refused('resource_missing', 400, 'items[0][price]');
  const code = textAt(body, 'discounts', '0', 'promotion_code');
  const promo = code ? books.promos.find(({ id, active }) => id === code && active) : null;
  if (promo === undefined) return refused('resource_missing', 400, 'discounts[0][promotion_code]');
  const isTaxed = textAt(body, 'automatic_tax', 'enabled') === 'true';
  if (isTaxed && !books.customerAt(customer)?.country) return refused('customer_tax_location_invalid');
  const at = books.seconds;
  const end = monthsAfter(at, books.intervalOf(price) === 'year' ? 12 : 1);
  const made: Subscription = {
    ...{ id: newId('sub'), item: newId('si'), customer, price, pendingPrice: undefined, status: 'incomplete' },
    ...{
      anchor: at,
      start: at,
      end,
      promo,
      percentOff: 0,
      isTaxed,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      endedAt: null,
    },
    ...{ card: null, schedule: null, created: at, metadata: metadataOf(body) },
  };
  books.subscriptions.set(made.id, made);
  openPeriod(books, made, 'subscription_create');
  books.tellSubscription('created', made);
  return ok(books.showSubscription(made));
}

export function listSubscriptions(books: StripeBooks, query: Field): Answer {
  const customer = textAt(query, 'customer') ?? '';
  // Of a deleted customer the past is still told.
  if (!books.customers.has(customer)) return refused('resource_missing', 400, 'customer');
  const theirs = [...books.subscriptions.values()].filter((one) => one.customer === customer);
  const data = theirs.map((one) => books.showSubscription(one)).reverse();
  return ok({ object: 'list', data, has_more: false, url: '/v1/subscriptions' });
}

/** What another price costs from a moment on, without tax. */
function costOf(books: StripeBooks, one: Subscription, price: string, at: number): number {
  const isAnew = books.intervalOf(price) !== books.intervalOf(one.price);
  const to = less(books.amountOf(price), one.promo?.percentOff ?? 0);
  return proration(less(books.amountOf(one.price), one.percentOff), to, one, at, isAnew);
}

function upgrade(books: StripeBooks, one: Subscription, price: string, at: number): Answer | undefined {
  if (at < one.start || at > one.end) return notAllowed('The proration date is not within the current period.');
  if (one.pendingPrice) return notAllowed('This subscription has a pending update.');
  one.pendingPrice = price;
  const invoice = openInvoice(books, one, costOf(books, one, price, at), 'subscription_update');
  collect(books, one, invoice);
  return undefined;
}

function change(books: StripeBooks, one: Subscription, body: Field): Answer | undefined {
  const ending = textAt(body, 'cancel_at_period_end');
  if (ending && one.schedule)
    return notAllowed('The subscription is managed by a schedule, and its end cannot be changed directly.');
  if (ending) one.cancelAtPeriodEnd = ending === 'true';
  if (ending) one.canceledAt = one.cancelAtPeriodEnd ? books.seconds : null;
  const card = textAt(body, 'default_payment_method');
  if (card && !books.cards.has(card)) return refused('resource_missing', 400, 'default_payment_method');
  if (card) one.card = card;
  const price = textAt(body, 'items', '0', 'price');
  if (!price) return undefined;
  if (textAt(body, 'items', '0', 'id') !== one.item) return refused('resource_missing', 400, 'items[0][id]');
  return upgrade(books, one, price, Number(textAt(body, 'proration_date') ?? books.seconds));
}

export function updateSubscription(books: StripeBooks, id: string, body: Field): Answer {
  const one = books.subscriptions.get(id);
  if (!one || isOver(one)) return refused('resource_missing', 404, 'id');
  if (one.status === 'incomplete') return notAllowed('Only metadata of an incomplete subscription can change.');
  const no = change(books, one, body);
  if (no) return no;
  books.tellSubscription('updated', one);
  return ok(books.showSubscription(one));
}

export function deleteSubscription(books: StripeBooks, id: string): Answer {
  const one = books.subscriptions.get(id);
  if (!one || isOver(one)) return refused('resource_missing', 404, 'id');
  endSubscription(books, one);
  return ok(books.showSubscription(one));
}

export function previewInvoice(books: StripeBooks, body: Field): Answer {
  const one = books.subscriptions.get(textAt(body, 'subscription') ?? '');
  if (!one || isOver(one)) return refused('resource_missing', 400, 'subscription');
  const price = textAt(body, 'subscription_details', 'items', '0', 'price') ?? '';
  const at = Number(textAt(body, 'subscription_details', 'proration_date'));
  if (at < one.start || at > one.end) return notAllowed('The proration date is not within the current period.');
  const net = costOf(books, one, price, at);
  return ok({ object: 'invoice', amount_due: net + taxOf(one, net), currency: 'usd' });
}

export function createSchedule(books: StripeBooks, body: Field): Answer {
  const one = books.subscriptions.get(textAt(body, 'from_subscription') ?? '');
  if (!one || isOver(one)) return refused('resource_missing', 400, 'from_subscription');
  if (one.schedule) return notAllowed('This subscription is managed by a schedule already.');
  const phases = [{ start: one.start, end: one.end, price: one.price, promo: one.promo }];
  const made = {
    id: newId('sub_sched'),
    subscription: one.id,
    status: 'active' as const,
    phases,
    defaultCard: one.card,
  };
  books.schedules.set(made.id, made);
  one.schedule = made.id;
  return ok(showSchedule(made, one.start));
}

export function updateSchedule(books: StripeBooks, id: string, body: Field): Answer {
  const schedule = books.schedules.get(id);
  if (schedule?.status !== 'active') return refused('resource_missing', 404, 'id');
  const card = textAt(body, 'default_settings', 'default_payment_method');
  if (card) schedule.defaultCard = card;
  const [first, second] = ['0', '1'].map((index) => textAt(body, 'phases', index, 'items', '0', 'price'));
  if (!first || !second) return ok(showSchedule(schedule, startOf(books, schedule.subscription)));
  const start = Number(textAt(body, 'phases', '0', 'start_date'));
  const end = Number(textAt(body, 'phases', '0', 'end_date'));
  const one = books.subscriptions.get(schedule.subscription);
  if (start !== schedule.phases[0]?.start || end !== one?.end) return notAllowed('A phase must begin where it began.');
  // A phase has the promotions that it names, and no others.
  const [now, next] = ['0', '1'].map((index) =>
    textAt(body, 'phases', index, 'discounts', '0', 'discount') ? one.promo : null,
  );
  const length = textAt(body, 'phases', '1', 'duration', 'interval') === 'year' ? 12 : 1;
  one.promo = now ?? null;
  schedule.phases = [
    { start, end, price: first, promo: now ?? null },
    { start: end, end: monthsAfter(end, length), price: second, promo: next ?? null },
  ];
  books.tellSubscription('updated', one);
  return ok(showSchedule(schedule, startOf(books, schedule.subscription)));
}

export function releaseSchedule(books: StripeBooks, id: string): Answer {
  const schedule = books.schedules.get(id);
  if (!schedule) return refused('resource_missing', 404, 'id');
  if (schedule.status !== 'active') return notAllowed('This schedule is not active.');
  release(books, schedule);
  return ok(showSchedule(schedule, startOf(books, schedule.subscription)));
}
