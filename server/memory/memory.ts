import { and, eq, isNull } from 'drizzle-orm';
import { registerMemory } from '#server/chats/chats.ts';
import type { Transaction } from '#server/database/open.ts';
import * as facts from '#server/memory/facts.ts';
import * as arriving from '#server/memory/import.ts';
import * as settings from '#server/memory/settings.ts';
import { memoryFacts, memorySettings } from '#server/memory/table.ts';
import type { House } from '#server/services.ts';

type Memory = Parameters<typeof registerMemory>[0];

async function allFacts({ db, vault }: Pick<House, 'db' | 'vault'>, ownerId: string) {
  const [rows, safe] = await Promise.all([facts.factRows(db, ownerId), vault.of(ownerId)]);
  return rows.map((row) => ({ text: facts.openFact(safe, row), about: row.relationshipId }));
}

const MOST_PROPOSED = 6;

const propose: Memory['propose'] = async (house, tx, proposals) => {
  for (const proposal of proposals) {
    const isOpen = and(eq(memoryFacts.ownerId, proposal.ownerId), isNull(memoryFacts.keptAt));
    const open = await tx.select({ id: memoryFacts.id }).from(memoryFacts).where(isOpen).limit(MOST_PROPOSED);
    if (open.length >= MOST_PROPOSED) return;
    await facts.insertFact(house, tx, { ...proposal, isKept: false });
    await house.live.notify(proposal.ownerId, { kind: 'memory.facts' }, tx);
  }
};

export const registerMemoryForChats = () =>
  registerMemory({ allowedKinds: settings.allowedKinds, linesFor: facts.keptLines, facts: allFacts, propose });

/** For the search. */
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
