import * as z from 'zod/mini';
import { EntryForm } from '#contract/journal.ts';
import { Day } from '#contract/relationship-dates.ts';
import { type Arrival, inBatches, listOf, Since } from '#server/http/arrival.ts';
import { sealWords, wordsOf } from '#server/journal/entry.ts';
import { journalEntries } from '#server/journal/table.ts';

const Part = z.object({
  entries: listOf(
    z.extend(EntryForm, {
      ...{ id: z.string(), on: Day, createdAt: Since, updatedAt: Since, deletedAt: z.nullable(Since) },
    }),
  ),
});

/** Deleted entries are left out. */
export async function importOf({ tx, safe, owner, arrive, known }: Arrival, part: unknown) {
  const kept = Part.parse(part).entries.filter(({ deletedAt }) => deletedAt === null);
  const rows = kept.map((entry) => {
    const createdAt = new Date(entry.createdAt);
    const id = arrive(entry.id, createdAt);
    const sealed = sealWords(safe, id, wordsOf(entry));
    const about = { ownerId: owner.id, relationshipId: known(entry.relationshipId), day: entry.on };
    return { id, ...about, createdAt, updatedAt: new Date(entry.updatedAt), sealed };
  });
  await inBatches(rows, (some) => tx.insert(journalEntries).values(some));
}
