import { and, count, eq } from 'drizzle-orm';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';
import { MOST_OF_A_KIND, type Plan, type PlanItem, type PlanKind } from '#contract/relationship-plan.ts';
import { house } from '#server/http/gate.ts';
import { refuse } from '#server/http/refuse.ts';
import { reprocessGoals } from '#server/relationships/goals.ts';
import { type Held, withHeld } from '#server/relationships/held.ts';
import { found, idIn } from '#server/relationships/own.ts';
import { addItems, itemsIn, openText, presentItem, presentPlan, sealText } from '#server/relationships/plan-items.ts';
import { readOwn } from '#server/relationships/reads.ts';
import { stepsFor } from '#server/relationships/steps.ts';
import { relationshipPlanItems as items } from '#server/relationships/table.ts';

/** Within a held relationship nobody else adds to it meanwhile. */
async function roomFor({ tx, row }: Held, kind: PlanKind, more: number) {
  const isKind = and(eq(items.relationshipId, row.id), eq(items.kind, kind));
  const [there] = await tx.select({ count: count() }).from(items).where(isKind);
  if ((there?.count ?? 0) + more <= MOST_OF_A_KIND) return;
  const message = `This plan is full: it takes ${MOST_OF_A_KIND} of each kind. Please take one off first.`;
  throw refuse('conflict', { reason: 'plan_full' }, message);
}

const planOf = async ({ tx, safe, row }: Held): Promise<Plan> =>
  presentPlan(safe, await itemsIn(tx, row.ownerId, row.id));

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

async function generateSteps(held: Held): Promise<Plan> {
  const { tx, safe, row, words, now } = held;
  if (words.strugglingWith === '')
    throw refuse('conflict', { reason: 'no_areas' }, 'Please add an area to improve first.');
  const { steps } = await planOf(held);
  const there = steps.map(({ text }) => text);
  const fresh = stepsFor(words.strugglingWith, words.personName, there, LONGEST_ITEM);
  await roomFor(held, 'step', fresh.length);
  const rows = fresh.map((text) => ({ kind: 'step' as const, text, dueOn: null }));
  await addItems(tx, safe, row, rows, now);
  return planOf(held);
}

export const plan = {
  get: house.relationships.plan.get.handler(async ({ context, input: { id } }) => {
    const { db, vault, user } = context;
    await readOwn(context, user.id, id);
    return presentPlan(await vault.of(user.id), await itemsIn(db, user.id, id));
  }),

  add: house.relationships.plan.add.handler(({ context, input: { id, kind, text, dueOn = null } }) =>
    withHeld(context, id, async (held) => {
      await roomFor(held, kind, 1);
      const [row] = await addItems(held.tx, held.safe, held.row, [{ kind, text, dueOn }], held.now);
      return presentItem(found(row), text);
    }),
  ),

  change: house.relationships.plan.change.handler(({ context, input: { id, itemId, ...change } }) =>
    withHeld(context, id, (held) => changeItem(held, itemId, change)),
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
    withHeld(context, id, generateSteps),
  ),
};
