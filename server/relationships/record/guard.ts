import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTransaction } from '#server/database/open.ts';
import { relationships as r } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type Row = Pick<typeof r.$inferSelect, 'id' | 'sealedGuard'>;

const TABLE = 'relationships.guard';
const AT_ONCE = 200;

/** Whether safety forbids a connection. Stored as a number, so that the sealed value has one length. */
export const sealGuard = (safe: Safe, id: string, isOff: boolean) => safe.seal(TABLE, id, isOff ? 1 : 0);

export const isConnectingOff = (safe: Safe, { id, sealedGuard }: Row) =>
  safe.open<number>(TABLE, id, sealedGuard) === 1;

/** Whether a relationship, which may be deleted by now, can be shared. */
export async function mayConnectOn(
  { vault }: Pick<House, 'vault'>,
  from: DbOrTransaction,
  ownerId: string,
  relationshipId: string,
): Promise<boolean> {
  const isIt = and(eq(r.id, relationshipId), eq(r.ownerId, ownerId));
  const [row] = await from.select({ id: r.id, sealedGuard: r.sealedGuard }).from(r).where(isIt);
  return row !== undefined && !isConnectingOff(await vault.of(ownerId), row);
}

/** Seals what an older version stored in the clear. When none is left, it costs one index lookup. */
export async function sealGuards({ db, vault }: Pick<House, 'db' | 'vault'>): Promise<void> {
  const isOpen = sql`${r.sealedGuard} = ''`;
  const rows = await db.select().from(r).where(isOpen).limit(AT_ONCE);
  for (const { id, ownerId, openConnectingOff } of rows) {
    const sealedGuard = sealGuard(await vault.of(ownerId), id, openConnectingOff);
    await db
      .update(r)
      .set({ sealedGuard, openConnectingOff: false })
      .where(and(eq(r.id, id), isOpen));
  }
  if (rows.length === AT_ONCE) await sealGuards({ db, vault });
}
