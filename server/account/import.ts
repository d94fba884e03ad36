import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Import, type LeftBehind, NOT_AN_EXPORT, NOT_EMPTY } from '#contract/export-erase.ts';
import { Preferences } from '#contract/preferences.ts';
import { collected } from '#server/account/export-files.ts';
import { PREFERENCES } from '#server/account/kept-preferences.ts';
import { leftBehind } from '#server/account/left-behind.ts';
import type { PersonalData } from '#server/account/personal-data.ts';
import { accountPreferences } from '#server/account/table.ts';
import { users } from '#server/database/users.ts';
import { type Arrival, arrivals } from '#server/http/arrival.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { invalid, refuse } from '#server/refusal.ts';

const isNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value ?? {}).every(isNothing));

/** Settings do not count as contents. */
async function isEmpty(context: Context, { brought }: PersonalData, userId: string) {
  const rooms: Record<string, Record<string, unknown>> = {};
  for (const [name, room] of Object.entries(brought)) rooms[name] = await room.exportOf(context, userId);
  const { memory: remembered, relationships: people, ...others } = await collected(rooms);
  return [remembered?.facts, people?.relationships, others].every(isNothing);
}

/** Picture, country and email choices. Sign-in, agreements and payments belong to the account itself. */
async function bringPreferences({ tx, safe, owner }: Arrival, part: unknown) {
  const { preferences } = z.object({ preferences: Preferences }).parse(part);
  const sealed = safe.seal(PREFERENCES, owner.id, preferences);
  const row = tx.insert(accountPreferences).values({ ownerId: owner.id, sealed });
  await row.onConflictDoUpdate({ target: accountPreferences.ownerId, set: { sealed } });
}

/** Imports an export into an empty account, in one transaction. Returns what could not be imported. */
export async function importAll(
  context: Context,
  data: PersonalData,
  { id, name }: Caller,
  { rooms }: Import,
): Promise<LeftBehind> {
  const { db, vault, now } = context;
  const safe = await vault.of(id);
  await db.transaction(async (tx) => {
    // Locks the account, so that the second of two imports finds it no longer empty.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    if (!(await isEmpty(context, data, id))) throw refuse('conflict', { reason: 'not_empty' }, NOT_EMPTY);
    const arrival = { vault, tx, safe, owner: { id, name }, now: now(), ...arrivals() };
    if (rooms.account) await bringPreferences(arrival, rooms.account).catch(refuseForeign);
    for (const [room, { importOf }] of Object.entries(data.brought))
      if (rooms[room]) await importOf(arrival, rooms[room]).catch(refuseForeign);
  });
  return leftBehind({ rooms });
}

/** A schema error means that the file is not a valid export. */
function refuseForeign(error: unknown): never {
  if (error instanceof Error && error.name === '$ZodError') throw invalid([{ path: ['file'], message: NOT_AN_EXPORT }]);
  throw error;
}
