import { and, count, desc, eq, isNull, max } from 'drizzle-orm';
import type { Reported, ReportReason } from '#contract/learning-feed.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { COMMUNITY, holdStories, recount } from '#server/learning-feed/comments.ts';
import { markOf } from '#server/learning-feed/stories.ts';
import { stories, storyComments, storyReports as t } from '#server/learning-feed/table.ts';

type Deps = Pick<Context, 'db' | 'vault' | 'now' | 'identity'>;
/** Reports after which something is hidden until the operator has looked at it. */
const HIDES = 3;
const MOST = 100;

type Report = { id: string; commentId?: string | null | undefined; reason: ReportReason };

export async function report(context: Deps, userId: string, { id, commentId: given, reason }: Report) {
  const { db, now } = context;
  const [storyId, commentId] = [idIn(id), given ? idIn(given) : null];
  const createdAt = now();
  await db.transaction(async (tx) => {
    const [story] = await tx.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).for('update');
    found(story);
    if (commentId) {
      const isIt = and(eq(storyComments.id, commentId), eq(storyComments.storyId, storyId));
      const [comment] = await tx.select({ id: storyComments.id }).from(storyComments).where(isIt);
      found(comment);
    }
    const who = markOf(context, userId, storyId);
    await tx.insert(t).values({ storyId, commentId, who, reason, createdAt }).onConflictDoNothing();
    const isAbout = and(eq(t.storyId, storyId), commentId ? eq(t.commentId, commentId) : isNull(t.commentId));
    const [counted] = await tx.select({ times: count() }).from(t).where(isAbout);
    if ((counted?.times ?? 0) === HIDES)
      await setHidden(tx, { id: commentId ?? storyId, isComment: commentId !== null, at: createdAt });
  });
}

type Hiding = { id: string; isComment: boolean; at: Date | null };

async function setHidden(tx: Transaction, { id, isComment, at }: Hiding) {
  if (!isComment) {
    const [row] = await tx
      .update(stories)
      .set({ hiddenAt: at })
      .where(eq(stories.id, id))
      .returning({ id: stories.id });
    return void found(row);
  }
  const isIt = eq(storyComments.id, id);
  const [row] = await tx.select({ storyId: storyComments.storyId }).from(storyComments).where(isIt);
  const { storyId } = found(row);
  await holdStories(tx, [storyId]);
  await tx.update(storyComments).set({ hiddenAt: at }).where(isIt);
  await recount(tx, storyId);
}

type Choice = { id: string; kind: 'story' | 'comment'; isHidden: boolean };

export const hide = ({ db, now }: Pick<Context, 'db' | 'now'>, { id, kind, isHidden }: Choice) =>
  db.transaction((tx) => setHidden(tx, { id: idIn(id), isComment: kind === 'comment', at: isHidden ? now() : null }));

/** What was reported, newest first, as everybody could read it. */
export async function readReported({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<Reported[]> {
  const rows = await db
    .select({ storyId: t.storyId, commentId: t.commentId, reason: t.reason, times: count(), at: max(t.createdAt) })
    .from(t)
    .groupBy(t.storyId, t.commentId, t.reason)
    .orderBy(desc(max(t.createdAt)))
    .limit(MOST);
  const safe = await vault.of(COMMUNITY);
  const things = Map.groupBy(rows, ({ storyId, commentId }) => commentId ?? storyId);
  const list = await Promise.all(
    [...things].map(async ([id, its]): Promise<Reported | undefined> => {
      const reasons = its.map(({ reason, times }) => ({ reason, times }));
      if (its[0]?.commentId) {
        const [row] = await db.select().from(storyComments).where(eq(storyComments.id, id));
        if (!row) return;
        const { content } = safe.open<{ content: string }>('story_comments', id, row.sealed);
        return { id, kind: 'comment', text: content, isHidden: row.hiddenAt !== null, reasons };
      }
      const [row] = await db.select().from(stories).where(eq(stories.id, id));
      return (
        row && { id, kind: 'story', text: `${row.title}\n${row.summary}`, isHidden: row.hiddenAt !== null, reasons }
      );
    }),
  );
  return list.filter((one) => one !== undefined);
}
