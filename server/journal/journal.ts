import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { openEntry } from '#server/journal/entry.ts';
import { openedOf } from '#server/journal/find.ts';
import * as arriving from '#server/journal/import.ts';
import { erasePrompt, exportedPrompt, FORGET_PROMPT, forgetPrompt } from '#server/journal/prompt.ts';
import { PURGE, purgeEntry } from '#server/journal/records.ts';
import { journalEntries as j } from '#server/journal/table.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'vault'>;

/** Rows per query. */
const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;

/** When it was written, or noon of its day if it was written later. */
function momentOf(on: string, writtenAt: Date): Date {
  const noon = new Date(`${on}T12:00:00Z`);
  return Math.abs(writtenAt.getTime() - noon.getTime()) < 1.5 * DAY ? writtenAt : noon;
}

/** For the search. */
export async function* entriesOf(house: Deps, userId: string) {
  for await (const { id, title, content, emotions, tags, on, createdAt } of openedOf(house, userId, {})) {
    const text = [content, emotions, ...tags].join('\n');
    const at = momentOf(on, new Date(createdAt));
    yield { kind: 'journal' as const, id, part: null, title, text, at, path: `/journal?entry=${id}` };
  }
}

/** The entries from a day on, with their person and day, for patterns. */
export async function* diaryOf(house: Deps, userId: string, from: string) {
  for await (const { id, title, content, on, relationshipId, mood } of openedOf(house, userId, { from }))
    yield { id, title, content, on, relationshipId, mood };
}

/** Deleted entries that can still be restored are included. */
async function* allOf({ db, vault }: Deps, userId: string) {
  const safe = await vault.of(userId);
  for (let after: string | undefined; ; ) {
    const isNext = and(eq(j.ownerId, userId), after === undefined ? undefined : gt(j.id, after));
    const rows = await db.select().from(j).where(isNext).orderBy(asc(j.id)).limit(BATCH);
    for (const row of rows) yield { ...openEntry(safe, row), deletedAt: row.deletedAt?.toISOString() ?? null };
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id;
  }
}

export const exportOf = async (house: Deps, userId: string) => ({
  entries: () => allOf(house, userId),
  prompt: await exportedPrompt(house, userId),
});

export const importOf = arriving.importOf;

export async function eraseOf(tx: Transaction, userId: string) {
  await erasePrompt(tx, userId);
  await tx.delete(j).where(eq(j.ownerId, userId));
}

export function scheduleJournalJobs(house: Omit<House, 'close'>) {
  house.jobs.handle(PURGE, ({ id = '' }) => purgeEntry(house, id));
  house.jobs.handle(FORGET_PROMPT, ({ id = '' }) => forgetPrompt(house, id));
}
