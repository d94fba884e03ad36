import { and, eq, exists, isNotNull, lt, not, sql } from 'drizzle-orm';
import { TEMPORARY_HOURS } from '#contract/threads.ts';
import { IDLE_PROMPT, promptIdle } from '#server/chats/message/idle-prompt.ts';
import { LOOK_BACK, lookBack } from '#server/chats/message/look-back.ts';
import { holdForReply, readReply, replyEnded } from '#server/chats/message/reply.ts';
import { END_SHARED, endSharedBetween, endSharedById, isDisconnected } from '#server/chats/session/end.ts';
import { ROOM, savedChats, threadPresence, threads } from '#server/chats/table.ts';
import type { Services } from '#server/chats/thread/kinds.ts';
import { deleteThread } from '#server/chats/thread/rows.ts';
import type { Db } from '#server/database/open.ts';
import { relationships } from '#server/relationships/table.ts';

const TIDY = 'chats.tidy';
const TIDY_SECONDS = 10 * 60;
const HOUR = 60 * 60 * 1000;
const AT_ONCE = 500;

const one = sql`1`;

const isOver = (now: Date) =>
  and(eq(threads.isTemporary, true), lt(threads.updatedAt, new Date(now.getTime() - TEMPORARY_HOURS * HOUR)));

/** About a relationship that no longer exists. */
const isAboutNobody = (db: Db) =>
  and(
    eq(threads.kind, 'relationship'),
    isNotNull(threads.relationshipId),
    not(exists(db.select({ one }).from(relationships).where(eq(relationships.id, threads.relationshipId)))),
  );

/** Deletes what nobody can see any more. */
async function tidyChats(house: Services) {
  const { db, now } = house;
  const apart = await db.select({ id: threads.id }).from(threads).where(isDisconnected(db)).limit(AT_ONCE);
  for (const { id } of apart) await endSharedById(house, id);
  for (const gone of [isOver(now()), isAboutNobody(db)]) {
    const rows = await db.select().from(threads).where(gone).limit(AT_ONCE);
    for (const thread of rows) await db.transaction((tx) => deleteThread(house, tx, thread));
  }
  const isAbout = exists(db.select({ one }).from(relationships).where(eq(relationships.id, savedChats.relationshipId)));
  await db.delete(savedChats).where(not(isAbout));
  await db.delete(threadPresence).where(lt(threadPresence.seenAt, new Date(now().getTime() - HOUR)));
}

const FORGET = 'chats.forget';

/** Deletes what was said about a relationship together with it. */
async function forgetAbout(house: Services, relationshipId: string) {
  const isAbout = and(eq(threads.kind, 'relationship'), eq(threads.relationshipId, relationshipId));
  for (const thread of await house.db.select().from(threads).where(isAbout))
    await house.db.transaction((tx) => deleteThread(house, tx, thread));
  await house.db.delete(savedChats).where(eq(savedChats.relationshipId, relationshipId));
}

export async function scheduleJobs(house: Services) {
  house.coach.runs.onEnd(ROOM, (tx, closed) => replyEnded(house, tx, closed), {
    hold: holdForReply,
    read: (run) => readReply(house, run),
  });
  house.jobs.handle(LOOK_BACK, ({ thread = '', message = '' }) => lookBack(house, thread, message));
  house.jobs.handle(IDLE_PROMPT, ({ thread = '', message = '' }) => promptIdle(house, thread, message));
  // Jobs of this name may be left over from an older version.
  house.jobs.handle('chats.shred', ({ thread = '' }) => house.vault.shred(thread));
  house.jobs.handle(FORGET, ({ id = '' }) => forgetAbout(house, id));
  house.jobs.handle(END_SHARED, ({ one = '', other = '' }) => endSharedBetween(house, one, other));
  house.jobs.handle(TIDY, () => tidyChats(house));
  await house.jobs.every(TIDY, TIDY_SECONDS);
}
