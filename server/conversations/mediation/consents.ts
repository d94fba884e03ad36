import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { mediationConsents as consents } from '#server/conversations/table.ts';
import type { House } from '#server/services.ts';

type Hashing = Pick<House, 'identity'>;

const keyed = ({ identity }: Hashing, plain: Buffer): Buffer =>
  Buffer.from(identity.keyedHash('agreement', plain.toString('base64')));

/**
 * Identifies the words that were confirmed, date included. It is keyed, so that words cannot be guessed from a copy of
 * the table.
 */
export const wordsHash = (house: Hashing, items: readonly string[], checkInOn: string | null): Buffer =>
  keyed(
    house,
    createHash('sha256')
      .update(JSON.stringify([items, checkInOn]))
      .digest(),
  );

/** An older version stored a plain hash of 32 bytes. */
export async function keyConsents(house: Hashing & Pick<House, 'db'>) {
  const rows = await house.db.select().from(consents).where(sql`octet_length(${consents.wordsHash}) = 32`);
  for (const { threadId, memberId, wordsHash: plain } of rows) {
    const isIt = and(eq(consents.threadId, threadId), eq(consents.memberId, memberId), eq(consents.wordsHash, plain));
    await house.db
      .update(consents)
      .set({ wordsHash: keyed(house, plain) })
      .where(isIt);
  }
}
