import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { CommentName, ReportReason, StoryCategory } from '#contract/learning-feed.ts';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A published story, in fixed sentences. Whose it is stands nowhere; its id and day tell no hour. */
export const stories = pgTable(
  'stories',
  {
    id: uuid().primaryKey(),
    category: text().$type<StoryCategory>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    lesson: text().notNull(),
    day: date().notNull(),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    isByMallama: boolean('is_by_mallama').notNull().default(false),
    hiddenAt: moment('hidden_at'),
  },
  (t) => [
    // Read backwards: an index made for descending puts nulls where the query does not, and is never used.
    index('stories_latest').on(t.day, t.id),
    index('stories_category').on(t.category, t.day, t.id),
  ],
);

const story = () =>
  uuid('story_id')
    .notNull()
    .references(() => stories.id, { onDelete: 'cascade' });

/** What a member shares: told from sealed keys, and linked to what was published by a sealed id alone. */
export const storyShares = pgTable(
  'story_shares',
  {
    id: uuid().primaryKey(),
    ownerId: member('owner_id'),
    /** The saved chat or conversation it came from, so that each is shared once. */
    sourceId: uuid('source_id'),
    /** Null once it is published. */
    publishAt: moment('publish_at'),
    /** Taken back, or not allowed any more. It stays so that its source is not offered again. */
    withdrawn: boolean().notNull().default(false),
    sealed: bytes().notNull(),
  },
  (t) => [unique('story_shares_source').on(t.ownerId, t.sourceId), index('story_shares_due').on(t.publishAt)],
);

/** That somebody found a story helpful, without whom: a keyed hash of both. */
export const storyLikes = pgTable('story_likes', { storyId: story(), who: text().notNull() }, (t) => [
  primaryKey({ columns: [t.storyId, t.who] }),
]);

/** A comment; its words and the name under it are sealed under the community's key. */
export const storyComments = pgTable(
  'story_comments',
  {
    id: uuid().primaryKey(),
    storyId: story(),
    ownerId: member('owner_id'),
    hiddenAt: moment('hidden_at'),
    createdAt: moment('created_at').notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [index('story_comments_story').on(t.storyId, t.id), index('story_comments_owner').on(t.ownerId)],
);

/** Why something was reported; each member counts once. */
export const storyReports = pgTable(
  'story_reports',
  {
    storyId: story(),
    commentId: uuid('comment_id').references(() => storyComments.id, { onDelete: 'cascade' }),
    who: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('story_reports_once').on(t.storyId, t.commentId, t.who).nullsNotDistinct(),
    index('story_reports_comment').on(t.commentId),
  ],
);

/** Whose comments somebody no longer sees. */
export const commentBlocks = pgTable(
  'comment_blocks',
  { ownerId: member('owner_id'), blockedId: member('blocked_id') },
  (t) => [primaryKey({ columns: [t.ownerId, t.blockedId] }), index('comment_blocks_blocked').on(t.blockedId)],
);

/** How a member reads the feed: until when they saw it, and under which name they comment. */
export const feedReaders = pgTable('feed_readers', {
  ownerId: member('owner_id').primaryKey(),
  visitedAt: moment('visited_at'),
  name: text().$type<CommentName>(),
});
