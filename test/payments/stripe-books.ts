import {
  type Card,
  type Customer,
  type Intent,
  type Invoice,
  type Later,
  newId,
  type Price,
  type Promo,
  type Schedule,
  type Setup,
  type Subscription,
  showCard,
  showCoupon,
  showPrice,
  showSchedule,
  type Told,
} from '#test/payments/stripe-shapes.ts';

const price = (id: string, amount: number, product: string, interval = 'month'): Price => ({
  ...{
    id,
    amount,
    currency: 'usd',
    interval,
    product,
    lookupKey: `${product.replace('prod_', '')}_${interval}ly`,
    active: true,
  },
});
const promo = (code: string, percentOff: number, once = false, active = true): Promo => ({
  ...{ id: `promo_${code}`, code, percentOff, once, active },
});

const LAST4 = { pays: '4242', declines: '0341', asks: '3184' } as const;

/** Everything that Stripe remembers. It stands still until a test pays, declines or lets a month go by. */
export class StripeBooks {
  readonly customers = new Map<string, Customer>();
  readonly cards = new Map<string, Card>();
  readonly setups = new Map<string, Setup>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly schedules = new Map<string, Schedule>();
  /** Newest first. */
  readonly invoices: Invoice[] = [];
  readonly intents = new Map<string, Intent>();
  readonly prices = new Map<string, Price>([
    ['price_core', price('price_core', 1000, 'prod_core')],
    ['price_plus', price('price_plus', 2000, 'prod_plus')],
    ['price_core_year', price('price_core_year', 10_000, 'prod_core', 'year')],
    ['price_plus_year', price('price_plus_year', 20_000, 'prod_plus', 'year')],
  ]);
  readonly promos = [
    promo('FRIENDS20', 20),
    promo('HELLO50', 50, true),
    promo('GIFT', 100),
    promo('OVER', 20, false, false),
  ];
  readonly told: Told[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get seconds() {
    return Math.floor(this.#now().getTime() / 1000);
  }

  sendEvent(type: string, object: Record<string, unknown>) {
    this.told.push({ id: newId('evt'), type, object });
  }

  tellInvoice(type: 'paid' | 'payment_failed' | 'payment_action_required' | 'voided', invoice: Invoice) {
    const customer = this.subscriptions.get(invoice.subscription)?.customer;
    this.sendEvent(`invoice.${type}`, { id: invoice.id, object: 'invoice', customer });
  }

  tellSubscription(type: string, one: Subscription) {
    this.sendEvent(`customer.subscription.${type}`, this.showSubscription(one));
  }

  intervalOf(id: string) {
    return this.prices.get(id)?.interval ?? 'month';
  }

  amountOf(id: string): number {
    return this.prices.get(id)?.amount ?? 0;
  }

  newCard(later: Later = 'pays'): Card {
    const card = { id: newId('pm'), brand: 'visa', last4: LAST4[later], later };
    this.cards.set(card.id, card);
    return card;
  }

  /** A customer who is there and was not deleted. */
  customerAt(id: string | undefined): Customer | undefined {
    const customer = this.customers.get(id ?? '');
    return customer?.deleted ? undefined : customer;
  }

  /** What is charged with nobody there: the subscription's own card comes before the customer's. */
  cardOf({ card, customer }: Subscription): Card | undefined {
    return this.cards.get(card ?? this.customers.get(customer)?.defaultCard ?? '');
  }

  showSubscription(one: Subscription): Record<string, unknown> {
    const latest = this.invoices.find(({ subscription }) => subscription === one.id);
    const card = one.card ? this.cards.get(one.card) : undefined;
    const schedule = one.schedule ? this.schedules.get(one.schedule) : undefined;
    const price = this.prices.get(one.price);
    return {
      ...{ id: one.id, object: 'subscription', customer: one.customer, status: one.status, currency: 'usd' },
      ...{ cancel_at_period_end: one.cancelAtPeriodEnd, canceled_at: one.canceledAt, created: one.created },
      ended_at: one.endedAt,
      metadata: one.metadata ?? {},
      default_payment_method: card ? showCard(card) : null,
      discounts: one.promo ? [this.showDiscount(one)] : [],
      schedule: schedule ? showSchedule(schedule, one.start) : null,
      items: {
        object: 'list',
        data: [
          {
            ...{ id: one.item, object: 'subscription_item', current_period_start: one.start },
            ...{ current_period_end: one.end, price: price ? showPrice(price) : null },
          },
        ],
      },
      latest_invoice: latest ? this.showInvoice(latest) : null,
    };
  }

  showDiscount({ id, promo }: Subscription) {
    const coupon = promo && showCoupon(promo);
    return { id: `di_${id}`, object: 'discount', source: { type: 'coupon', coupon } };
  }

  showInvoice(invoice: Invoice) {
    const { id, intent, secret, amount, discount, tax, status, subscription, reason, created, paidAt } = invoice;
    const isPaid = status === 'paid';
    const payment = {
      ...{ id: newId('inpay'), object: 'invoice_payment', status: isPaid ? 'paid' : 'open', invoice: id },
      payment: { type: 'payment_intent', payment_intent: intent },
    };
    return {
      ...{ id, object: 'invoice', status, created, amount_due: amount, amount_paid: isPaid ? amount : 0 },
      amount_remaining: isPaid ? 0 : amount,
      ...{ currency: 'usd', billing_reason: reason, hosted_invoice_url: `https://invoice.example/${id}` },
      total_discount_amounts: discount ? [{ amount: discount, discount: `di_${subscription}` }] : [],
      total_taxes: tax ? [{ amount: tax, type: 'tax_rate_details' }] : [],
      invoice_pdf: `https://invoice.example/${id}.pdf`,
      status_transitions: { paid_at: paidAt },
      confirmation_secret: { client_secret: secret, type: 'payment_intent' },
      payments: { object: 'list', data: [payment], has_more: false },
      parent: { type: 'subscription_details', subscription_details: { subscription } },
    };
  }
}
