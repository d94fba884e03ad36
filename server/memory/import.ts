import * as z from 'zod/mini';
import { KnownKind } from '#contract/coach.ts';
import { FACT_LENGTH, KNOWN_KINDS, MOST_FACTS } from '#contract/memory.ts';
import { type Arrival, inBatches, listOf, Since } from '#server/http/arrival.ts';
import { sealFact } from '#server/memory/facts.ts';
import { memoryFacts, memorySettings } from '#server/memory/table.ts';

const Fact = z.object({
  ...{ text: z.string().check(z.minLength(1), z.maxLength(FACT_LENGTH)), about: z.nullable(z.string()) },
  ...{ isProposedByAi: z.boolean(), createdAt: Since },
});
const Part = z.object({
  facts: listOf(Fact).check(z.maxLength(2 * MOST_FACTS)),
  mayUse: z.partialRecord(KnownKind, z.boolean()),
});

export async function importOf({ tx, safe, owner, now, arrive, known }: Arrival, part: unknown) {
  const { facts, mayUse } = Part.parse(part);
  const rows = facts.flatMap(({ text, about, isProposedByAi, createdAt: since }, n) => {
    const relationshipId = known(about);
    if (about !== null && relationshipId === null) return [];
    const createdAt = new Date(since);
    const id = arrive(`fact ${n}`, createdAt);
    const keptAt = isProposedByAi ? null : createdAt;
    return [{ id, ownerId: owner.id, relationshipId, keptAt, createdAt, sealed: sealFact(safe, id, text) }];
  });
  await inBatches(rows, (some) => tx.insert(memoryFacts).values(some));
  const off = KNOWN_KINDS.filter((kind) => mayUse[kind] === false);
  if (off.length === 0) return;
  const set = { off, updatedAt: now };
  const settings = tx.insert(memorySettings).values({ ownerId: owner.id, ...set });
  await settings.onConflictDoUpdate({ target: memorySettings.ownerId, set });
}
