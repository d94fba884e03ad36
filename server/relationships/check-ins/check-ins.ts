import { signedIn } from '#server/http/gate.ts';
import { changeNote, logMoment, removeMoment } from '#server/relationships/check-ins/log.ts';
import { newestMoments, presentMoment, sourceOf } from '#server/relationships/check-ins/moments.ts';
import { openScores, trendOf } from '#server/relationships/check-ins/opened.ts';
import { readOwn } from '#server/relationships/record/reads.ts';

const DAY = 24 * 60 * 60 * 1000;

export const checkIns = {
  add: signedIn.relationships.checkIns.add.handler(({ context, input: { id, note, ...ratings } }) =>
    logMoment(context, { id, note, kind: 'check_in', ratings }),
  ),

  addEvent: signedIn.relationships.checkIns.addEvent.handler(({ context, input }) => logMoment(context, input)),

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
