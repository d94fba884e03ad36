import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/http/context.ts';
import { signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';
import { changeNote, logMoment, removeMoment } from '#server/relationships/check-ins/log.ts';
import { newestMoments, presentMoment, sourceOf } from '#server/relationships/check-ins/moments.ts';
import { openScores, trendOf } from '#server/relationships/check-ins/opened.ts';
import { readOwn } from '#server/relationships/record/reads.ts';
import { relationshipMoments as moments } from '#server/relationships/table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Everything before that row, in the order of their time. A row of somebody else's stands nowhere. */
const after = (relationshipId: string, before: string) =>
  sql`(${moments.at}, ${moments.id}) < (select at, id from ${moments} where id = ${before} and relationship_id = ${relationshipId})`;

type Mine = Context & { user: { id: string } };

async function latest({ db, vault, user }: Mine, relationshipId: string, before: string | undefined, limit: number) {
  const isOf = and(eq(moments.ownerId, user.id), eq(moments.relationshipId, relationshipId));
  const rows = await db
    .select()
    .from(moments)
    .where(before === undefined ? isOf : and(isOf, after(relationshipId, before)))
    .orderBy(desc(moments.at), desc(moments.id))
    .limit(limit);
  const safe = await vault.of(user.id);
  return rows.map((row) => presentMoment(safe, row));
}

export const checkIns = {
  add: signedIn.relationships.checkIns.add.handler(({ context, input: { id, note, ...ratings } }) =>
    logMoment(context, { id, note, kind: 'check_in', ratings }),
  ),

  addEvent: signedIn.relationships.checkIns.addEvent.handler(({ context, input }) => logMoment(context, input)),

  list: signedIn.relationships.checkIns.list.handler(async ({ context, input: { id, before, limit } }) => {
    await readOwn(context, context.user.id, id);
    const page = await latest(context, id, before, limit);
    nextPage(context, `/relationships/${id}/moments`, page, { limit });
    return page;
  }),

  changeNote: signedIn.relationships.checkIns.changeNote.handler(({ context, input: { note, ...which } }) =>
    changeNote(context, which, note),
  ),

  remove: signedIn.relationships.checkIns.remove.handler(({ context, input }) => removeMoment(context, input)),

  scores: signedIn.relationships.checkIns.scores.handler(async ({ context, input: { id } }) => {
    const { db, user, vault, now } = context;
    await readOwn(context, user.id, id);
    const safe = await vault.of(user.id);
    const rows = await newestMoments(db, user.id, id);
    return openScores(
      rows.map((row) => presentMoment(safe, row)),
      now(),
    );
  }),

  trend: signedIn.relationships.checkIns.trend.handler(async ({ context, input: { id, days } }) => {
    const { db, user, now } = context;
    await readOwn(context, user.id, id);
    const rows = await newestMoments(db, user.id, id, 3);
    const sources = rows.map((row) => ({ id: row.id, ...sourceOf(row) }));
    return trendOf(sources, new Date(now().getTime() - days * DAY), now());
  }),
};
