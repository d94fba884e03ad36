import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';

/** A member's answers to the patterns found in their words. */
export const patternAnswers = pgTable('pattern_answers', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  sealed: bytes().notNull(),
});
