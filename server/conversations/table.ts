import { date, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PHASES } from '#contract/mediation.ts';
import { threads } from '#server/chats/table.ts';
import { bytes } from '#server/database/bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ofThread = () =>
  uuid('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' });

/** The state of a mediation. */
export const mediations = pgTable('mediations', {
  threadId: uuid('thread_id')
    .primaryKey()
    .references(() => threads.id, { onDelete: 'cascade' }),
  phase: text({ enum: PHASES }).notNull(),
  turnOf: uuid('turn_of'),
  /** The words of the agreement, sealed with the thread's key. */
  sealed: bytes().notNull(),
  checkInOn: date('check_in_on'),
  updatedAt: moment('updated_at').notNull(),
});

/** A link whose token only its holder knows, or an invitation for one person. */
export const joinLinks = pgTable(
  'join_links',
  {
    id: uuid().primaryKey(),
    threadId: ofThread(),
    /** A hash of the link's token; null for an invitation by name. */
    tokenHash: bytes('token_hash'),
    invitedId: uuid('invited_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedBy: uuid('used_by'),
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('join_links_thread').on(t.threadId, t.id),
    index('join_links_invited').on(t.invitedId),
    uniqueIndex('join_links_token').on(t.tokenHash),
  ],
);

/** The private part of a member, sealed with their own key. */
export const mediationIntakes = pgTable(
  'mediation_intakes',
  {
    threadId: ofThread(),
    memberId: uuid('member_id').notNull(),
    sealed: bytes().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.memberId] }), index('mediation_intakes_member').on(t.memberId)],
);

/** Who confirmed which words. */
export const mediationConsents = pgTable(
  'mediation_consents',
  {
    threadId: ofThread(),
    memberId: uuid('member_id').notNull(),
    wordsHash: bytes('words_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.memberId] })],
);
