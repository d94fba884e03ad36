import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

/** One personal safety plan a member; every word of it is sealed. */
export const safetyPlans = pgTable('safety_plans', {
  ownerId: uuid('owner_id').primaryKey(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  sealed: bytes().notNull(),
});
