import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { KnownKind } from '#contract/coach.ts';
import { threads } from '#server/chats/table.ts';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';
import { relationships } from '#server/relationships/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const member = () => uuid('owner_id').references(() => users.id, { onDelete: 'cascade' });

/** Short facts that a coach may use in later chats. Their text is sealed. */
export const memoryFacts = pgTable(
  'memory_facts',
  {
    id: uuid().primaryKey(),
    ownerId: member().notNull(),
    /** The person it is about; null: for every chat. */
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'cascade' }),
    /** The chat that a proposal came from; it is deleted with that chat. */
    threadId: uuid('thread_id').references(() => threads.id, { onDelete: 'cascade' }),
    /** When the member accepted it; null: only proposed. */
    keptAt: moment('kept_at'),
    sealed: bytes().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('memory_facts_owner').on(t.ownerId, t.id),
    index('memory_facts_relationship').on(t.relationshipId),
    index('memory_facts_thread').on(t.threadId),
  ],
);

/** The kinds of notes that a coach may not use. */
export const memorySettings = pgTable('memory_settings', {
  ownerId: member().primaryKey(),
  off: text().array().$type<KnownKind>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
