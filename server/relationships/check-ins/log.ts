import { and, eq } from 'drizzle-orm';
import type { Moment } from '#contract/relationship-check-ins.ts';
import { type Sides, weigh } from '#contract/relationship-scores.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { invalid } from '#server/refusal.ts';
import { newestMoments, presentMoment, sealNote, sourceOf } from '#server/relationships/check-ins/moments.ts';
import { keepWritten } from '#server/relationships/connect/connecting.ts';
import { type Held, withHeld } from '#server/relationships/record/held.ts';
import { weightsOf } from '#server/relationships/record/record.ts';
import { asSaid } from '#server/relationships/record/said.ts';
import { relationshipMoments as moments, relationships } from '#server/relationships/table.ts';
import type { WithCard } from '#server/safety/counts.ts';

type Mine = Pick<Context, 'db' | 'vault' | 'now' | 'live' | 'log'> & { user: Pick<Caller, 'id'> };
type Logged = { id: string; note?: string | null | undefined } & (
  | { kind: 'check_in'; ratings: Sides; at?: undefined }
  | { kind: 'good_moment' | 'conflict'; ratings?: undefined; at?: string | undefined }
);

const YEAR = 366 * 24 * 60 * 60 * 1000;
/** Tolerance for clocks that differ. */
const SLACK = 5 * 60 * 1000;

function momentIn(at: string | undefined, now: Date): Date {
  const said = at === undefined ? now : new Date(at);
  const ago = now.getTime() - said.getTime();
  if (ago < -SLACK) throw invalid([{ path: ['at'], message: 'This hasn’t happened yet.' }]);
  if (ago > YEAR) throw invalid([{ path: ['at'], message: 'Please keep it to the last year.' }]);
  return said > now ? now : said;
}

/** Recomputes the weights of a relationship's moments and stores them with it. */
export async function reweigh(tx: Transaction, ownerId: string, relationshipId: string) {
  const rows = await newestMoments(tx, ownerId, relationshipId);
  const weights = weightsOf(weigh(rows.map(sourceOf)));
  await tx.update(relationships).set(weights).where(eq(relationships.id, relationshipId));
}

export function logMoment(context: Mine, logged: Logged): Promise<Moment & WithCard> {
  const at = momentIn(logged.at, context.now());
  return keepWritten(
    context,
    logged.id,
    asSaid(logged.note ?? ''),
    async ({ tx, safe, row: { id: relationshipId, ownerId }, now }) => {
      const id = newId(now);
      const sealed = sealNote(safe, id, logged.note);
      const row = { id, ownerId, relationshipId, kind: logged.kind, at, ...logged.ratings, sealed };
      const [kept] = await tx.insert(moments).values(row).returning();
      await reweigh(tx, ownerId, relationshipId);
      return presentMoment(safe, found(kept));
    },
  );
}

type Which = { id: string; momentId: string };

const one = ({ row }: Held, { momentId }: Which) =>
  and(eq(moments.relationshipId, row.id), eq(moments.id, idIn(momentId)));

export const changeNote = (context: Mine, which: Which, note: string | null) =>
  keepWritten(context, which.id, asSaid(note ?? ''), async (held) => {
    const sealed = sealNote(held.safe, idIn(which.momentId), note);
    const [changed] = await held.tx.update(moments).set({ sealed }).where(one(held, which)).returning();
    return presentMoment(held.safe, found(changed));
  });

export const removeMoment = (context: Mine, which: Which) =>
  withHeld(context, which.id, async (held) => {
    const [gone] = await held.tx.delete(moments).where(one(held, which)).returning({ id: moments.id });
    found(gone);
    await reweigh(held.tx, held.row.ownerId, held.row.id);
  });
