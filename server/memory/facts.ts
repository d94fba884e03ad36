import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Fact, MOST_FACTS } from '#contract/memory.ts';
import { newId } from '#server/clock/ids.ts';
import { hot } from '#server/database/hot.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { memoryFacts as facts } from '#server/memory/table.ts';
import { refuse } from '#server/refusal.ts';
import { relationships } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

export type FactRow = typeof facts.$inferSelect;

const TABLE = 'memory_facts';
export const sealFact = (safe: Safe, id: string, text: string) => safe.seal(TABLE, id, text);
export const openFact = (safe: Safe, { id, sealed }: Pick<FactRow, 'id' | 'sealed'>) =>
  safe.open<string>(TABLE, id, sealed);

/** Facts about a deleted relationship are hidden, also while it can still be restored. */
const isThere = or(isNull(facts.relationshipId), isNull(relationships.deletedAt));

const factsOf = hot((db) =>
  db
    .select({ fact: facts })
    .from(facts)
    .leftJoin(relationships, eq(relationships.id, facts.relationshipId))
    .where(and(eq(facts.ownerId, sql.placeholder('owner')), isThere))
    .orderBy(asc(facts.id))
    .prepare('memory_facts'),
);

/** All facts of a member, proposals included, oldest first. */
export async function factRows(db: Db, ownerId: string): Promise<FactRow[]> {
  return (await factsOf(db).execute({ owner: ownerId })).map(({ fact }) => fact);
}

export const presentFact = (row: FactRow, text: string, personName: string | null): Fact => ({
  id: row.id,
  text,
  relationshipId: row.relationshipId,
  personName,
  isProposed: row.keptAt === null,
  threadId: row.threadId,
  createdAt: row.createdAt.toISOString(),
});

/** What was said about one of these people before what holds for everybody, and the newest first. */
const byUse = (a: FactRow, b: FactRow) =>
  Number(b.relationshipId !== null) - Number(a.relationshipId !== null) || (a.id < b.id ? 1 : -1);

/** A function from the people a chat is about to what is remembered for it. */
export async function keptLines({ read, vault }: Pick<House, 'read' | 'vault'>, ownerId: string) {
  const [rows, safe] = await Promise.all([factRows(read, ownerId), vault.of(ownerId)]);
  return (about: readonly string[]) =>
    rows
      .filter(({ keptAt, relationshipId }) => keptAt && (relationshipId === null || about.includes(relationshipId)))
      .sort(byUse)
      .map((row) => openFact(safe, row));
}

export const isKept = isNotNull(facts.keptAt);

/** Locks, so that facts added at the same moment are counted too. */
export async function roomForOne(tx: Transaction, ownerId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memory facts ${ownerId}`}, 0))`);
  const [there] = await tx
    .select({ count: count() })
    .from(facts)
    .where(and(eq(facts.ownerId, ownerId), isKept));
  if ((there?.count ?? 0) < MOST_FACTS) return;
  throw refuse(
    'conflict',
    { reason: 'memory_full' },
    `Mallama remembers ${MOST_FACTS} things at most. Please have it forget one first.`,
  );
}

type New = Pick<FactRow, 'ownerId' | 'relationshipId' | 'threadId'> & { text: string; isKept: boolean };

export async function insertFact(
  { vault, now }: Pick<House, 'vault' | 'now'>,
  tx: Transaction,
  { text, isKept: isToKeep, ...about }: New,
): Promise<FactRow> {
  if (isToKeep) await roomForOne(tx, about.ownerId);
  const safe = await vault.of(about.ownerId);
  const at = now();
  const id = newId(at);
  const row = { id, ...about, keptAt: isToKeep ? at : null, sealed: sealFact(safe, id, text), createdAt: at };
  await tx.insert(facts).values(row);
  return row;
}
