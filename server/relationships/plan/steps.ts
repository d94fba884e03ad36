import { itemsOf, LONGEST_ITEM } from '#contract/relationship-lists.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { addItems, itemsIn, openText, planOf, roomFor } from '#server/relationships/plan/plan-items.ts';
import { withHeld } from '#server/relationships/record/held.ts';
import { readOne } from '#server/relationships/record/reads.ts';
import { policyOf } from '#server/safety/policy.ts';

type Mine = Context & { user: Caller };

/** Areas per request, so that there are a few steps for each. */
const AT_ONCE = 2;

/** Areas with the fewest steps first, otherwise in their own order. */
export function nextAreas(areas: readonly string[], steps: readonly string[]): string[] {
  const known = (area: string) => steps.filter((step) => step.toLowerCase().includes(area.toLowerCase())).length;
  return areas.toSorted((a, b) => known(a) - known(b)).slice(0, AT_ONCE);
}

/** Asks the coach for steps, and adds those that are not in the plan yet. */
export async function generateSteps(context: Mine, id: string) {
  const { db, vault, user, coach } = context;
  const { personName, relationshipType, strugglingWith } = await readOne(context, user.id, id);
  const areas = itemsOf(strugglingWith);
  if (areas.length === 0) throw refuse('conflict', { reason: 'no_areas' }, 'Please add an area to improve first.');
  const safe = await vault.of(user.id);
  const kept = (await itemsIn(db, user.id, id)).filter(({ kind }) => kind === 'step');
  const known = kept.map((item) => openText(safe, item));
  const given = { personName, relationshipType, areas: nextAreas(areas, known) };
  const { output, meta } = await coach.ask('actionSteps', given, { people: [user.id], names: [personName] });
  const plan = await withHeld(context, id, async (held) => {
    const there = (await planOf(held)).steps.map(({ text }) => text);
    const said = output.steps.map((step) => step.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ITEM));
    const fresh = [...new Set(said)].filter((step) => step !== '' && !there.includes(step));
    await roomFor(held, 'step', fresh.length);
    const rows = fresh.map((text) => ({ kind: 'step' as const, text, dueOn: null }));
    await addItems(held.tx, held.safe, held.row, rows, held.now);
    return planOf(held);
  });
  return { plan, meta, safety: policyOf(meta.safety).card ? meta.safety : null };
}
