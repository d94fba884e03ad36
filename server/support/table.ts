import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

/** One safety plan per member, sealed. */
export const safetyPlans = pgTable('safety_plans', {
  ownerId: uuid('owner_id').primaryKey(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  sealed: bytes().notNull(),
});
