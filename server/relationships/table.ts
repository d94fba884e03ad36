import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { HELPED, SOURCES } from '#contract/commitments.ts';
import type { RelationshipType } from '#contract/relationship-types.ts';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const member = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' });
const owner = () => member('owner_id').notNull();

/**
 * A member's relationship. Name, label and texts are sealed; the weights of its moments are readable for quick lists.
 */
export const relationships = pgTable(
  'relationships',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    type: text().$type<RelationshipType>().notNull(),
    /** The combined ratings of its check-ins; null while nothing is rated. */
    trustSafety: doublePrecision('trust_safety'),
    communicationClarity: doublePrecision('communication_clarity'),
    growth: doublePrecision(),
    joyFulfillment: doublePrecision('joy_fulfillment'),
    /** What was left of the events' effect at `weighedAt`. */
    goodMoments: doublePrecision('good_moments').notNull().default(0),
    conflicts: doublePrecision().notNull().default(0),
    weighedAt: moment('weighed_at'),
    /** Whether safety forbids a connection, of one length for everyone. Empty only until an older row is sealed. */
    sealedGuard: bytes('sealed_guard').notNull().default(sql`''::bytea`),
    /** The readable column of an older version; emptied at start-up. */
    openConnectingOff: boolean('connecting_off').notNull().default(false),
    archivedAt: moment('archived_at'),
    /** It can be restored until it is purged. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [
    index('relationships_owner').on(t.ownerId, t.id),
    index('relationships_unsealed').on(t.id).where(sql`${t.sealedGuard} = ''`),
  ],
);

const relationship = () =>
  uuid('relationship_id')
    .notNull()
    .references(() => relationships.id, { onDelete: 'cascade' });

/** A check-in with ratings, a good moment or a conflict. Notes are sealed. */
export const relationshipMoments = pgTable(
  'relationship_moments',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    relationshipId: relationship(),
    kind: text({ enum: ['check_in', 'good_moment', 'conflict'] }).notNull(),
    at: moment('at').notNull(),
    trustSafety: smallint('trust_safety'),
    communicationClarity: smallint('communication_clarity'),
    growth: smallint(),
    joyFulfillment: smallint('joy_fulfillment'),
    sealed: bytes(),
  },
  (t) => [
    index('relationship_moments_newest').on(t.relationshipId, t.at, t.id),
    index('relationship_moments_owner').on(t.ownerId, t.at),
  ],
);

/** Goals, steps and promises from any source. Texts are sealed. */
export const relationshipPlanItems = pgTable(
  'relationship_plan_items',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** Null for an agreement with people who are not among the member's relationships. */
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['goal', 'step', 'promise'] }).notNull(),
    source: text({ enum: SOURCES }).notNull().default('own'),
    doneAt: moment('done_at'),
    dueOn: date('due_on', { mode: 'string' }),
    /** When the owner is reminded; null once done or reminded. */
    remindAt: moment('remind_at'),
    helped: text({ enum: HELPED }),
    createdAt: moment('created_at').notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [
    index('relationship_plan_items_of').on(t.relationshipId, t.id),
    index('relationship_plan_items_owner').on(t.ownerId, t.dueOn),
    index('relationship_plan_items_due').on(t.remindAt).where(sql`${t.remindAt} is not null`),
  ],
);

/** An important date. Its text is sealed. */
export const relationshipDates = pgTable(
  'relationship_dates',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    relationshipId: relationship(),
    day: date({ mode: 'string' }).notNull(),
    repeats: text({ enum: ['yearly', 'never'] }).notNull(),
    remindDays: integer('remind_days'),
    timeZone: text('time_zone').notNull(),
    /** When the next reminder is due. */
    remindAt: moment('remind_at'),
    sealed: bytes().notNull(),
  },
  (t) => [
    index('relationship_dates_of').on(t.relationshipId),
    index('relationship_dates_owner').on(t.ownerId),
    index('relationship_dates_due').on(t.remindAt).where(sql`${t.remindAt} is not null`),
  ],
);

/** One side of a connection. The other side has its own row, and neither sees the other's relationship. */
export const connections = pgTable(
  'connections',
  {
    relationshipId: uuid('relationship_id')
      .primaryKey()
      .references(() => relationships.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    otherId: member('other_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('connections_pair').on(t.ownerId, t.otherId), index('connections_other').on(t.otherId)],
);

/** Codes and addresses are stored as keyed hashes only. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    relationshipId: relationship(),
    codeHash: text('code_hash').notNull().unique(),
    /** Of the address it was sent to. */
    emailHash: text('email_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    acceptedBy: member('accepted_by'),
    /** Withdrawn, declined or expired. */
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('invitations_of').on(t.relationshipId, t.id),
    index('invitations_owner').on(t.ownerId),
    index('invitations_accepted_by').on(t.acceptedBy),
  ],
);

/** People who can no longer invite the owner or an address. */
export const refusals = pgTable(
  'refusals',
  {
    id: uuid().primaryKey(),
    /** Null where someone without an account declined an email. */
    ownerId: member('owner_id'),
    otherId: member('other_id').notNull(),
    emailHash: text('email_hash'),
    createdAt: moment('created_at').notNull(),
    /** The name of the other person; null for an email. */
    sealed: bytes(),
  },
  (t) => [unique('refusals_pair').on(t.ownerId, t.otherId), index('refusals_address').on(t.otherId, t.emailHash)],
);
