import { and, asc, count, desc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Comment, CommentName } from '#contract/learning-feed.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { pointsToSomeone } from '#server/learning-feed/points-to-someone.ts';
import { isShown } from '#server/learning-feed/stories.ts';
import { commentBlocks, feedReaders, stories, storyComments as t } from '#server/learning-feed/table.ts';
import { invalid } from '#server/refusal.ts';
import { assessManyTexts, texts } from '#server/safety/assess-texts.ts';
import { showCard } from '#server/safety/counts.ts';

type Deps = Pick<Context, 'db' | 'vault' | 'now' | 'log'>;
type Words = { content: string; name: string };

/** The community's own key, since published text belongs to no single member. */
export const COMMUNITY = '00000000-0000-7000-8000-00000000c0de';
const TABLE = 'story_comments';
const ANONYMOUS = 'Anonymous';

const present = (row: typeof t.$inferSelect, { content, name }: Words, userId: string): Comment => ({
  id: row.id,
  ...{ content, userFirstName: name, createdAt: row.createdAt.toISOString(), isMine: row.ownerId === userId },
});

async function shownStory({ db }: Pick<Context, 'db'>, id: string): Promise<string> {
  const [row] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, idIn(id)), isShown));
  return found(row).id;
}

type Page = { before?: string | undefined; limit: number };

export async function readComments(
  context: Deps,
  userId: string,
  storyId: string,
  { before, limit }: Page,
): Promise<Comment[]> {
  const { db, vault } = context;
  const id = await shownStory(context, storyId);
  const blocked = db
    .select({ id: commentBlocks.blockedId })
    .from(commentBlocks)
    .where(eq(commentBlocks.ownerId, userId));
  const [rows, safe] = await Promise.all([
    db
      .select()
      .from(t)
      .where(
        and(
          eq(t.storyId, id),
          isNull(t.hiddenAt),
          notInArray(t.ownerId, blocked),
          before === undefined ? undefined : lt(t.id, idIn(before)),
        ),
      )
      .orderBy(desc(t.id))
      .limit(limit),
    vault.of(COMMUNITY),
  ]);
  return rows.map((row) => present(row, safe.open<Words>(TABLE, row.id, row.sealed), userId));
}

const firstNameOf = (name: string | null) => name?.trim().split(/\s+/)[0] ?? '';

/** The name under the caller's comments, chosen before the first one. */
export async function readName({ db }: Pick<Context, 'db'>, user: { id: string; name: string | null }) {
  const [row] = await db.select({ name: feedReaders.name }).from(feedReaders).where(eq(feedReaders.ownerId, user.id));
  return { name: row?.name ?? null, firstName: firstNameOf(user.name) };
}

async function chooseName(context: Deps, user: { id: string; name: string | null }, name: CommentName | undefined) {
  if (name) {
    await context.db
      .insert(feedReaders)
      .values({ ownerId: user.id, name })
      .onConflictDoUpdate({ target: feedReaders.ownerId, set: { name } });
  }
  const chosen = name ?? (await readName(context, user)).name;
  return chosen === 'first_name' ? firstNameOf(user.name) || ANONYMOUS : ANONYMOUS;
}

/** A comment that identifies somebody or indicates danger is not published; the card is for its author only. */
export async function addComment(
  context: Deps,
  user: { id: string; name: string | null },
  { id, content, name }: { id: string; content: string; name?: CommentName | undefined },
) {
  const { db, vault, now } = context;
  const storyId = await shownStory(context, id);
  const problem = pointsToSomeone(content);
  if (problem) throw invalid([{ path: ['content'], message: problem }]);
  const { safety } = await showCard(context, await assessManyTexts(texts('journal', content)));
  if (safety) return { comment: null, safety };
  const [signed, safe] = await Promise.all([chooseName(context, user, name), vault.of(COMMUNITY)]);
  const createdAt = now();
  const commentId = newId(createdAt);
  const words: Words = { content, name: signed };
  const row = { id: commentId, storyId, ownerId: user.id, createdAt, sealed: safe.seal(TABLE, commentId, words) };
  const kept = await db.transaction(async (tx) => {
    const [held] = await tx
      .update(stories)
      .set({ comments: sql`${stories.comments} + 1` })
      .where(and(eq(stories.id, storyId), isShown))
      .returning({ id: stories.id });
    found(held);
    const [inserted] = await tx.insert(t).values(row).returning();
    return found(inserted);
  });
  return { comment: present(kept, words, user.id), safety: null };
}

/** Locks stories. Whoever deletes or hides a comment locks its story first, so that there is no deadlock. */
export const holdStories = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: stories.id })
    .from(stories)
    .where(inArray(stories.id, [...ids]))
    .orderBy(asc(stories.id))
    .for('update');

/** Recounts the comments of a locked story, so that no other deletion is missed. */
export const recount = (tx: Transaction, storyId: string) =>
  tx
    .update(stories)
    .set({
      comments: sql`(${tx
        .select({ n: count() })
        .from(t)
        .where(and(eq(t.storyId, storyId), isNull(t.hiddenAt)))})`,
    })
    .where(eq(stories.id, storyId));

export async function removeComment({ db }: Pick<Context, 'db'>, userId: string, storyId: string, commentId: string) {
  await db.transaction(async (tx) => {
    await holdStories(tx, [idIn(storyId)]);
    const isIt = and(eq(t.id, idIn(commentId)), eq(t.storyId, idIn(storyId)), eq(t.ownerId, userId));
    const [gone] = await tx.delete(t).where(isIt).returning({ id: t.id });
    found(gone);
    await recount(tx, idIn(storyId));
  });
}

export async function blockCommenter({ db }: Pick<Context, 'db'>, userId: string, storyId: string, commentId: string) {
  const [row] = await db
    .select({ ownerId: t.ownerId })
    .from(t)
    .where(and(eq(t.id, idIn(commentId)), eq(t.storyId, idIn(storyId))));
  const { ownerId } = found(row);
  if (ownerId !== userId)
    await db.insert(commentBlocks).values({ ownerId: userId, blockedId: ownerId }).onConflictDoNothing();
}
