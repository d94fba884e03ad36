import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Withdrawing keeps the row. */
export const coachConsents = pgTable(
  'coach_consents',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    name: text().notNull(),
    agreedAt: moment('agreed_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.host] })],
);
