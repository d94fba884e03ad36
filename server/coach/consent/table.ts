import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who agreed that their words go to which outside provider, and when; a word taken back keeps its row. */
export const coachConsents = pgTable(
  'coach_consents',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's host: another host is another provider. */
    host: text().notNull(),
    name: text().notNull(),
    agreedAt: moment('agreed_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.host] })],
);
