import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

/** The installation's own secrets, each made once and sealed under the house's key. */
export const houseSecrets = pgTable('house_secrets', {
  name: text().primaryKey(),
  sealed: bytes().notNull(),
});

/** The ring of signing keys: the newest signs, the one before it is still believed for a while. */
export const signingKeys = pgTable('signing_keys', {
  number: integer().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  sealed: bytes().notNull(),
});
