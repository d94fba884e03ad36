import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import * as facts from '#server/memory/facts.ts';
import * as arriving from '#server/memory/import.ts';
import * as settings from '#server/memory/settings.ts';
import { memoryFacts, memorySettings } from '#server/memory/table.ts';
import type { House } from '#server/services.ts';

/** The kinds of what a member wrote down that a coach may use. */
export const allowedKinds = (db: DbOrTransaction, ownerId: string) => settings.allowedKinds(db, ownerId);

/** Tells what is remembered for chats about one of these people, and for all chats. */
export const rememberedBy = (house: Pick<House, 'read' | 'vault'>, ownerId: string) => facts.keptLines(house, ownerId);

/** Everything remembered or proposed, and whom it is about: none of it is to be proposed again. */
export async function knownFacts({ db, vault }: Pick<House, 'db' | 'vault'>, ownerId: string) {
  const [rows, safe] = await Promise.all([facts.factRows(db, ownerId), vault.of(ownerId)]);
  return rows.map((row) => ({ text: facts.openFact(safe, row), about: row.relationshipId }));
}

type Proposal = { ownerId: string; threadId: string; relationshipId: string | null; text: string };

/** More open questions than this are a burden. */
const MOST_PROPOSED = 6;

/** Offers to remember something; nothing of it is used before the member said yes. */
export async function propose(
  house: Pick<House, 'vault' | 'now' | 'live'>,
  tx: Transaction,
  proposals: readonly Proposal[],
) {
  for (const proposal of proposals) {
    const isOpen = and(eq(memoryFacts.ownerId, proposal.ownerId), isNull(memoryFacts.keptAt));
    const open = await tx.select({ id: memoryFacts.id }).from(memoryFacts).where(isOpen).limit(MOST_PROPOSED);
    if (open.length >= MOST_PROPOSED) return;
    await facts.insertFact(house, tx, { ...proposal, isKept: false });
    await house.live.tell(proposal.ownerId, { kind: 'memory.facts' }, tx);
  }
}

/** What is remembered, for whoever looks for it. */
export async function* writtenOf({ db, vault }: Pick<House, 'db' | 'vault'>, userId: string) {
  const [rows, safe] = await Promise.all([facts.factRows(db, userId), vault.of(userId)]);
  for (const row of rows.filter(({ keptAt }) => keptAt !== null).reverse())
    yield {
      ...{ kind: 'memory' as const, id: row.id, part: null, title: 'What Mallama remembers' },
      ...{ text: facts.openFact(safe, row), at: row.createdAt, path: '/settings#memory' },
    };
}

export async function exportOf({ db, vault }: Pick<House, 'db' | 'vault'>, userId: string) {
  const [rows, chosen, safe] = await Promise.all([
    facts.factRows(db, userId),
    settings.readSettings(db, userId),
    vault.of(userId),
  ]);
  return {
    facts: rows.map((row) => ({
      text: facts.openFact(safe, row),
      about: row.relationshipId,
      isProposedByAi: row.keptAt === null,
      createdAt: row.createdAt.toISOString(),
    })),
    mayUse: chosen.kinds,
  };
}

export const importOf = arriving.importOf;

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(memoryFacts).where(eq(memoryFacts.ownerId, userId));
  await tx.delete(memorySettings).where(eq(memorySettings.ownerId, userId));
}
