import { eq } from 'drizzle-orm';
import { NO_PREFERENCES, type Preferences } from '#contract/preferences.ts';
import { accountPreferences } from '#server/account/table.ts';
import type { DbOrTransaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

export const PREFERENCES = 'account_preferences';
type PreferencesRow = typeof accountPreferences.$inferSelect;

/** A member's choices, with the defaults for the rest. */
export const openPreferences = (safe: Safe, row: PreferencesRow | undefined): Preferences => ({
  ...NO_PREFERENCES,
  ...(row && safe.open<Preferences>(PREFERENCES, row.ownerId, row.sealed)),
});

export async function preferencesOf({ vault }: Pick<House, 'vault'>, db: DbOrTransaction, ownerId: string) {
  const [row] = await db.select().from(accountPreferences).where(eq(accountPreferences.ownerId, ownerId));
  return openPreferences(await vault.of(ownerId), row);
}
