import { eq, sql } from 'drizzle-orm';
import type { SafetyPlan } from '#contract/support.ts';
import { hot } from '#server/database/hot.ts';
import { signedIn } from '#server/http/gate.ts';
import { openPlan, sealPlan, urgentNote } from '#server/support/support.ts';
import { safetyPlans } from '#server/support/table.ts';

const EMPTY: SafetyPlan = { warningSigns: [], calmingThings: [], places: [], people: [], reasons: [] };

const linesOf = ({ warningSigns, calmingThings, places, people, reasons }: SafetyPlan) =>
  [warningSigns, calmingThings, places, people, reasons].flat();

/** The parts that were sent. */
const given = (parts: { [Part in keyof SafetyPlan]?: string[] | undefined }): Partial<SafetyPlan> =>
  Object.fromEntries(Object.entries(parts).filter(([, lines]) => lines !== undefined));

const partsOf = ({ warningSigns, calmingThings, places, people, reasons }: SafetyPlan): SafetyPlan => ({
  warningSigns,
  calmingThings,
  places,
  people,
  reasons,
});

const planOf = hot((read) =>
  read
    .select()
    .from(safetyPlans)
    .where(eq(safetyPlans.ownerId, sql.placeholder('owner')))
    .prepare('safety_plan'),
);

export const support = {
  plan: signedIn.support.plan.handler(async ({ context: { read, user, vault } }) => {
    const [row] = await planOf(read).execute({ owner: user.id });
    if (!row) return { ...EMPTY, updatedAt: null };
    return openPlan(await vault.of(user.id), row);
  }),

  savePlan: signedIn.support.savePlan.handler(async ({ context, input }) => {
    const { db, user, vault, now } = context;
    const safe = await vault.of(user.id);
    const updatedAt = now();
    const { plan, kept } = await db.transaction(async (tx) => {
      // Locks, so that two parts saved at the same moment are both stored.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`safety plan ${user.id}`}, 0))`);
      const [before] = await tx.select().from(safetyPlans).where(eq(safetyPlans.ownerId, user.id));
      const kept = before ? partsOf(openPlan(safe, before)) : EMPTY;
      const plan = { ...kept, ...given(input) };
      const row = { updatedAt, sealed: sealPlan(safe, user.id, plan) };
      await tx
        .insert(safetyPlans)
        .values({ ownerId: user.id, ...row })
        .onConflictDoUpdate({ target: safetyPlans.ownerId, set: row });
      return { plan, kept };
    });
    const known = new Set(linesOf(kept));
    const fresh = linesOf(plan).filter((line) => !known.has(line));
    return { ...plan, updatedAt: updatedAt.toISOString(), safety: await urgentNote(context, fresh) };
  }),

  removePlan: signedIn.support.removePlan.handler(async ({ context: { db, user } }) => {
    await db.delete(safetyPlans).where(eq(safetyPlans.ownerId, user.id));
  }),
};
