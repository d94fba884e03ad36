import { and, eq } from 'drizzle-orm';
import type { PlanItem } from '#contract/relationship-plan.ts';
import { found, idIn } from '#server/found.ts';
import { signedIn } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import { keepWritten } from '#server/relationships/connect/connecting.ts';
import { reprocessGoals } from '#server/relationships/plan/goals.ts';
import {
  addItems,
  changedItem,
  itemsIn,
  openText,
  planOf,
  presentItem,
  presentPlan,
  reminderOn,
  roomFor,
  sealText,
} from '#server/relationships/plan/plan-items.ts';
import { generateSteps } from '#server/relationships/plan/steps.ts';
import { type Held, withHeld } from '#server/relationships/record/held.ts';
import { readOwn } from '#server/relationships/record/reads.ts';
import { relationshipPlanItems as items } from '#server/relationships/table.ts';

type Change = { text?: string | undefined; isDone?: boolean | undefined; dueOn?: string | null | undefined };

async function changeItem(held: Held, itemId: string, change: Change, timeZone: string): Promise<PlanItem> {
  const { tx, safe, row, now } = held;
  const isIt = and(eq(items.relationshipId, row.id), eq(items.id, idIn(itemId)));
  const [kept] = await tx.select().from(items).where(isIt).for('update');
  const there = found(kept);
  const text = change.text ?? openText(safe, there);
  const set = { ...changedItem(there, change, now, timeZone), sealed: sealText(safe, there.id, text) };
  await tx.update(items).set(set).where(isIt);
  return presentItem({ ...there, ...set }, text);
}

export const plan = {
  get: signedIn.relationships.plan.get.handler(async ({ context, input: { id } }) => {
    const { db, vault, user } = context;
    await readOwn(context, user.id, id);
    return presentPlan(await vault.of(user.id), await itemsIn(db, user.id, id));
  }),

  add: signedIn.relationships.plan.add.handler(({ context, input: { id, kind, text, dueOn = null } }) =>
    keepWritten(context, id, [text], async (held) => {
      await roomFor(held, kind, 1);
      const remindAt = kind === 'goal' ? null : reminderOn(dueOn, whereabouts(context.headers).timeZone, held.now);
      const [row] = await addItems(held.tx, held.safe, held.row, [{ kind, text, dueOn, remindAt }], held.now);
      return presentItem(found(row), text);
    }),
  ),

  change: signedIn.relationships.plan.change.handler(({ context, input: { id, itemId, ...change } }) =>
    keepWritten(context, id, [change.text], (held) =>
      changeItem(held, itemId, change, whereabouts(context.headers).timeZone),
    ),
  ),

  remove: signedIn.relationships.plan.remove.handler(({ context, input: { id, itemId } }) =>
    withHeld(context, id, async ({ tx, row }) => {
      const isIt = and(eq(items.relationshipId, row.id), eq(items.id, idIn(itemId)));
      const gone = await tx.delete(items).where(isIt).returning({ id: items.id });
      found(gone[0]);
    }),
  ),

  reprocessGoals: signedIn.relationships.plan.reprocessGoals.handler(({ context, input: { id } }) =>
    withHeld(context, id, async (held) => {
      await reprocessGoals(held, held.row, held.words.relationshipGoals);
      return planOf(held);
    }),
  ),

  generateSteps: signedIn.relationships.plan.generateSteps.handler(({ context, input: { id } }) =>
    generateSteps(context, id),
  ),
};
