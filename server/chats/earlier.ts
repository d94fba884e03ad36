import { eq, inArray } from 'drizzle-orm';
import { fitting, turnIn } from '#server/chats/history.ts';
import { messagesBefore } from '#server/chats/message-rows.ts';
import { type MessageRow, openBody } from '#server/chats/messages.ts';
import { calledIn, joined, membersIn } from '#server/chats/people.ts';
import { threadMessages, threads } from '#server/chats/table.ts';
import { type Earlier, openThread, sealThread, type ThreadRow } from '#server/chats/words.ts';
import type { Transaction } from '#server/database/open.ts';
import { mayBeSummedUp } from '#server/safety/heard.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

/** So many of the newest messages a reply is told as they are; after so many more the older ones are summed up. */
const KEPT = 24;
const EVERY = 6;
const MOST_READ = 200;
const MOST_SIGNS = 16_000;

type Ground = Pick<House, 'db' | 'vault' | 'coach'>;

const isSame = (before: readonly MessageRow[], now: readonly MessageRow[]) =>
  before.every((row) => now.some(({ id, sealed }) => id === row.id && sealed.equals(row.sealed)));

/** Nothing is kept of words that were changed or taken back meanwhile. */
async function keepEarlier({ db, vault }: Ground, thread: ThreadRow, rows: readonly MessageRow[], earlier: Earlier) {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(threads).where(eq(threads.id, thread.id)).for('update');
    if (!row) return;
    const ids = rows.map(({ id }) => id);
    const now = await tx.select().from(threadMessages).where(inArray(threadMessages.id, ids));
    const safe = await vault.of(row.keyId);
    const words = openThread(safe, row);
    if (!isSame(rows, now) || words.earlier?.upTo !== openThread(safe, thread).earlier?.upTo) return;
    await tx
      .update(threads)
      .set({ sealed: sealThread(safe, row.id, { ...words, earlier }) })
      .where(eq(threads.id, row.id));
  });
}

/** Sums up what goes before the newest messages of a long talk. Without a model, or where it fails, it stays as it was. */
export async function sumUpEarlier(house: Ground, thread: ThreadRow) {
  const safe = await house.vault.of(thread.keyId);
  const { earlier } = openThread(safe, thread);
  const newest = await messagesBefore(house.db, thread.id, MOST_READ);
  const rows = newest.filter(({ id }) => !earlier || id > earlier.upTo);
  if (rows.length < KEPT + EVERY) return;
  const older = rows.slice(KEPT).reverse();
  const members = await membersIn(house.db, safe, thread);
  const here = joined(members);
  const [first, ...others] = here.map(({ id }) => id);
  const upTo = older.at(-1)?.id;
  if (first === undefined || upTo === undefined) return;
  const told = older.filter((row) => mayBeSummedUp(openBody(safe, row).safety));
  const given = {
    before: earlier?.summary ?? null,
    messages: fitting(
      told.flatMap((row) => turnIn({ thread, members, safe }, row) ?? []),
      MOST_SIGNS,
    ),
    name: here.length === 1 ? calledIn(here[0]) : null,
  };
  const names = here.flatMap((one) => calledIn(one) ?? []);
  const { output } = await house.coach.ask('threadSummary', given, { people: [first, ...others], names });
  const summary = output.summary.trim();
  if (summary) await keepEarlier(house, thread, older, { summary, upTo });
}

/** What was summed up goes when something in it is changed or taken back; it is summed up anew. */
export async function dropEarlier(
  tx: Transaction,
  safe: Safe,
  thread: ThreadRow,
  messageId: string,
): Promise<ThreadRow> {
  const words = openThread(safe, thread);
  if (!words.earlier || messageId > words.earlier.upTo) return thread;
  const sealed = sealThread(safe, thread.id, { ...words, earlier: null });
  await tx.update(threads).set({ sealed }).where(eq(threads.id, thread.id));
  return { ...thread, sealed };
}
