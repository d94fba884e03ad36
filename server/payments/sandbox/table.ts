import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const interval = (name: string) => text(name, { enum: ['month', 'year'] });

/** What a real provider would store on its side. No real money, no card numbers. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The default card. */
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
    /** The plan and interval of the next period. */
    scheduledPlan: text('scheduled_plan', { enum: ['core', 'plus'] }),
    scheduledInterval: interval('scheduled_interval'),
    /** The promotion code of the next payment. */
    promotion: text(),
    /** The discount on the current period's price, in percent. */
    percentOff: integer('percent_off').notNull().default(0),
    lastPaid: integer('last_paid'),
    /** The first day of the first period. Later ones are counted from it. */
    anchor: moment('anchor'),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    canceledAt: moment('canceled_at'),
    endedAt: moment('ended_at'),
    paymentMethod: text('payment_method'),
    pastDueSince: moment('past_due_since'),
    /** Failed attempts to collect the current renewal. */
    tries: integer().notNull().default(0),
    nextTryAt: moment('next_try_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('sandbox_subscriptions_customer').on(t.customerId), index('sandbox_subscriptions_due').on(t.status)],
);

/** A payment, or a card to be saved. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    customerId: customer(),
    subscriptionId: text('subscription_id').references(() => sandboxSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['first', 'renewal', 'upgrade', 'one_time', 'card'] }).notNull(),
    /** The plan after an upgrade. */
    plan: text({ enum: ['core', 'plus'] }),
    interval: interval('interval'),
    /** Our purchase that a one-time payment is for. */
    purchaseId: uuid('purchase_id'),
    amount: integer().notNull(),
    /** The discount by a promotion. */
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
