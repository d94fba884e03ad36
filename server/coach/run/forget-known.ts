import { and, eq } from 'drizzle-orm';
import { openQuestion, sealQuestion } from '#server/coach/run/seal.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Safe } from '#server/vault/vault.ts';

/**
 * Removes what a member wrote down from the stored questions of replies. The replies stay readable, and one that is
 * being written continues.
 */
export async function forgetKnown(tx: Transaction, safe: Safe, ownerId: string) {
  const rows = await tx.select().from(coachRuns).where(eq(coachRuns.ownerId, ownerId)).for('update');
  for (const row of rows) {
    const question = openQuestion(safe, row);
    if (!('known' in question.input) || question.input.known.length === 0) continue;
    const input = sealQuestion(safe, row.id, { ...question, input: { ...question.input, known: [] } });
    await tx
      .update(coachRuns)
      .set({ input })
      .where(and(eq(coachRuns.id, row.id), eq(coachRuns.ownerId, ownerId)));
  }
}
