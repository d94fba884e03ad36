import { type Field, textAt } from '#test/payments/form.ts';
import { endSubscription, voidInvoice } from '#test/payments/stripe-billing.ts';
import type { StripeBooks } from '#test/payments/stripe-books.ts';
import {
  type Answer,
  type Customer,
  type Intent,
  newId,
  notAllowed,
  ok,
  refused,
  type Setup,
  showCharge,
  showIntent,
  showPrice,
  showPromo,
} from '#test/payments/stripe-shapes.ts';

const metadataOf = (body: Field) => (typeof body === 'object' ? body.metadata : undefined);
const show = ({ id, email, name, deleted }: Customer) => ({
  id,
  object: 'customer',
  email,
  name,
  ...(deleted && { deleted }),
});
const showSetup = ({ id, secret, customer, status, card }: Setup) => ({
  ...{ id, object: 'setup_intent', client_secret: secret, customer, status, payment_method: card },
});

export function createCustomer(books: StripeBooks, body: Field): Answer {
  const [email, name] = [textAt(body, 'email') ?? '', textAt(body, 'name') ?? ''];
  const made = {
    id: newId('cus'),
    email,
    name,
    metadata: metadataOf(body),
    defaultCard: null,
    country: null,
    deleted: false,
  };
  books.customers.set(made.id, made);
  return ok(show(made));
}

export function updateCustomer(books: StripeBooks, id: string, body: Field): Answer {
  const one = books.customerAt(id);
  if (!one) return refused('resource_missing', 404, 'id');
  one.email = textAt(body, 'email') ?? one.email;
  one.name = textAt(body, 'name') ?? one.name;
  one.metadata = metadataOf(body) ?? one.metadata;
  one.defaultCard = textAt(body, 'invoice_settings', 'default_payment_method') ?? one.defaultCard;
  one.country = textAt(body, 'address', 'country') ?? (textAt(body, 'address') === '' ? null : one.country);
  return ok(show(one));
}

export function deleteCustomer(books: StripeBooks, id: string): Answer {
  const one = books.customerAt(id);
  if (!one) return refused('resource_missing', 404, 'id');
  one.deleted = true;
  for (const subscription of books.subscriptions.values())
    if (subscription.customer === id && !['canceled', 'incomplete_expired'].includes(subscription.status))
      endSubscription(books, subscription);
  books.sendEvent('customer.deleted', show(one));
  return ok({ id, object: 'customer', deleted: true });
}

export function createSetup(books: StripeBooks, body: Field): Answer {
  const customer = textAt(body, 'customer') ?? '';
  if (!books.customerAt(customer)) return refused('resource_missing', 400, 'customer');
  const id = newId('seti');
  const made = { id, secret: `${id}_secret_${newId('x')}`, customer, status: 'requires_payment_method', card: null };
  books.setups.set(id, made);
  return ok(showSetup(made));
}

export function setupAt(books: StripeBooks, id: string): Answer {
  const one = books.setups.get(id);
  return one ? ok(showSetup(one)) : refused('resource_missing', 404, 'intent');
}

export function createIntent(books: StripeBooks, body: Field): Answer {
  const customer = textAt(body, 'customer') ?? '';
  if (!books.customerAt(customer)) return refused('resource_missing', 400, 'customer');
  const id = newId('pi');
  const made: Intent = {
    ...{ id, secret: `${id}_secret_${newId('x')}`, customer, amount: Number(textAt(body, 'amount')) },
    ...{ status: 'requires_payment_method', refunded: 0, disputed: false, invoice: null, created: books.seconds },
    metadata: metadataOf(body),
  };
  books.intents.set(id, made);
  return ok(showIntent(made));
}

export function intentAt(books: StripeBooks, id: string): Answer {
  const one = books.intents.get(id);
  return one ? ok(showIntent(one)) : refused('resource_missing', 404, 'intent');
}

export function cancelIntent(books: StripeBooks, id: string): Answer {
  const one = books.intents.get(id);
  if (!one) return refused('resource_missing', 404, 'intent');
  if (one.status === 'succeeded' || one.status === 'canceled') return refused('payment_intent_unexpected_state');
  one.status = 'canceled';
  books.sendEvent('payment_intent.canceled', showIntent(one));
  return ok(showIntent(one));
}

export function refund(books: StripeBooks, body: Field): Answer {
  const one = books.intents.get(textAt(body, 'payment_intent') ?? '');
  if (!one) return refused('resource_missing', 404, 'payment_intent');
  if (one.status !== 'succeeded') return notAllowed('This payment has no charge to refund.');
  if (one.disputed) return refused('charge_disputed');
  if (one.refunded === one.amount) return refused('charge_already_refunded');
  const amount = Number(textAt(body, 'amount') ?? one.amount - one.refunded);
  if (one.refunded + amount > one.amount) return notAllowed('This is more than what is left of the charge.');
  one.refunded += amount;
  books.sendEvent('charge.refunded', showCharge(one));
  return ok({ id: newId('re'), object: 'refund', status: 'succeeded' });
}

export function listCharges(books: StripeBooks, query: Field): Answer {
  const customer = textAt(query, 'customer') ?? '';
  if (!books.customers.has(customer)) return refused('resource_missing', 400, 'customer');
  const paid = [...books.intents.values()].filter((one) => one.customer === customer && one.status === 'succeeded');
  return ok({ object: 'list', data: paid.map(showCharge), has_more: false, url: '/v1/charges' });
}

export function voidAt(books: StripeBooks, id: string): Answer {
  const invoice = books.invoices.find((one) => one.id === id);
  if (!invoice) return refused('resource_missing', 404, 'invoice');
  if (invoice.status !== 'open') return notAllowed('You can only void an open invoice.');
  voidInvoice(books, invoice);
  return ok(books.showInvoice(invoice));
}

export function invoiceAt(books: StripeBooks, id: string): Answer {
  const invoice = books.invoices.find((one) => one.id === id);
  return invoice ? ok(books.showInvoice(invoice)) : refused('resource_missing', 404, 'invoice');
}

export function listInvoices(books: StripeBooks, query: Field): Answer {
  const [customer, subscription] = [textAt(query, 'customer'), textAt(query, 'subscription')];
  if (customer && !books.customers.has(customer)) return refused('resource_missing', 400, 'customer');
  const data = books.invoices
    .filter((one) => !customer || books.subscriptions.get(one.subscription)?.customer === customer)
    .filter((one) => !subscription || one.subscription === subscription)
    .filter(({ status }) => status === (textAt(query, 'status') ?? status))
    .map((one) => books.showInvoice(one));
  return ok({ object: 'list', data, has_more: false, url: '/v1/invoices' });
}

/** Which invoice a payment paid, with the invoice in it. */
export function listInvoicePayments(books: StripeBooks, query: Field): Answer {
  const intent = books.intents.get(textAt(query, 'payment', 'payment_intent') ?? '');
  const invoice = books.invoices.find(({ id }) => id === intent?.invoice);
  const data = invoice ? [{ id: newId('inpay'), object: 'invoice_payment', invoice: books.showInvoice(invoice) }] : [];
  return ok({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
}

export function priceAt(books: StripeBooks, id: string): Answer {
  const one = books.prices.get(id);
  return one ? ok(showPrice(one)) : refused('resource_missing', 404, 'price');
}

export function listPromotions(books: StripeBooks, query: Field): Answer {
  const code = textAt(query, 'code')?.toUpperCase();
  const data = books.promos.filter((one) => one.code === code && one.active).map(showPromo);
  return ok({ object: 'list', data, has_more: false, url: '/v1/promotion_codes' });
}
