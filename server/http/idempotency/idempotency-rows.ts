import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { DbOrTransaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import { idempotencyKeys as keys } from '#server/http/idempotency/idempotency-table.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Seconds without a renewal after which a call counts as dead. */
export const LEASE = 5;

export type Use = { ownerId: string; endpoint: string; key: string; bodyHash: string; holder: string; createdAt: Date };
export type Known = typeof keys.$inferSelect;

const same = (use: Use) => and(eq(keys.ownerId, use.ownerId), eq(keys.endpoint, use.endpoint), eq(keys.key, use.key));
/** Unless another call has taken over. */
const mine = (use: Use) => and(same(use), eq(keys.holder, use.holder));
const lease = () => sql`clock_timestamp() + make_interval(secs => ${LEASE})`;

/** True for exactly one of several calls with the same key. */
export async function claim({ db }: Pick<Context, 'db'>, use: Use): Promise<boolean> {
  const { bodyHash, holder, createdAt } = use;
  const fresh = { bodyHash, holder, createdAt, leasedUntil: lease(), made: null, reply: null };
  const taken = await db
    .insert(keys)
    .values({ ...use, ...fresh })
    .onConflictDoUpdate({
      target: [keys.ownerId, keys.endpoint, keys.key],
      set: fresh,
      // Answers older than a day are ignored, even if they have not been deleted yet.
      setWhere: lt(keys.createdAt, new Date(createdAt.getTime() - DAY)),
    })
    .returning({ key: keys.key });
  return taken.length > 0;
}

export async function readKnown({ db }: Pick<Context, 'db'>, use: Use): Promise<Known | undefined> {
  const [row] = await db.select().from(keys).where(same(use));
  return row;
}

/** Takes over from a call that died; of several, one succeeds. */
export async function takeOver({ db }: Pick<Context, 'db'>, use: Use): Promise<Known | undefined> {
  const isOver = or(isNull(keys.leasedUntil), lt(keys.leasedUntil, sql`clock_timestamp()`));
  const [row] = await db
    .update(keys)
    .set({ holder: use.holder, leasedUntil: lease() })
    .where(and(same(use), isNull(keys.reply), isOver))
    .returning();
  return row;
}

export async function renew({ db }: Pick<Context, 'db'>, use: Use) {
  await db
    .update(keys)
    .set({ leasedUntil: lease() })
    .where(and(mine(use), isNull(keys.reply)));
}

/** False if another call has taken over; the transaction must then be rolled back. */
export async function write(to: DbOrTransaction, use: Use, change: Partial<Pick<Known, 'made' | 'reply'>>) {
  const kept = await to.update(keys).set(change).where(mine(use)).returning({ key: keys.key });
  return kept.length > 0;
}

/** After a failure: removes the row, or leaves what was done for the next call with the key. */
export async function letGo({ db }: Pick<Context, 'db'>, use: Use) {
  await db.delete(keys).where(and(mine(use), isNull(keys.made), isNull(keys.reply)));
  await db.update(keys).set({ leasedUntil: null }).where(mine(use));
}
