import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';

/** A member's changes to the insight cards, sealed together. */
export const insightCards = pgTable('insight_cards', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  sealed: bytes().notNull(),
});
