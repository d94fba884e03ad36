import { and, eq } from 'drizzle-orm';
import type { PlanItem } from '#contract/relationship-plan.ts';
import { house } from '#server/http/gate.ts';
import { reprocessGoals } from '#server/relationships/goals.ts';
import { withHeed } from '#server/relationships/heed.ts';
import { type Held, withHeld } from '#server/relationships/held.ts';
import { found, idIn } from '#server/relationships/own.ts';
import {
  addItems,
  itemsIn,
  openText,
  planOf,
  presentItem,
  presentPlan,
  roomFor,
  sealText,
} from '#server/relationships/plan-items.ts';
import { readOwn } from '#server/relationships/reads.ts';
import { generateSteps } from '#server/relationships/steps.ts';
import { relationshipPlanItems as items } from '#server/relationships/table.ts';

type Change = { text?: string | undefined; isDone?: boolean | undefined; dueOn?: string | null | undefined };

async function changeItem({ tx, safe, row, now }: Held, itemId: string, change: Change): Promise<PlanItem> {
  const isIt = and(eq(items.relationshipId, row.id), eq(items.id, idIn(itemId)));
  const [held] = await tx.select().from(items).where(isIt).for('update');
  const there = found(held);
  const text = change.text ?? openText(safe, there);
  const isDone = change.isDone ?? there.doneAt !== null;
  const set = {
    doneAt: isDone ? (there.doneAt ?? now) : null,
    dueOn: change.dueOn === undefined ? there.dueOn : change.dueOn,
    sealed: sealText(safe, there.id, text),
  };
  await tx.update(items).set(set).where(isIt);
  return presentItem({ ...there, ...set }, text);
}

export const plan = {
  get: house.relationships.plan.get.handler(async ({ context, input: { id } }) => {
    const { db, vault, user } = context;
    await readOwn(context, user.id, id);
    return presentPlan(await vault.of(user.id), await itemsIn(db, user.id, id));
  }),

  add: house.relationships.plan.add.handler(({ context, input: { id, kind, text, dueOn = null } }) =>
    withHeed(context, id, [text], async (held) => {
      await roomFor(held, kind, 1);
      const [row] = await addItems(held.tx, held.safe, held.row, [{ kind, text, dueOn }], held.now);
      return presentItem(found(row), text);
    }),
  ),

  change: house.relationships.plan.change.handler(({ context, input: { id, itemId, ...change } }) =>
    withHeed(context, id, [change.text], (held) => changeItem(held, itemId, change)),
  ),

  remove: house.relationships.plan.remove.handler(({ context, input: { id, itemId } }) =>
    withHeld(context, id, async ({ tx, row }) => {
      const isIt = and(eq(items.relationshipId, row.id), eq(items.id, idIn(itemId)));
      const gone = await tx.delete(items).where(isIt).returning({ id: items.id });
      found(gone[0]);
    }),
  ),

  reprocessGoals: house.relationships.plan.reprocessGoals.handler(({ context, input: { id } }) =>
    withHeld(context, id, async (held) => {
      await reprocessGoals(held, held.row, held.words.relationshipGoals);
      return planOf(held);
    }),
  ),

  generateSteps: house.relationships.plan.generateSteps.handler(({ context, input: { id } }) =>
    generateSteps(context, id),
  ),
};
