import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { isOpen } from '#server/relationships/connect/invitation.ts';
import { notifyOwner } from '#server/relationships/notify-owner.ts';
import { isConnectingOff, sealGuard } from '#server/relationships/record/guard.ts';
import { type Held, withHeld } from '#server/relationships/record/held.ts';
import { invitations, relationships } from '#server/relationships/table.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { assessManyTexts, texts } from '#server/safety/assess-texts.ts';
import { showCard, type WithCard } from '#server/safety/counts.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Safe } from '#server/vault/vault.ts';

type Text = string | null | undefined;

export const assessWritten = (written: readonly Text[]): Promise<Assessment> =>
  assessManyTexts(texts('relationship', ...written));

/** Stops offering a connection, and closes open invitations as if they had expired. */
async function closeConnecting(tx: Transaction, safe: Safe, relationshipId: string, now: Date) {
  const sealedGuard = sealGuard(safe, relationshipId, true);
  await tx.update(relationships).set({ sealedGuard }).where(eq(relationships.id, relationshipId));
  const isOpenHere = and(eq(invitations.relationshipId, relationshipId), isOpen(now));
  await tx.update(invitations).set({ closedAt: now }).where(isOpenHere);
}

type Mine = Parameters<typeof withHeld>[0] & Pick<Context, 'log'>;

/** Stores a text about somebody, and closes connecting with them where the safety layer requires it. */
export async function keepWritten<Kept>(
  context: Mine,
  id: string,
  written: readonly Text[],
  work: (held: Held) => Promise<Kept>,
): Promise<Kept & WithCard> {
  const assessment = await assessWritten(written);
  const kept = await withHeld(context, id, async (held) => {
    const done = await work(held);
    if (!policyOf(assessment).connect) await closeConnecting(held.tx, held.safe, held.row.id, held.now);
    return done;
  });
  return { ...kept, ...(await showCard(context, assessment)) };
}

/** For other rooms that learn of harm, such as a chat about this person. */
export async function forbidConnecting(
  { db, vault, now, live }: Pick<Context, 'vault' | 'now' | 'live'> & { db: DbOrTransaction },
  ownerId: string,
  id: string,
) {
  const safe = await vault.of(ownerId);
  await db.transaction(async (tx) => {
    const isIt = and(
      eq(relationships.ownerId, ownerId),
      eq(relationships.id, idIn(id)),
      isNull(relationships.deletedAt),
    );
    const [row] = await tx.select().from(relationships).where(isIt).for('update');
    if (!row || isConnectingOff(safe, row)) return;
    await closeConnecting(tx, safe, row.id, now());
    await notifyOwner(live, ownerId, row.id, tx);
  });
}
