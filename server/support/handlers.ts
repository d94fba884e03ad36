import { eq, sql } from 'drizzle-orm';
import type { SafetyPlan } from '#contract/support.ts';
import { hot } from '#server/database/hot.ts';
import { house } from '#server/http/gate.ts';
import { openPlan, sealPlan, urgentNote } from '#server/support/support.ts';
import { safetyPlans } from '#server/support/table.ts';

const EMPTY: SafetyPlan = { warningSigns: [], calmingThings: [], places: [], people: [], reasons: [] };

const linesOf = ({ warningSigns, calmingThings, places, people, reasons }: SafetyPlan) =>
  [warningSigns, calmingThings, places, people, reasons].flat();

const planOf = hot((read) =>
  read
    .select()
    .from(safetyPlans)
    .where(eq(safetyPlans.ownerId, sql.placeholder('owner')))
    .prepare('safety_plan'),
);

export const support = {
  plan: house.support.plan.handler(async ({ context: { read, user, vault } }) => {
    const [row] = await planOf(read).execute({ owner: user.id });
    if (!row) return { ...EMPTY, updatedAt: null };
    return openPlan(await vault.of(user.id), row);
  }),

  savePlan: house.support.savePlan.handler(async ({ context, input }) => {
    const { db, user, vault, now } = context;
    const safe = await vault.of(user.id);
    const [before] = await db.select().from(safetyPlans).where(eq(safetyPlans.ownerId, user.id));
    const known = new Set(before ? linesOf(openPlan(safe, before)) : []);
    const row = { updatedAt: now(), sealed: sealPlan(safe, user.id, input) };
    await db
      .insert(safetyPlans)
      .values({ ownerId: user.id, ...row })
      .onConflictDoUpdate({ target: safetyPlans.ownerId, set: row });
    const fresh = linesOf(input).filter((line) => !known.has(line));
    return { ...input, updatedAt: row.updatedAt.toISOString(), safety: await urgentNote(context, fresh) };
  }),

  removePlan: house.support.removePlan.handler(async ({ context: { db, user } }) => {
    await db.delete(safetyPlans).where(eq(safetyPlans.ownerId, user.id));
  }),
};
