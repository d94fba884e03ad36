import { and, eq } from 'drizzle-orm';
import { openQuestion, sealQuestion } from '#server/coach/run/seal.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Safe } from '#server/vault/vault.ts';

/**
 * What a member wrote down and a coach was told for their replies, taken out of what was asked. The replies can still
 * be read, and one that is being written goes on.
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
