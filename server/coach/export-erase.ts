import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { coachConsents } from '#server/coach/consent/table.ts';
import type { Coach } from '#server/coach/run/open.ts';
import { messageIn, openKept, openQuestion } from '#server/coach/run/seal.ts';
import { NO_ROOM } from '#server/coach/run/store.ts';
import { coachProgress, coachRuns } from '#server/coach/run/table.ts';
import { forgetSpendOf } from '#server/coach/spend/spend.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Foundation } from '#server/foundation.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Leaves out what the safety layer found, because someone's partner may see the export. */
export async function exportOf({ db, vault }: Pick<Foundation, 'db' | 'vault'>, userId: string) {
  const [runs, consents, spend, safe] = await Promise.all([
    // Replies of a room are exported by the room.
    db
      .select()
      .from(coachRuns)
      .where(and(eq(coachRuns.ownerId, userId), eq(coachRuns.room, NO_ROOM)))
      .orderBy(asc(coachRuns.id)),
    db.select().from(coachConsents).where(eq(coachConsents.ownerId, userId)),
    db.select().from(coachSpend).where(eq(coachSpend.who, userId)).orderBy(asc(coachSpend.day)),
    vault.of(userId),
  ]);
  return {
    messages: runs.map((row) => {
      const kept = openKept(safe, row);
      return {
        id: row.id,
        about: row.subject,
        message: messageIn(openQuestion(safe, row)),
        reply: kept?.text ?? null,
        replyIsByAi: true,
        model: kept?.meta?.model ?? null,
        status: row.status,
        createdAt: iso(row.createdAt),
        endedAt: iso(row.endedAt),
      };
    }),
    consents: consents.map(({ name, host, agreedAt, withdrawnAt }) => ({
      name,
      host,
      agreedAt: iso(agreedAt),
      withdrawnAt: iso(withdrawnAt),
    })),
    askedOutside: spend.map(({ day, requests, tokens }) => ({ day, requests, tokens })),
  };
}

/** Stops replies that are being written first, since one that ends later would leave something behind. */
export async function stopOf({ db, coach }: Pick<Foundation, 'db'> & { coach: Coach }, userId: string) {
  const isOpen = inArray(coachRuns.status, ['queued', 'running']);
  const open = await db
    .select({ id: coachRuns.id })
    .from(coachRuns)
    .where(and(eq(coachRuns.ownerId, userId), isOpen));
  await Promise.all(open.map(({ id }) => coach.runs.stop(userId, id)));
}

/** Also what they wrote in shared sessions. */
export async function eraseOf(tx: Transaction, userId: string) {
  const isTheirs = or(eq(coachRuns.ownerId, userId), sql`${userId}::uuid = any(${coachRuns.people})`);
  const gone = await tx.delete(coachRuns).where(isTheirs).returning({ id: coachRuns.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(coachProgress).where(inArray(coachProgress.runId, ids));
  await tx.delete(coachConsents).where(eq(coachConsents.ownerId, userId));
  await forgetSpendOf({ db: tx }, userId);
}
