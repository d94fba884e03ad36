import { date, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';
import { relationships } from '#server/relationships/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A journal entry. Words, mood and tags are sealed; day and person are not. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'set null' }),
    /** The day it is about, in the writer's time zone. */
    day: date().notNull(),
    /** It can be restored until it is purged. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [
    index('journal_entries_owner_day').on(t.ownerId, t.day, t.id),
    index('journal_entries_relationship').on(t.relationshipId),
  ],
);

/** A question of the day, asked by a model about an entry. It is deleted with the entry and after the day. */
export const journalPrompts = pgTable(
  'journal_prompts',
  {
    ownerId: uuid('owner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => journalEntries.id, { onDelete: 'cascade' }),
    /** The day it is for, in the owner's time zone. */
    day: date().notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [index('journal_prompts_entry').on(t.entryId)],
);
