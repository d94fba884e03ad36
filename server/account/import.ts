import { eq } from 'drizzle-orm';
import { type Import, NOT_AN_EXPORT, NOT_EMPTY } from '#contract/leaving.ts';
import { collected } from '#server/account/export-files.ts';
import { chatData } from '#server/chats/chats.ts';
import * as dashboard from '#server/dashboard/dashboard.ts';
import { users } from '#server/database/users.ts';
import { arrivals } from '#server/http/arrival.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import * as journal from '#server/journal/journal.ts';
import * as memory from '#server/memory/memory.ts';
import { invalid, refuse } from '#server/refusal.ts';
import * as relationships from '#server/relationships/relationships.ts';
import * as support from '#server/support/support.ts';

/** The rooms whose things can come along. People come first: what was written about them names them. */
const IMPORTED = { relationships, journal, chats: chatData, memory, dashboard, support } as const;

const isNothing = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0);

/** Settings are no content: an account that only chose what may be used is still empty. */
async function isEmpty(context: Context, userId: string) {
  const rooms: Record<string, Record<string, unknown>> = {};
  for (const [name, room] of Object.entries(IMPORTED)) rooms[name] = await room.exportOf(context, userId);
  const { memory: remembered, relationships: people, ...others } = await collected(rooms);
  const all = [remembered?.facts, people?.relationships, ...Object.values(others).flatMap(Object.values)];
  return all.every(isNothing);
}

/** Brings an export into an empty account: all of it, or nothing. */
export async function importAll(context: Context, { id, name }: Caller, { rooms }: Import) {
  const { db, vault, now } = context;
  const safe = await vault.of(id);
  await db.transaction(async (tx) => {
    // One after the other: the second of two finds the account no longer empty.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    if (!(await isEmpty(context, id))) throw refuse('conflict', { reason: 'not_empty' }, NOT_EMPTY);
    const arrival = { vault, tx, safe, owner: { id, name }, now: now(), ...arrivals() };
    for (const [room, { importOf }] of Object.entries(IMPORTED))
      if (rooms[room]) await importOf(arrival, rooms[room]).catch(refuseForeign);
  });
}

/** What a schema finds wrong is the file's fault, and the file is told as one. */
function refuseForeign(error: unknown): never {
  if (error instanceof Error && error.name === '$ZodError') throw invalid([{ path: ['file'], message: NOT_AN_EXPORT }]);
  throw error;
}
