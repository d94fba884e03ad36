import { asc, eq } from 'drizzle-orm';
import * as followUp from '#server/arguments/follow-up.ts';
import { openArgument, rowsOf } from '#server/arguments/row.ts';
import { argumentRows as a } from '#server/arguments/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

type Books = Pick<House, 'db' | 'vault'>;

const BATCH = 100;

/** What the chats have to know of chats about an argument. */
export const tendArguments = followUp.tendArguments;

/** Every argument that somebody had read, for whoever looks for it. */
export async function* arguedBy({ db, vault }: Books, userId: string) {
  const safe = await vault.of(userId);
  for (let before: string | undefined; ; ) {
    const rows = await rowsOf(db, userId, before, BATCH);
    for (const row of rows) {
      const { id, originalConversation, context, analysis, summary, resolvedConversation } = openArgument(safe, row);
      const text = [originalConversation, context, summary, resolvedConversation].join('\n');
      const path = `/argument-resolver?argument=${id}`;
      const title = analysis.conflictType;
      const told = { lines: originalConversation.split('\n'), context };
      yield { kind: 'argument' as const, id, part: null, title, text, at: row.createdAt, path, told };
    }
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}

export async function exportOf({ db, vault }: Books, userId: string) {
  const [rows, safe] = await Promise.all([
    db.select().from(a).where(eq(a.ownerId, userId)).orderBy(asc(a.id)),
    vault.of(userId),
  ]);
  return { arguments: rows.map((row) => openArgument(safe, row)) };
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(a).where(eq(a.ownerId, userId));
}
