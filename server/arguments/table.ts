import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ARGUMENT_STATUSES } from '#contract/arguments.ts';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An argument and its result, sealed together. */
export const argumentRows = pgTable(
  'arguments',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ARGUMENT_STATUSES }).notNull().default('active'),
    sealed: bytes().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('arguments_owner').on(t.ownerId, t.id)],
);
