import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/account/table.ts';
import { relationships } from '#server/relationships/table.ts';
import { bytes } from '#server/vault/table.ts';

/** A relationship as it was described, and what that shows, sealed as one. */
export const relationshipAnalyses = pgTable(
  'relationship_analyses',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [
    index('relationship_analyses_owner').on(t.ownerId, t.id),
    index('relationship_analyses_relationship').on(t.relationshipId),
  ],
);
