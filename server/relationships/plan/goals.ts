import { and, eq, inArray } from 'drizzle-orm';
import { splitGoals } from '#contract/relationship-lists.ts';
import type { Transaction } from '#server/database/open.ts';
import { addItems, itemsIn, openText } from '#server/relationships/plan/plan-items.ts';
import type { Row } from '#server/relationships/record/record.ts';
import { relationshipPlanItems as items } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

type Deps = { tx: Transaction; safe: Safe; now: Date };

/** Removes and adds goals. Existing ones stay as they are, done or not. */
async function change({ tx, safe, now }: Deps, row: Row, wanted: (text: string) => boolean, added: string[]) {
  const goals = (await itemsIn(tx, row.ownerId, row.id)).filter(({ kind }) => kind === 'goal');
  const there = goals.map((item) => ({ id: item.id, text: openText(safe, item) }));
  const gone = there.filter(({ text }) => !wanted(text)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(items).where(and(eq(items.ownerId, row.ownerId), inArray(items.id, gone)));
  const known = there.map(({ text }) => text);
  const fresh = [...new Set(added)].filter((text) => !known.includes(text));
  const rows = fresh.map((text) => ({ kind: 'goal' as const, text, dueOn: null }));
  await addItems(tx, safe, row, rows, now);
}

/** Updates the checklist after a change of the goals' text. */
export async function followGoals(deps: Deps, row: Row, before: string, after: string) {
  const [were, are] = [splitGoals(before), splitGoals(after)];
  const lost = were.filter((goal) => !are.includes(goal));
  const gained = are.filter((goal) => !were.includes(goal));
  if (lost.length + gained.length > 0) await change(deps, row, (text) => !lost.includes(text), gained);
}

/** Makes the checklist match the text exactly. */
export async function reprocessGoals(deps: Deps, row: Row, text: string) {
  const goals = splitGoals(text);
  await change(deps, row, (there) => goals.includes(there), goals);
}
