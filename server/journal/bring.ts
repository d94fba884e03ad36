import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { EntryForm } from '#contract/journal.ts';
import { newId } from '#server/clock/ids.ts';
import type { Context } from '#server/http/context.ts';
import { openEntry, sealWords, wordsOf } from '#server/journal/entry.ts';
import { dayOf, personIn } from '#server/journal/records.ts';
import { journalEntries as j } from '#server/journal/table.ts';
import { assessManyTexts, texts } from '#server/safety/assess-texts.ts';
import { showCard } from '#server/safety/counts.ts';

type Same = { on: string; title: string; content: string };
const sameAs = ({ on, title, content }: Same) => JSON.stringify([on, title, content]);

/**
 * Imports entries from a file, without those that exist with the same day, title and words. Two imports at once are
 * serialized.
 */
export async function bringEntries(context: Context, ownerId: string, entries: readonly EntryForm[]) {
  const now = context.now();
  const given = entries.map((form) => ({ form, on: dayOf(form, now) }));
  for (const about of new Set(entries.map(({ relationshipId }) => relationshipId)))
    await personIn(context, ownerId, about);
  const safe = await context.vault.of(ownerId);
  const added = await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`journal ${ownerId}`}))`);
    const days = [...new Set(given.map(({ on }) => on))];
    const there = await tx
      .select()
      .from(j)
      .where(and(eq(j.ownerId, ownerId), isNull(j.deletedAt), inArray(j.day, days)));
    const known = new Set(there.map((row) => sameAs(openEntry(safe, row))));
    const rows = given.flatMap(({ form, on }) => {
      const words = wordsOf(form);
      const same = sameAs({ ...words, on });
      if (known.has(same)) return [];
      known.add(same);
      const id = newId(now);
      const dates = { day: on, createdAt: now, updatedAt: now };
      return [{ id, ownerId, relationshipId: form.relationshipId, ...dates, sealed: sealWords(safe, id, words) }];
    });
    if (rows.length > 0) await tx.insert(j).values(rows);
    await context.live.notify(ownerId, { kind: 'journal' }, tx);
    return rows.length;
  });
  const written = entries.flatMap(({ title, content, emotions }) => [title, content, emotions]);
  const card = await showCard(context, await assessManyTexts(texts('journal', ...written)));
  return { added, known: entries.length - added, ...card };
}
