import { boolean, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/vault/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person here, keyed by who vouches for them (issuer) and what that calls them (subject), never by e-mail. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    disabledAt: moment('disabled_at'),
    trialStartedAt: moment('trial_started_at'),
    trialEndsAt: moment('trial_ends_at'),
    createdAt: moment('created_at').notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [unique('users_identity').on(t.issuer, t.subject)],
);
