import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { THREAD_KINDS, THREAD_STATUSES } from '#contract/threads.ts';
import { bytes } from '#server/database/bytes.ts';

/** The name under which the coach reports how a reply in a thread ended. */
export const ROOM = 'chats';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A sequence of messages: about a person, alone, or between several. */
export const threads = pgTable(
  'threads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    kind: text({ enum: THREAD_KINDS }).notNull(),
    status: text({ enum: THREAD_STATUSES }).notNull().default('active'),
    /** The owner's relationship that it is about. */
    relationshipId: uuid('relationship_id'),
    /** The key it is sealed with: the owner's, or its own where others can read it. */
    keyId: uuid('key_id').notNull(),
    isTemporary: boolean('is_temporary').notNull().default(false),
    /** Title, description, summary and progress. */
    sealed: bytes().notNull(),
    /** Messages by people and Mallama, without the greeting. */
    messageCount: integer('message_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('threads_owner').on(t.ownerId, t.kind, t.id),
    // One current chat about a person, however many pages start it at once.
    uniqueIndex('threads_current')
      .on(t.ownerId, t.relationshipId)
      .where(sql`${t.kind} = 'relationship' and not ${t.isTemporary}`),
    index('threads_temporary').on(t.updatedAt).where(sql`${t.isTemporary}`),
  ],
);

/** Members of a thread, including its owner. */
export const threadMembers = pgTable(
  'thread_members',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').notNull(),
    state: text({ enum: ['invited', 'joined', 'left'] }).notNull(),
    /** The member's own relationship that the thread is about, if they have one. */
    relationshipId: uuid('relationship_id'),
    /** The first name that the others see, sealed with the thread's key. */
    sealed: bytes().notNull(),
    joinedAt: moment('joined_at'),
    leftAt: moment('left_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.memberId] }), index('thread_members_member').on(t.memberId, t.threadId)],
);

export const threadMessages = pgTable(
  'thread_messages',
  {
    id: uuid().primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Null is Mallama. */
    authorId: uuid('author_id'),
    /** The run that writes or wrote it; only for Mallama's messages. */
    runId: uuid('run_id'),
    status: text({ enum: ['queued', 'running', 'done', 'stopped', 'failed', 'replaced'] })
      .notNull()
      .default('done'),
    /** The text, and what the coach and the safety layer noted about it. */
    sealed: bytes().notNull(),
    /** A reason from a closed list, if it was rated unhelpful. */
    notHelpful: text('not_helpful'),
    isRemoved: boolean('is_removed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (t) => [
    index('thread_messages_thread').on(t.threadId, t.id),
    index('thread_messages_author').on(t.authorId),
    uniqueIndex('thread_messages_run').on(t.runId),
    // At most one open reply per thread.
    uniqueIndex('thread_messages_open')
      .on(t.threadId)
      .where(sql`${t.authorId} is null and ${t.status} in ('queued', 'running')`),
  ],
);

/** Who is present. The migration makes the table UNLOGGED: it is empty after a crash, and browsers report again. */
export const threadPresence = pgTable(
  'thread_presence',
  {
    threadId: uuid('thread_id').notNull(),
    memberId: uuid('member_id').notNull(),
    seenAt: moment('seen_at').notNull(),
    typingAt: moment('typing_at'),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.memberId] })],
);

/** Saved chats about a person, with their outcome. */
export const savedChats = pgTable(
  'saved_chats',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    relationshipId: uuid('relationship_id').notNull(),
    status: text({ enum: ['active', 'resolved', 'needs_attention'] }).notNull(),
    /** Title, issue, history, insights, takeaways, action items, tags. */
    sealed: bytes().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('saved_chats_owner').on(t.ownerId, t.relationshipId, t.id)],
);

export type ThreadRow = typeof threads.$inferSelect;
export type MemberRow = typeof threadMembers.$inferSelect;
export type MessageRow = typeof threadMessages.$inferSelect;
export type SavedRow = typeof savedChats.$inferSelect;
