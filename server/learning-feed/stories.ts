import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Story, StoryCategory } from '#contract/learning-feed.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { feedReaders, storyLikes, stories as t } from '#server/learning-feed/table.ts';
import { refuse } from '#server/refusal.ts';

type Deps = Pick<Context, 'db' | 'identity'>;
type Row = typeof t.$inferSelect;
type Page = { category?: StoryCategory | undefined; before?: string | undefined; limit: number };

/** A pseudonym of one member for one story, which nobody can trace back. */
export const markOf = ({ identity }: Pick<Context, 'identity'>, userId: string, storyId: string) =>
  identity.keyedHash('story', `${storyId}\n${userId}`);

export const isShown = isNull(t.hiddenAt);

/** The rows after a cursor (`cursorOf`). */
function isAfter(cursor: string) {
  const [day = '', id = ''] = cursor.split('_');
  if (!z.iso.date().safeParse(day).success) throw refuse('not_found');
  return sql`(${t.day}, ${t.id}) < (${day}::date, ${idIn(id)}::uuid)`;
}

const rowsOf = ({ db }: Deps, { category, before, limit }: Page) =>
  db
    .select()
    .from(t)
    .where(
      and(isShown, category ? eq(t.category, category) : undefined, before === undefined ? undefined : isAfter(before)),
    )
    .orderBy(desc(t.day), desc(t.id))
    .limit(limit);

async function likedIn(context: Deps, userId: string, rows: readonly Row[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const marks = rows.map(({ id }) => markOf(context, userId, id));
  const ids = rows.map(({ id }) => id);
  const liked = await context.db
    .select({ id: storyLikes.storyId })
    .from(storyLikes)
    .where(and(inArray(storyLikes.storyId, ids), inArray(storyLikes.who, marks)));
  return new Set(liked.map(({ id }) => id));
}

export async function readStories(context: Deps, userId: string, page: Page): Promise<Story[]> {
  const { db } = context;
  const [rows, [reader]] = await Promise.all([
    rowsOf(context, page),
    db.select().from(feedReaders).where(eq(feedReaders.ownerId, userId)),
  ]);
  const liked = await likedIn(context, userId, rows);
  const seen = reader?.visitedAt?.toISOString().slice(0, 10);
  return rows.map(({ id, category, title, summary, lesson, day, likes, comments, isByMallama }) => ({
    ...{ id, category, title, summary, lessonLearned: lesson, likesCount: likes, commentsCount: comments },
    ...{ createdAt: new Date(`${day}T00:00:00Z`).toISOString(), isHelpful: liked.has(id), isByMallama },
    isNew: seen !== undefined && day > seen && !isByMallama,
  }));
}

export async function markVisit({ db, now }: Pick<Context, 'db' | 'now'>, ownerId: string) {
  const visitedAt = now();
  await db
    .insert(feedReaders)
    .values({ ownerId, visitedAt })
    .onConflictDoUpdate({ target: feedReaders.ownerId, set: { visitedAt } });
}

/** Marks a story as helpful, or removes the mark. A member counts once, however often it is pressed. */
export async function toggleHelpful(context: Deps, userId: string, given: string) {
  const storyId = idIn(given);
  const who = markOf(context, userId, storyId);
  return context.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: t.id })
      .from(t)
      .where(and(eq(t.id, storyId), isShown))
      .for('update');
    found(held);
    const isIt = and(eq(storyLikes.storyId, storyId), eq(storyLikes.who, who));
    const taken = await tx.delete(storyLikes).where(isIt).returning({ id: storyLikes.storyId });
    const isHelpful = taken.length === 0;
    if (isHelpful) await tx.insert(storyLikes).values({ storyId, who });
    const [row] = await tx
      .update(t)
      .set({ likes: sql`${t.likes} + ${isHelpful ? 1 : -1}` })
      .where(eq(t.id, storyId))
      .returning({ likes: t.likes });
    return { likesCount: found(row).likes, isHelpful };
  });
}
