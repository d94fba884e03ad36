import { and, asc, count, eq } from 'drizzle-orm';
import { MOST_OF_A_KIND, type Plan, type PlanItem, type PlanKind } from '#contract/relationship-plan.ts';
import { newId } from '#server/clock/ids.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Held } from '#server/relationships/held.ts';
import type { Row } from '#server/relationships/record.ts';
import { relationshipPlanItems as items } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

type ItemRow = typeof items.$inferSelect;

const TABLE = 'relationship_plan_items';
export const openText = (safe: Safe, { id, sealed }: Pick<ItemRow, 'id' | 'sealed'>) =>
  safe.open<string>(TABLE, id, sealed);
export const sealText = (safe: Safe, id: string, text: string) => safe.seal(TABLE, id, text);

export const presentItem = (row: ItemRow, text: string): PlanItem => ({
  id: row.id,
  relationshipId: row.relationshipId,
  kind: row.kind,
  text,
  isDone: row.doneAt !== null,
  dueOn: row.dueOn,
  createdAt: row.createdAt.toISOString(),
});

type NewItem = { kind: PlanKind; text: string; dueOn: string | null };

export async function addItems(tx: Transaction, safe: Safe, row: Row, added: readonly NewItem[], now: Date) {
  const rows = added.map(({ text, ...item }) => {
    const id = newId(now);
    const sealed = sealText(safe, id, text);
    return { ...item, id, ownerId: row.ownerId, relationshipId: row.id, doneAt: null, createdAt: now, sealed };
  });
  if (rows.length > 0) await tx.insert(items).values(rows);
  return rows;
}

export async function itemsIn(db: Db | Transaction, ownerId: string, relationshipId: string): Promise<ItemRow[]> {
  return db
    .select()
    .from(items)
    .where(and(eq(items.ownerId, ownerId), eq(items.relationshipId, relationshipId)))
    .orderBy(asc(items.id));
}

export function presentPlan(safe: Safe, rows: readonly ItemRow[]): Plan {
  const of = (kind: PlanKind) =>
    rows.filter((row) => row.kind === kind).map((row) => presentItem(row, openText(safe, row)));
  return { goals: of('goal'), steps: of('step'), promises: of('promise') };
}

/** Within a held relationship nobody else adds to it meanwhile. */
export async function roomFor({ tx, row }: Held, kind: PlanKind, more: number) {
  const isKind = and(eq(items.relationshipId, row.id), eq(items.kind, kind));
  const [there] = await tx.select({ count: count() }).from(items).where(isKind);
  if ((there?.count ?? 0) + more <= MOST_OF_A_KIND) return;
  const message = `This plan is full: it takes ${MOST_OF_A_KIND} of each kind. Please take one off first.`;
  throw refuse('conflict', { reason: 'plan_full' }, message);
}

export const planOf = async ({ tx, safe, row }: Held): Promise<Plan> =>
  presentPlan(safe, await itemsIn(tx, row.ownerId, row.id));
