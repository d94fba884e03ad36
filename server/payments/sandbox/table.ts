import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const interval = (name: string) => text(name, { enum: ['month', 'year'] });

/** The sandbox's own books: what a real provider would keep on its side. No real money, no card numbers. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The card for whatever has none of its own. */
  paymentMethod: text('payment_method'),
});

const customer = () =>
  text('customer_id')
    .notNull()
    .references(() => sandboxCustomers.id, { onDelete: 'cascade' });

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text().primaryKey(),
    attemptId: uuid('attempt_id').notNull().unique(),
    customerId: customer(),
    plan: text({ enum: ['core', 'plus'] }).notNull(),
    status: text({ enum: ['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled'] }).notNull(),
    interval: interval('interval').notNull().default('month'),
    /** The plan that begins with the next period, and how often it renews then. */
    scheduledPlan: text('scheduled_plan', { enum: ['core', 'plus'] }),
    scheduledInterval: interval('scheduled_interval'),
    /** The code that takes something off the next payment. */
    promotion: text(),
    /** Hundredths that were taken off what the present period cost. */
    percentOff: integer('percent_off').notNull().default(0),
    lastPaid: integer('last_paid'),
    /** The first day of the first period: every later one is counted from it. */
    anchor: moment('anchor'),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    canceledAt: moment('canceled_at'),
    endedAt: moment('ended_at'),
    paymentMethod: text('payment_method'),
    pastDueSince: moment('past_due_since'),
    /** Failed tries to collect the present renewal. */
    tries: integer().notNull().default(0),
    nextTryAt: moment('next_try_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('sandbox_subscriptions_customer').on(t.customerId), index('sandbox_subscriptions_due').on(t.status)],
);

/** One amount to be paid, or a card to be saved. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    customerId: customer(),
    subscriptionId: text('subscription_id').references(() => sandboxSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['first', 'renewal', 'upgrade', 'one_time', 'card'] }).notNull(),
    /** The plan that an upgrade leads to. */
    plan: text({ enum: ['core', 'plus'] }),
    interval: interval('interval'),
    /** The purchase of ours that a one-time payment came from. */
    purchaseId: uuid('purchase_id'),
    amount: integer().notNull(),
    /** What a promotion took off. */
    discount: integer().notNull().default(0),
    status: text({ enum: ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'] }).notNull(),
    paymentMethod: text('payment_method'),
    errorCode: text('error_code'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
    disputedAt: moment('disputed_at'),
  },
  (t) => [
    unique('sandbox_payments_purchase').on(t.purchaseId),
    index('sandbox_payments_customer').on(t.customerId),
    index('sandbox_payments_subscription').on(t.subscriptionId),
  ],
);
