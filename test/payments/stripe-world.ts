import { type Field, textAt } from '#test/payments/form.ts';
import {
  AMOUNTS,
  type Answer,
  type Intent,
  type Invoice,
  newId,
  ok,
  refused,
  type Subscription,
  showIntent,
} from '#test/payments/stripe-shapes.ts';

export type Told = { id: string; type: string; object: Record<string, unknown> };

const MONTH = 30 * 24 * 3600;
const VISA = { brand: 'visa', last4: '4242' };

/** As much of Stripe's world as our adapter touches. It stands still until a test pays, declines or renews. */
export class StripeWorld {
  readonly customers = new Map<string, Field>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices: Invoice[] = [];
  readonly intents = new Map<string, Intent>();
  readonly told: Told[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get seconds() {
    return Math.floor(this.#now().getTime() / 1000);
  }

  tell(type: string, object: Record<string, unknown>) {
    this.told.push({ id: newId('evt'), type, object });
  }

  createCustomer(body: Field): Answer {
    const id = newId('cus');
    this.customers.set(id, body);
    return ok({ id, object: 'customer' });
  }

  #invoice(subscription: string, amount: number, reason: string): Invoice {
    const id = newId('in');
    const made = {
      id,
      secret: `${newId('pi')}_secret_${newId('x')}`,
      amount,
      subscription,
      reason,
      status: 'open' as const,
    };
    this.invoices.unshift(made);
    return made;
  }

  createSubscription(body: Field): Answer {
    const customer = textAt(body, 'customer') ?? '';
    const price = textAt(body, 'items', '0', 'price') ?? '';
    if (!this.customers.has(customer) || !(price in AMOUNTS)) return refused('resource_missing');
    const at = this.seconds;
    const made: Subscription = {
      ...{ id: newId('sub'), item: newId('si'), customer, price, pendingPrice: undefined, status: 'incomplete' },
      ...{ start: at, end: at + MONTH, cancelAtPeriodEnd: false, canceledAt: null, card: undefined, created: at },
      metadata: typeof body === 'object' ? body.metadata : undefined,
    };
    this.subscriptions.set(made.id, made);
    this.#invoice(made.id, AMOUNTS[price] ?? 0, 'subscription_create');
    this.tell('customer.subscription.created', this.show(made));
    return ok(this.show(made));
  }

  show(one: Subscription): Record<string, unknown> {
    const latest = this.invoices.find(({ subscription }) => subscription === one.id);
    return {
      ...{ id: one.id, object: 'subscription', customer: one.customer, status: one.status, currency: 'usd' },
      ...{ cancel_at_period_end: one.cancelAtPeriodEnd, canceled_at: one.canceledAt, created: one.created },
      ended_at: one.status === 'canceled' ? one.canceledAt : null,
      metadata: one.metadata ?? {},
      default_payment_method: one.card ? { id: newId('pm'), object: 'payment_method', card: one.card } : null,
      items: {
        object: 'list',
        data: [
          {
            ...{ id: one.item, object: 'subscription_item', current_period_start: one.start },
            current_period_end: one.end,
            price: {
              ...{ id: one.price, object: 'price', unit_amount: AMOUNTS[one.price] },
              unit_amount_decimal: String(AMOUNTS[one.price]),
            },
          },
        ],
      },
      latest_invoice: latest && {
        ...{ id: latest.id, object: 'invoice', status: latest.status },
        confirmation_secret: { client_secret: latest.secret, type: 'payment_intent' },
      },
    };
  }

  subscriptionAt(id: string): Answer {
    const one = this.subscriptions.get(id);
    return one ? ok(this.show(one)) : refused('resource_missing', 404);
  }

  listSubscriptions(query: Field): Answer {
    const customer = textAt(query, 'customer');
    const data = [...this.subscriptions.values()]
      .filter((one) => one.customer === customer)
      .map((one) => this.show(one));
    return ok({ object: 'list', data: data.reverse(), has_more: false, url: '/v1/subscriptions' });
  }

  #difference({ price, start, end }: Subscription, wanted: string, at: number) {
    return Math.round((((AMOUNTS[wanted] ?? 0) - (AMOUNTS[price] ?? 0)) * (end - at)) / (end - start));
  }

  updateSubscription(id: string, body: Field): Answer {
    const one = this.subscriptions.get(id);
    if (!one) return refused('resource_missing', 404);
    const ending = textAt(body, 'cancel_at_period_end');
    if (ending) {
      if (one.status === 'canceled') return refused('resource_missing');
      one.cancelAtPeriodEnd = ending === 'true';
      one.canceledAt = one.cancelAtPeriodEnd ? this.seconds : null;
    }
    const price = textAt(body, 'items', '0', 'price');
    if (price && textAt(body, 'items', '0', 'id') !== one.item) return refused('resource_missing');
    if (price && textAt(body, 'proration_behavior') === 'none') one.price = price;
    else if (price) this.#upgrade(one, price, Number(textAt(body, 'proration_date') ?? this.seconds));
    this.tell('customer.subscription.updated', this.show(one));
    return ok(this.show(one));
  }

