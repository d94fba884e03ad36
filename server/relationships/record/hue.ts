import { and, eq, isNull } from 'drizzle-orm';
import { hueOf, hues } from '#contract/hues.ts';
import type { Transaction } from '#server/database/open.ts';
import { relationships } from '#server/relationships/table.ts';

export async function idsOf(tx: Transaction, ownerId: string): Promise<string[]> {
  const own = and(eq(relationships.ownerId, ownerId), isNull(relationships.deletedAt));
  return (await tx.select({ id: relationships.id }).from(relationships).where(own)).map(({ id }) => id);
}

/** The color follows from the id, so ids are drawn until one has a color that few others have. */
export function idBeside(others: readonly string[], draw: () => string): string {
  const taken = others.map(hueOf);
  const times = (hue: string) => taken.filter((one) => one === hue).length;
  const fewest = Math.min(...hues.map(times));
  for (;;) {
    const id = draw();
    if (times(hueOf(id)) === fewest) return id;
  }
}
