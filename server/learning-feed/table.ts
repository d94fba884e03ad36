import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { CommentName, ReportReason, StoryCategory } from '#contract/learning-feed.ts';
import { bytes } from '#server/database/bytes.ts';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A published story in fixed sentences. Its author is stored nowhere, and its id and day reveal no time. */
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
    // Scanned backwards: a descending index puts nulls elsewhere than the query, and would not be used.
    index('stories_latest').on(t.day, t.id),
    index('stories_category').on(t.category, t.day, t.id),
  ],
);

const story = () =>
  uuid('story_id')
    .notNull()
    .references(() => stories.id, { onDelete: 'cascade' });

/** A member's share: sealed keys, and the published story's sealed id. */
export const storyShares = pgTable(
  'story_shares',
  {
    id: uuid().primaryKey(),
    ownerId: member('owner_id'),
    /** The saved chat or conversation it came from, so that each is shared once. */
    sourceId: uuid('source_id'),
    /** Null once published. */
    publishAt: moment('publish_at'),
    /** Withdrawn, or no longer allowed. The row stays, so that its source is not offered again. */
    withdrawn: boolean().notNull().default(false),
    sealed: bytes().notNull(),
  },
  (t) => [unique('story_shares_source').on(t.ownerId, t.sourceId), index('story_shares_due').on(t.publishAt)],
);

/** That a story was found helpful: a keyed hash of member and story. */
export const storyLikes = pgTable('story_likes', { storyId: story(), who: text().notNull() }, (t) => [
  primaryKey({ columns: [t.storyId, t.who] }),
]);

/** A comment; its text and author's name are sealed with the community's key. */
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

/** Why something was reported. Each member counts once. */
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

/** Members whose comments somebody has hidden. */
export const commentBlocks = pgTable(
  'comment_blocks',
  { ownerId: member('owner_id'), blockedId: member('blocked_id') },
  (t) => [primaryKey({ columns: [t.ownerId, t.blockedId] }), index('comment_blocks_blocked').on(t.blockedId)],
);

/** A reader's last visit, and the name they comment under. */
export const feedReaders = pgTable('feed_readers', {
  ownerId: member('owner_id').primaryKey(),
  visitedAt: moment('visited_at'),
  name: text().$type<CommentName>(),
});
