import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';
import { relationships } from '#server/relationships/table.ts';

/** A message and its analysis, sealed together. */
export const textAnalyses = pgTable(
  'text_analyses',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [index('text_analyses_owner').on(t.ownerId, t.id), index('text_analyses_relationship').on(t.relationshipId)],
);
