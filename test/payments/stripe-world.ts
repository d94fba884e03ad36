import type { Field } from '#test/payments/form.ts';
import * as billing from '#test/payments/stripe-billing.ts';
import { StripeBooks } from '#test/payments/stripe-books.ts';
import * as money from '#test/payments/stripe-money.ts';
import { type Answer, refused, showIntent } from '#test/payments/stripe-shapes.ts';
import * as renewing from '#test/payments/stripe-subscriptions.ts';

/** A card in the form: it pays; it is refused; or it is taken, and later refuses, or pays only when its bank was answered. */
export type Outcome = 'pays' | 'declines' | 'fails later' | 'asks later';
const LATER = { pays: 'pays', declines: 'declines', 'fails later': 'declines', 'asks later': 'asks' } as const;

/** As much of Stripe's world as our adapter touches, and what payers, banks and months do to it. */
export class StripeWorld extends StripeBooks {
  answer(method: string, path: string, query: Field, body: Field): Answer {
    const [, , kind = '', id = '', verb = ''] = path.split('/');
    const routes: Record<string, () => Answer> = {
      'POST customers': () => (id ? money.updateCustomer(this, id, body) : money.createCustomer(this, body)),
      'DELETE customers': () => money.deleteCustomer(this, id),
      'POST subscriptions': () =>
        id ? renewing.updateSubscription(this, id, body) : renewing.createSubscription(this, body),
      'GET subscriptions': () => (id ? this.#subscriptionAt(id) : renewing.listSubscriptions(this, query)),
      'DELETE subscriptions': () => renewing.deleteSubscription(this, id),
      'POST subscription_schedules': () => this.#schedules(id, verb, body),
      'POST setup_intents': () => money.createSetup(this, body),
      'GET setup_intents': () => money.setupAt(this, id),
      'POST payment_intents': () => (verb === 'cancel' ? money.cancelIntent(this, id) : money.createIntent(this, body)),
      'GET payment_intents': () => money.intentAt(this, id),
      'GET charges': () => money.listCharges(this, query),
      'POST refunds': () => money.refund(this, body),
      'POST invoices': () => (verb === 'void' ? money.voidAt(this, id) : renewing.previewInvoice(this, body)),
      'GET invoices': () => (id ? money.invoiceAt(this, id) : money.listInvoices(this, query)),
      'GET invoice_payments': () => money.listInvoicePayments(this, query),
      'GET promotion_codes': () => money.listPromotions(this, query),
      'GET prices': () => money.priceAt(this, id),
    };
    return routes[`${method} ${kind}`]?.() ?? refused('unrecognized_url', 404);
  }

  #subscriptionAt(id: string): Answer {
    const one = this.subscriptions.get(id);
    return one ? { status: 200, body: this.showSubscription(one) } : refused('resource_missing', 404, 'id');
  }

  #schedules(id: string, verb: string, body: Field): Answer {
    if (verb === 'release') return renewing.releaseSchedule(this, id);
    return id ? renewing.updateSchedule(this, id, body) : renewing.createSchedule(this, body);
  }

  /** What the form in the browser does. Answers whether money or a card was taken. */
  confirm(secret: string, outcome: Outcome): boolean {
    const setup = [...this.setups.values()].find((one) => one.secret === secret);
    if (setup) return this.#saveCard(setup.id, outcome);
    const intent = [...this.intents.values()].find((one) => one.secret === secret);
    if (!intent || !['requires_payment_method', 'requires_action'].includes(intent.status)) return false;
    const invoice = this.invoices.find(({ id }) => id === intent.invoice);
    if (outcome === 'declines') {
      if (invoice) this.tellInvoice('payment_failed', invoice);
      else this.sendEvent('payment_intent.payment_failed', showIntent(intent));
      return false;
    }
    if (invoice) billing.payInvoice(this, invoice, this.newCard(LATER[outcome]));
    else this.#payIntent(intent.id);
    return true;
  }

  #payIntent(id: string) {
    const intent = this.intents.get(id);
    if (!intent) return;
    Object.assign(intent, { status: 'succeeded', created: this.seconds });
    this.sendEvent('payment_intent.succeeded', showIntent(intent));
  }

  #saveCard(id: string, outcome: Outcome): boolean {
    const setup = this.setups.get(id);
    if (setup?.status !== 'requires_payment_method' || outcome === 'declines') return false;
    Object.assign(setup, { status: 'succeeded', card: this.newCard(LATER[outcome]).id });
    this.sendEvent('setup_intent.succeeded', { id, object: 'setup_intent', customer: setup.customer });
    return true;
  }

  /** A month goes by for one subscription: its own card pays, unless it declines. */
  renew(id: string, outcome: 'pays' | 'declines' = 'pays') {
    const one = this.subscriptions.get(id);
    if (one && ['active', 'past_due'].includes(one.status)) billing.renew(this, one, outcome === 'declines');
  }

  /** A bank takes a payment back. */
  dispute(intentId: string) {
    const intent = this.intents.get(intentId);
    if (intent?.status !== 'succeeded') return;
    intent.disputed = true;
    const about = { id: `dp_${intentId}`, object: 'dispute', payment_intent: intentId, charge: `ch_${intentId}` };
    this.sendEvent('charge.dispute.created', about);
  }
}
