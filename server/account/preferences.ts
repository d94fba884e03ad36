import { eq } from 'drizzle-orm';
import { NO_PREFERENCES, type Preferences } from '#contract/preferences.ts';
import { openPreferences, PREFERENCES, preferencesOf } from '#server/account/kept-preferences.ts';
import { accountPreferences as table } from '#server/account/table.ts';
import { isTimeZone } from '#server/clock/time-zone.ts';
import { signedIn } from '#server/http/gate.ts';
import { invalid } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Change = { [Name in keyof Preferences]?: Preferences[Name] | undefined };

/** Locks the person's row, so that two changes at the same moment are both stored. */
async function change({ db, vault }: Pick<House, 'db' | 'vault'>, ownerId: string, wanted: Change) {
  if (wanted.timeZone && !isTimeZone(wanted.timeZone))
    throw invalid([{ path: ['timeZone'], message: 'There is no such time zone' }]);
  const safe = await vault.of(ownerId);
  return db.transaction(async (tx) => {
    const first = { ownerId, sealed: safe.seal(PREFERENCES, ownerId, NO_PREFERENCES) };
    await tx.insert(table).values(first).onConflictDoNothing();
    const [row] = await tx.select().from(table).where(eq(table.ownerId, ownerId)).for('update');
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const after: Preferences = { ...openPreferences(safe, row), ...given };
    await tx
      .update(table)
      .set({ sealed: safe.seal(PREFERENCES, ownerId, after) })
      .where(eq(table.ownerId, ownerId));
    return after;
  });
}

export const preferences = {
  get: signedIn.account.preferences.get.handler(({ context }) => preferencesOf(context, context.db, context.user.id)),
  change: signedIn.account.preferences.change.handler(({ context, input }) => change(context, context.user.id, input)),
};