  #upgrade(one: Subscription, price: string, at: number) {
    one.pendingPrice = price;
    const invoice = this.#invoice(one.id, this.#difference(one, price, at), 'subscription_update');
    if (one.card?.last4 === VISA.last4) this.#settle(invoice, one.card);
  }

  preview(body: Field): Answer {
    const one = this.subscriptions.get(textAt(body, 'subscription') ?? '');
    const price = textAt(body, 'subscription_details', 'items', '0', 'price') ?? '';
    if (!one) return refused('resource_missing');
    const at = Number(textAt(body, 'subscription_details', 'proration_date'));
    return ok({ object: 'invoice', amount_due: this.#difference(one, price, at), currency: 'usd' });
  }

  endSubscription(id: string): Answer {
    const one = this.subscriptions.get(id);
    if (!one || one.status === 'canceled') return refused('resource_missing', 404);
    one.status = 'canceled';
    one.canceledAt = this.seconds;
    for (const invoice of this.invoices)
      if (invoice.subscription === id && invoice.status === 'open') invoice.status = 'void';
    this.tell('customer.subscription.deleted', this.show(one));
    return ok(this.show(one));
  }

  createIntent(body: Field): Answer {
    const id = newId('pi');
    const made: Intent = {
      ...{ id, secret: `${id}_secret_${newId('x')}`, customer: textAt(body, 'customer') ?? '' },
      ...{ status: 'requires_payment_method', refunded: false, created: this.seconds },
      metadata: typeof body === 'object' ? body.metadata : undefined,
    };
    this.intents.set(id, made);
    return ok(showIntent(made));
  }

  intentAt(id: string): Answer {
    const one = this.intents.get(id);
    return one ? ok(showIntent(one)) : refused('resource_missing', 404);
  }

  cancelIntent(id: string): Answer {
    const one = this.intents.get(id);
    if (!one || one.status === 'succeeded' || one.status === 'canceled')
      return refused('payment_intent_unexpected_state');
    one.status = 'canceled';
    return ok(showIntent(one));
  }

  refund(body: Field): Answer {
    const one = this.intents.get(textAt(body, 'payment_intent') ?? '');
    if (one?.status !== 'succeeded') return refused('resource_missing');
    if (one.refunded) return refused('charge_already_refunded');
    one.refunded = true;
    this.tell('charge.refunded', {
      id: `ch_${one.id}`,
      object: 'charge',
      payment_intent: one.id,
      customer: one.customer,
    });
    return ok({ id: newId('re'), object: 'refund', status: 'succeeded' });
  }

  listInvoices(query: Field): Answer {
    const theirs = ({ subscription }: Invoice) =>
      this.subscriptions.get(subscription)?.customer === textAt(query, 'customer');
    const data = this.invoices
      .filter((invoice) => theirs(invoice) && invoice.status === 'paid')
      .map(({ id, amount, reason }) => ({
        ...{ id, object: 'invoice', created: this.seconds, amount_paid: amount, currency: 'usd' },
        ...{ billing_reason: reason, hosted_invoice_url: `https://invoice.example/${id}` },
        status_transitions: { paid_at: this.seconds },
      }));
    return ok({ object: 'list', data, has_more: false, url: '/v1/invoices' });
  }

  portal(): Answer {
    return ok({ id: newId('bps'), object: 'billing_portal.session', url: 'https://billing.example/session' });
  }

  #settle(invoice: Invoice, card: Subscription['card']) {
    const one = this.subscriptions.get(invoice.subscription);
    if (!one) return;
    invoice.status = 'paid';
    one.status = 'active';
    one.card = card;
    if (invoice.reason === 'subscription_update' && one.pendingPrice) one.price = one.pendingPrice;
    this.tell('invoice.paid', { id: invoice.id, object: 'invoice', customer: one.customer });
    this.tell('customer.subscription.updated', this.show(one));
  }

  /** What the form in the browser does. */
  confirm(secret: string, outcome: 'pays' | 'declines') {
    const invoice = this.invoices.find((one) => one.secret === secret);
    const intent = [...this.intents.values()].find((one) => one.secret === secret);
    const customer = this.subscriptions.get(invoice?.subscription ?? '')?.customer;
    if (invoice?.status === 'open' && outcome === 'pays') this.#settle(invoice, VISA);
    else if (invoice) this.tell('invoice.payment_failed', { id: invoice.id, object: 'invoice', customer });
    if (intent?.status === 'requires_payment_method' && outcome === 'pays') {
      intent.status = 'succeeded';
      intent.created = this.seconds;
      this.tell('payment_intent.succeeded', showIntent(intent));
    }
  }

  /** A month goes by for one subscription. */
  renew(id: string, outcome: 'pays' | 'declines') {
    const one = this.subscriptions.get(id);
    if (!one) return;
    if (one.cancelAtPeriodEnd) {
      this.endSubscription(id);
      return;
    }
    one.start = one.end;
    one.end += MONTH;
    const invoice = this.#invoice(id, AMOUNTS[one.price] ?? 0, 'subscription_cycle');
    if (outcome === 'pays') {
      this.#settle(invoice, one.card);
      return;
    }
    one.status = 'past_due';
    this.tell('invoice.payment_failed', { id: invoice.id, object: 'invoice', customer: one.customer });
    this.tell('customer.subscription.updated', this.show(one));
  }
}
