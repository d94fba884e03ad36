import { asc, eq } from 'drizzle-orm';
import { openCrafting, rowsOf } from '#server/crafting/row.ts';
import { craftings as c } from '#server/crafting/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

type Books = Pick<House, 'db' | 'vault'>;

const BATCH = 100;

/** Every message that somebody crafted, for whoever looks for it. */
export async function* craftedBy({ db, vault }: Books, userId: string) {
  const safe = await vault.of(userId);
  for (let before: string | undefined; ; ) {
    const rows = await rowsOf(db, userId, before, BATCH);
    for (const row of rows) {
      const { id, goal, context, conversationHistory, originalDraft, versions } = openCrafting(safe, row);
      const text = [
        ...versions.toReversed().map(({ craftedMessage }) => craftedMessage),
        ...[originalDraft, context, conversationHistory],
      ].join('\n');
      const path = `/text-this-not-that?message=${id}`;
      yield { kind: 'crafting' as const, id, part: null, title: goal, text, at: row.createdAt, path };
    }
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}

export async function exportOf({ db, vault }: Books, userId: string) {
  const [rows, safe] = await Promise.all([
    db.select().from(c).where(eq(c.ownerId, userId)).orderBy(asc(c.id)),
    vault.of(userId),
  ]);
  return { messages: rows.map((row) => openCrafting(safe, row)) };
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(c).where(eq(c.ownerId, userId));
}
