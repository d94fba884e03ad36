import { and, eq, isNull, lt } from 'drizzle-orm';
import type { EntryPrompt } from '#contract/journal.ts';
import { dayAt } from '#server/clock/time-zone.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import { type OpenEntry, openEntry } from '#server/journal/entry.ts';
import { journalEntries as j, journalPrompts as p } from '#server/journal/table.ts';
import { assessManyTexts, texts } from '#server/safety/assess-texts.ts';
import type { House } from '#server/services.ts';

export const FORGET_PROMPT = 'journal.forget-prompt';
const TABLE = 'journal_prompts';
const HOUR = 3_600_000;
/** After so long the day is over in every time zone. */
const KEPT = 50 * HOUR;
/** The largest offset behind UTC. */
const BEHIND = 12 * HOUR;

type Kept = Pick<EntryPrompt, 'question' | 'quote'>;

/** Entries that may indicate danger are sent to no provider. */
export const mayLeave = async ({ title, content, emotions }: OpenEntry) =>
  (await assessManyTexts(texts('journal', title, content, emotions))).level === 0;

/** Whether the quotation occurs in the entry, ignoring case. */
export const holdsQuote = ({ title, content }: Pick<OpenEntry, 'title' | 'content'>, quote: string) =>
  `${title}\n${content}`.toLowerCase().includes(quote.toLowerCase());

/** Stores today's question, replacing another. */
export async function keepPrompt(context: Context, ownerId: string, asked: EntryPrompt, timeZone: string) {
  const { db, vault, jobs, now } = context;
  const { id: entryId, question, quote } = asked;
  const sealed = (await vault.of(ownerId)).seal(TABLE, ownerId, { question, quote } satisfies Kept);
  const set = { entryId, day: dayAt(now(), timeZone), sealed };
  await db.transaction(async (tx) => {
    await tx
      .insert(p)
      .values({ ownerId, ...set })
      .onConflictDoUpdate({ target: p.ownerId, set });
    await jobs.add(FORGET_PROMPT, { id: ownerId }, { runAt: new Date(now().getTime() + KEPT), tx });
  });
}

/** The question of a day, as long as its quotation still occurs in the entry and the entry indicates no danger. */
export async function promptOf(
  { db, vault }: Pick<House, 'db' | 'vault'>,
  ownerId: string,
  day: string,
): Promise<EntryPrompt | null> {
  const isIt = and(eq(p.ownerId, ownerId), eq(p.day, day), isNull(j.deletedAt));
  const [row] = await db.select().from(p).innerJoin(j, eq(j.id, p.entryId)).where(isIt);
  if (!row) return null;
  const safe = await vault.of(ownerId);
  const kept = safe.open<Kept>(TABLE, ownerId, row.journal_prompts.sealed);
  const entry = openEntry(safe, row.journal_entries);
  if (!holdsQuote(entry, kept.quote) || !(await mayLeave(entry))) return null;
  return { ...kept, id: entry.id, title: entry.title, on: entry.on };
}

/** Deletes questions whose day is over in every time zone. */
export async function forgetPrompt({ db, now }: Pick<House, 'db' | 'now'>, ownerId: string) {
  const passed = dayAt(new Date(now().getTime() - BEHIND), 'UTC');
  await db.delete(p).where(and(eq(p.ownerId, ownerId), lt(p.day, passed)));
}

/** Sealed with its owner's key, as stored. */
export async function exportedPrompt(house: Pick<House, 'db' | 'vault'>, userId: string) {
  const [row] = await house.db.select().from(p).where(eq(p.ownerId, userId));
  if (!row) return null;
  return { on: row.day, ...(await house.vault.of(userId)).open<Kept>(TABLE, userId, row.sealed) };
}

export async function erasePrompt(tx: Transaction, userId: string) {
  await tx.delete(p).where(eq(p.ownerId, userId));
}
