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

/** A relationship of a member. Its name, label and texts are sealed; what its sources weigh is kept to be read at once. */
export const relationships = pgTable(
  'relationships',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    type: text().$type<RelationshipType>().notNull(),
    /** The ratings of the check-ins, together: null while nothing is rated yet. */
    trustSafety: doublePrecision('trust_safety'),
    communicationClarity: doublePrecision('communication_clarity'),
    growth: doublePrecision(),
    joyFulfillment: doublePrecision('joy_fulfillment'),
    /** What was left of the events' effect at `weighedAt`. */
    goodMoments: doublePrecision('good_moments').notNull().default(0),
    conflicts: doublePrecision().notNull().default(0),
    weighedAt: moment('weighed_at'),
    /** Whether safety forbids to offer a connection; as long for everybody. Empty only until an older row is sealed. */
    sealedGuard: bytes('sealed_guard').notNull().default(sql`''::bytea`),
    /** Where an older version kept it, readable; emptied at the start. */
    openConnectingOff: boolean('connecting_off').notNull().default(false),
    archivedAt: moment('archived_at'),
    /** It can be brought back until it is purged. */
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

/** A check-in with its ratings, a good moment or a conflict; the words to it are sealed. */
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

/** Goals, action steps and promises, wherever they came from; what they say is sealed. */
export const relationshipPlanItems = pgTable(
  'relationship_plan_items',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** None for what was agreed in a mediation with nobody of theirs. */
    relationshipId: uuid('relationship_id').references(() => relationships.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['goal', 'step', 'promise'] }).notNull(),
    source: text({ enum: SOURCES }).notNull().default('own'),
    doneAt: moment('done_at'),
    dueOn: date('due_on', { mode: 'string' }),
    /** When its owner is reminded of it; none once they were, or it is done. */
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

/** An important date; what it is for is sealed. */
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

/** One side of a connection; the other side has a row of its own, and neither sees the other's relationship. */
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

/** Codes and addresses are known here only by keyed hashes. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    relationshipId: relationship(),
    codeHash: text('code_hash').notNull().unique(),
    /** Of the address it was mailed to. */
    emailHash: text('email_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    acceptedBy: member('accepted_by'),
    /** Taken back, declined, or of no use any more. */
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('invitations_of').on(t.relationshipId, t.id),
    index('invitations_owner').on(t.ownerId),
    index('invitations_accepted_by').on(t.acceptedBy),
  ],
);

/** Whoever was disconnected, blocked or told "no more" cannot invite the owner, or that address, again. */
export const refusals = pgTable(
  'refusals',
  {
    id: uuid().primaryKey(),
    /** Null where somebody without an account declined a letter. */
    ownerId: member('owner_id'),
    otherId: member('other_id').notNull(),
    emailHash: text('email_hash'),
    createdAt: moment('created_at').notNull(),
    /** What the other was called; none for a letter. */
    sealed: bytes(),
  },
  (t) => [unique('refusals_pair').on(t.ownerId, t.otherId), index('refusals_address').on(t.otherId, t.emailHash)],
);
