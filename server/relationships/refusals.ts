import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Refused } from '#contract/relationship-connections.ts';
import { newId } from '#server/clock/ids.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { addressHash } from '#server/relationships/connect/invitation.ts';
import { refusals } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

const TABLE = 'refusals';
const MOST_SHOWN = 200;

type Deps = Pick<Context, 'vault' | 'now' | 'identity'>;
type Refusal = { ownerId: string | null; otherId: string; emailHash: string | null; name: string | null };

/** From now on that person can no longer invite the owner or the address. */
export async function refuseAnyMore({ vault, now }: Deps, tx: Transaction, { name, ...refusal }: Refusal) {
  const id = newId(now());
  const sealed = refusal.ownerId && name ? (await vault.of(refusal.ownerId)).seal(TABLE, id, name) : null;
  await tx
    .insert(refusals)
    .values({ id, ...refusal, createdAt: now(), sealed })
    .onConflictDoNothing();
}

/** Refusals by this member, and for an address they have verified. */
function theirs(deps: Pick<Context, 'identity'>, { id, email, emailVerified }: Caller) {
  const address = emailVerified ? addressHash(deps, email) : null;
  const isOwn = eq(refusals.ownerId, id);
  return address === null ? isOwn : or(isOwn, and(isNull(refusals.ownerId), eq(refusals.emailHash, address)));
}

export async function hasRefused(deps: Pick<Context, 'identity'>, db: DbOrTransaction, who: Caller, otherId: string) {
  const rows = await db
    .select({ id: refusals.id })
    .from(refusals)
    .where(and(theirs(deps, who), eq(refusals.otherId, otherId)))
    .limit(1);
  return rows.length > 0;
}

/** Whether this person's emails to that address are refused. */
export async function isAddressRefused(tx: Transaction, otherId: string, emailHash: string) {
  const isThat = and(eq(refusals.otherId, otherId), eq(refusals.emailHash, emailHash));
  return (await tx.select({ id: refusals.id }).from(refusals).where(isThat).limit(1)).length > 0;
}

type RefusalRow = typeof refusals.$inferSelect;
export const refusedName = (safe: Safe, { id, sealed }: Pick<RefusalRow, 'id' | 'sealed'>) =>
  sealed ? safe.open<string>(TABLE, id, sealed) : null;

export async function refusedBy(deps: Deps & Pick<Context, 'db'>, who: Caller): Promise<Refused[]> {
  const safe = await deps.vault.of(who.id);
  const rows = await deps.db
    .select()
    .from(refusals)
    .where(theirs(deps, who))
    .orderBy(desc(refusals.id))
    .limit(MOST_SHOWN);
  return rows.map((row) => ({
    id: row.id,
    name: refusedName(safe, row),
    at: row.createdAt.toISOString(),
  }));
}

export async function allowAgain({ db, identity }: Pick<Context, 'db' | 'identity'>, who: Caller, id: string) {
  const isIt = and(eq(refusals.id, idIn(id)), theirs({ identity }, who));
  const [gone] = await db.delete(refusals).where(isIt).returning({ id: refusals.id });
  found(gone);
}

/** Inviting somebody withdraws one's own refusal of them. */
export async function forgiveOn(tx: Transaction, ownerId: string, otherId: string) {
  await tx.delete(refusals).where(and(eq(refusals.ownerId, ownerId), eq(refusals.otherId, otherId)));
}
