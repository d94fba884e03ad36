import type { StripeBooks } from '#test/payments/stripe-books.ts';
import {
  type Card,
  type Invoice,
  less,
  monthsAfter,
  newId,
  type Schedule,
  type Subscription,
  showSchedule,
} from '#test/payments/stripe-shapes.ts';

/** Where tax is added, this is what it is of everything. */
const TAX_PERCENT = 10;
export const taxOf = ({ isTaxed }: Subscription, amount: number) =>
  isTaxed ? Math.round((amount * TAX_PERCENT) / 100) : 0;

/** A new invoice over an amount, of which a discount is off already, with the payment that it asks for. */
export function openInvoice(books: StripeBooks, one: Subscription, net: number, reason: string, discount = 0): Invoice {
  const [intent, created] = [newId('pi'), books.seconds];
  const secret = `${intent}_secret_${newId('x')}`;
  const id = newId('in');
  const tax = taxOf(one, net);
  const amount = net + tax;
  const about = { id, intent, secret, amount, discount, tax, reason, created };
  const invoice: Invoice = { ...about, subscription: one.id, status: 'open', paidAt: null };
  books.invoices.unshift(invoice);
  books.intents.set(intent, {
    ...{ id: intent, secret, customer: one.customer, amount, status: 'requires_payment_method', metadata: {} },
    ...{ invoice: id, refunded: 0, disputed: false, created },
  });
  return invoice;
}

/** An invoice over a whole period, with what the subscription's promotion takes off. */
export function openPeriod(books: StripeBooks, one: Subscription, reason: string): Invoice {
  const full = books.amountOf(one.price);
  one.percentOff = one.promo?.percentOff ?? 0;
  const net = less(full, one.percentOff);
  return openInvoice(books, one, net, reason, full - net);
}

/** What an update that was paid makes of the subscription: another interval begins a period of its own. */
function applyUpdate(books: StripeBooks, one: Subscription, price: string, at: number) {
  const interval = books.intervalOf(price);
  const isAnew = interval !== books.intervalOf(one.price);
  Object.assign(one, { price, pendingPrice: undefined, percentOff: one.promo?.percentOff ?? 0 });
  if (isAnew) Object.assign(one, { anchor: at, start: at, end: monthsAfter(at, interval === 'year' ? 12 : 1) });
}

/** Money came: the invoice is paid, and its subscription becomes what was paid for. */
export function payInvoice(books: StripeBooks, invoice: Invoice, card: Card) {
  const one = books.subscriptions.get(invoice.subscription);
  const intent = books.intents.get(invoice.intent);
  if (!one || !intent || invoice.status !== 'open') return;
  Object.assign(invoice, { status: 'paid', paidAt: books.seconds });
  Object.assign(intent, { status: 'succeeded', created: books.seconds });
  // What is over does not begin again by being paid.
  if (one.status !== 'canceled' && one.status !== 'incomplete_expired') {
    one.status = 'active';
    one.card = card.id;
    if (invoice.reason === 'subscription_update' && one.pendingPrice)
      applyUpdate(books, one, one.pendingPrice, invoice.created);
    if (one.promo?.once) one.promo = null;
  }
  books.tellInvoice('paid', invoice);
  books.tellSubscription('updated', one);
}

export function voidInvoice(books: StripeBooks, invoice: Invoice) {
  const one = books.subscriptions.get(invoice.subscription);
  const intent = books.intents.get(invoice.intent);
  invoice.status = 'void';
  if (intent) intent.status = 'canceled';
  books.tellInvoice('voided', invoice);
  if (!one) return;
  if (invoice.reason === 'subscription_update') one.pendingPrice = undefined;
  if (invoice.reason === 'subscription_create' && one.status === 'incomplete')
    Object.assign(one, { status: 'incomplete_expired', canceledAt: books.seconds, endedAt: books.seconds });
  books.tellSubscription('updated', one);
}

/** Ended at once. Open invoices stay what they are: Stripe only stops asking for them by itself. */
export function endSubscription(books: StripeBooks, one: Subscription) {
  const canceledAt = one.canceledAt ?? books.seconds;
  Object.assign(one, { status: 'canceled', canceledAt, endedAt: books.seconds });
  const schedule = books.schedules.get(one.schedule ?? '');
  if (schedule) schedule.status = 'canceled';
  one.schedule = null;
  books.tellSubscription('deleted', one);
}

/** A schedule lets go of its subscription, which goes on as it is. */
export function release(books: StripeBooks, schedule: Schedule) {
  schedule.status = 'released';
  const one = books.subscriptions.get(schedule.subscription);
  if (one) one.schedule = null;
  books.sendEvent('subscription_schedule.released', {
    ...showSchedule(schedule, one?.start ?? 0),
    customer: one?.customer,
  });
}

/** The phase of a schedule that begins with this period; after the last one has ended the schedule lets go by itself. */
function beginPhase(books: StripeBooks, one: Subscription) {
  const schedule = books.schedules.get(one.schedule ?? '');
  const phase = schedule?.phases.find(({ start }) => start === one.start);
  if (schedule && !phase && (schedule.phases.at(-1)?.end ?? 0) <= one.start) release(books, schedule);
  if (!schedule || !phase) return;
  one.price = phase.price;
  one.promo = phase.promo;
  if (schedule.defaultCard) one.card = schedule.defaultCard;
}

/** A charge with nobody there: it is paid, the card refuses, or the bank wants to ask the payer first. */
export function collect(books: StripeBooks, one: Subscription, invoice: Invoice, declines = false): boolean {
  const card = books.cardOf(one);
  if (card?.later === 'pays' && !declines) {
    payInvoice(books, invoice, card);
    return true;
  }
  const intent = books.intents.get(invoice.intent);
  if (card?.later === 'asks' && intent) {
    intent.status = 'requires_action';
    books.tellInvoice('payment_action_required', invoice);
  }
  books.tellInvoice('payment_failed', invoice);
  return false;
}

/** The next period begins: by its schedule, with its card, and with nothing that waited for a payment before. */
export function renew(books: StripeBooks, one: Subscription, declines = false) {
  if (one.cancelAtPeriodEnd) return endSubscription(books, one);
  for (const invoice of books.invoices)
    if (invoice.subscription === one.id && invoice.status === 'open' && invoice.reason === 'subscription_update')
      voidInvoice(books, invoice);
  one.start = one.end;
  let months = 1;
  while (monthsAfter(one.anchor, months) <= one.start) months += 1;
  beginPhase(books, one);
  one.end = monthsAfter(one.anchor, months + (books.intervalOf(one.price) === 'year' ? 11 : 0));
  const invoice = openPeriod(books, one, 'subscription_cycle');
  if (collect(books, one, invoice, declines)) return;
  one.status = 'past_due';
  books.tellSubscription('updated', one);
}
