import { and, asc, count, eq } from 'drizzle-orm';
import { type Helped, REMINDED_AT } from '#contract/commitments.ts';
import { MOST_OF_A_KIND, type Plan, type PlanItem, type PlanKind } from '#contract/relationship-plan.ts';
import { newId } from '#server/clock/ids.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';
import type { Held } from '#server/relationships/record/held.ts';
import { relationshipPlanItems as items } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

export type ItemRow = typeof items.$inferSelect;

const TABLE = 'relationship_plan_items';
export const openText = (safe: Safe, { id, sealed }: Pick<ItemRow, 'id' | 'sealed'>) =>
  safe.open<string>(TABLE, id, sealed);
export const sealText = (safe: Safe, id: string, text: string) => safe.seal(TABLE, id, text);

export const presentItem = (row: ItemRow, text: string): PlanItem => ({
  id: row.id,
  relationshipId: row.relationshipId ?? '',
  kind: row.kind,
  text,
  isDone: row.doneAt !== null,
  dueOn: row.dueOn,
  createdAt: row.createdAt.toISOString(),
});

type NewItem = Pick<ItemRow, 'kind' | 'dueOn'> & Partial<Pick<ItemRow, 'source' | 'remindAt'>> & { text: string };
/** The relationship the items belong to; null for none. */
type Parent = { ownerId: string; id: string | null };

/** The morning of the day it is due, in the member's time zone; null if that has passed. */
export function reminderOn(dueOn: string | null, timeZone: string, now: Date): Date | null {
  if (dueOn === null) return null;
  const plainTime = new Temporal.PlainTime(REMINDED_AT);
  const at = Temporal.PlainDate.from(dueOn).toZonedDateTime({ timeZone, plainTime });
  return at.epochMilliseconds > now.getTime() ? new Date(at.epochMilliseconds) : null;
}

type Change = { isDone?: boolean | undefined; dueOn?: string | null | undefined; helped?: Helped | null | undefined };

/** The row after a change. Reopening an item clears the answer on whether it helped. */
export function changedItem(there: ItemRow, { isDone, dueOn, helped }: Change, now: Date, timeZone: string) {
  const doneAt = (isDone ?? there.doneAt !== null) ? (there.doneAt ?? now) : null;
  const on = dueOn === undefined ? there.dueOn : dueOn;
  const isMoved = dueOn !== undefined && dueOn !== there.dueOn;
  const isReopened = doneAt === null && there.doneAt !== null;
  const remindAt = isMoved || isReopened ? reminderOn(on, timeZone, now) : there.remindAt;
  return {
    doneAt,
    dueOn: on,
    remindAt: doneAt ? null : remindAt,
    helped: doneAt ? (helped === undefined ? there.helped : helped) : null,
  };
}

export async function addItems(tx: Transaction, safe: Safe, parent: Parent, added: readonly NewItem[], now: Date) {
  const rows = added.map(({ text, ...item }) => {
    const id = newId(now);
    const sealed = sealText(safe, id, text);
    const fixed = {
      id,
      ownerId: parent.ownerId,
      relationshipId: parent.id,
      doneAt: null,
      helped: null,
      createdAt: now,
      sealed,
    };
    return { source: 'own' as const, remindAt: null, ...item, ...fixed };
  });
  if (rows.length > 0) await tx.insert(items).values(rows);
  return rows;
}

export async function itemsIn(db: DbOrTransaction, ownerId: string, relationshipId: string): Promise<ItemRow[]> {
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

/** Called with the relationship locked, so that the count stays right. */
export async function roomFor({ tx, row }: Held, kind: PlanKind, more: number) {
  const isKind = and(eq(items.relationshipId, row.id), eq(items.kind, kind));
  const [there] = await tx.select({ count: count() }).from(items).where(isKind);
  if ((there?.count ?? 0) + more <= MOST_OF_A_KIND) return;
  const message = `This plan is full: it takes ${MOST_OF_A_KIND} of each kind. Please take one off first.`;
  throw refuse('conflict', { reason: 'plan_full' }, message);
}

export const planOf = async ({ tx, safe, row }: Held): Promise<Plan> =>
  presentPlan(safe, await itemsIn(tx, row.ownerId, row.id));
