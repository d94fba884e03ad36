import type { Ready } from '#server/coach/run/prepare.ts';
import type { Db, Transaction } from '#server/database/open.ts';

/** A question within a transaction: begin its reply when that is kept, or give back what was set aside for it. */
export type Kept = { begin(): void; drop(): Promise<unknown> };

/** A question before anything of it is kept: it is prepared, and where it may be, asked. */
export type Expected = {
  /** What the question is: whatever is kept in the end is compared with it. */
  asked: object;
  ready: Promise<Ready> | undefined;
  stop: AbortController;
  isTaken: boolean;
  drop(): Promise<unknown>;
};

/**
 * A transaction that keeps questions. Their replies begin here when it is kept; else they are dropped, and so is what was
 * expected and came otherwise.
 */
export async function keeping<Made>(
  db: Pick<Db, 'transaction'>,
  work: (tx: Transaction, soon: Kept[]) => Promise<Made>,
  expected?: Expected,
): Promise<Made> {
  const soon: Kept[] = [];
  try {
    const made = await db.transaction((tx) => work(tx, soon));
    for (const { begin } of soon) begin();
    return made;
  } catch (error) {
    await Promise.all(soon.map(({ drop }) => drop()));
    throw error;
  } finally {
    if (!expected?.isTaken) await expected?.drop();
  }
}
