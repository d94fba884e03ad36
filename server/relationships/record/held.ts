import type { Transaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { notifyOwner } from '#server/relationships/notify-owner.ts';
import { holdOwn } from '#server/relationships/record/own.ts';
import { openWords, type Row, type Words } from '#server/relationships/record/record.ts';
import type { Safe } from '#server/vault/vault.ts';

/** A relationship of the caller's, locked for a change. */
export type Held = { tx: Transaction; safe: Safe; row: Row; words: Words; now: Date };

/** Changes something of a locked relationship, and tells the owner's other pages. */
export async function withHeld<Answer>(
  { db, vault, live, user, now }: Pick<Context, 'db' | 'vault' | 'live' | 'now'> & { user: Pick<Caller, 'id'> },
  id: string,
  work: (held: Held) => Promise<Answer>,
): Promise<Answer> {
  const safe = await vault.of(user.id);
  return db.transaction(async (tx) => {
    const row = await holdOwn(tx, user.id, id);
    const answer = await work({ tx, safe, row, words: openWords(safe, row), now: now() });
    await notifyOwner(live, user.id, row.id, tx);
    return answer;
  });
}
