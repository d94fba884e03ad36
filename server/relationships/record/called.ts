import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTransaction } from '#server/database/open.ts';
import { openWords } from '#server/relationships/record/record.ts';
import { connections, relationships as r } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';

/** What a member calls the person they are connected with; undefined if they no longer are. */
export async function calledBy(
  { vault }: Pick<House, 'vault'>,
  from: DbOrTransaction,
  ownerId: string,
  otherId: string,
): Promise<string | undefined> {
  const [row] = await from
    .select({ id: r.id, sealed: r.sealed })
    .from(connections)
    .innerJoin(r, and(eq(r.id, connections.relationshipId), isNull(r.deletedAt)))
    .where(and(eq(connections.ownerId, ownerId), eq(connections.otherId, otherId)))
    .limit(1);
  return row && openWords(await vault.of(ownerId), row).personName;
}
