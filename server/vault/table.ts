import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

/** One key per owner (a member or a shared thread), wrapped with the master key `masterId`. */
export const vaultKeys = pgTable('vault_keys', {
  ownerId: uuid('owner_id').primaryKey(),
  version: integer().notNull(),
  masterId: text('master_id').notNull(),
  wrapped: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A single row with the id of the master key, so that no process starts with another one. */
export const vaultMaster = pgTable('vault_master', {
  one: integer().primaryKey().default(1),
  masterId: text('master_id').notNull(),
});
