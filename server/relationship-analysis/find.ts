import { setImmediate as breathe } from 'node:timers/promises';
import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { openRow, rowsOf } from '#server/relationship-analysis/row.ts';
import type { House } from '#server/services.ts';

const BATCH = 100;

/** Somebody's analyses one by one, the newest first; others get a turn between batches. */
export async function* openedOf(
  { db, vault }: Pick<House, 'db' | 'vault'>,
  ownerId: string,
  before?: string,
): AsyncGenerator<RelationshipAnalysis> {
  const safe = await vault.of(ownerId);
  for (let last = before; ; ) {
    const rows = await rowsOf(db, ownerId, last, BATCH);
    for (const row of rows) yield openRow(safe, row);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id;
    await breathe();
  }
}

/** All that is written in an analysis, to be looked through. */
export const textOf = ({ description, analysis }: RelationshipAnalysis) =>
  [
    description,
    analysis.communicationStyle,
    ...analysis.strengths,
    ...analysis.areasForGrowth,
    ...analysis.recommendations,
  ].join('\n');

type Wanted = { words: string; before?: string | undefined; limit: number };

/** Those in which every word stands somewhere. */
export async function find(house: Pick<House, 'db' | 'vault'>, ownerId: string, { words, before, limit }: Wanted) {
  const sought = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found: RelationshipAnalysis[] = [];
  for await (const one of openedOf(house, ownerId, before)) {
    const text = textOf(one).toLocaleLowerCase();
    if (sought.every((word) => text.includes(word))) found.push(one);
    if (found.length === limit) break;
  }
  return found;
}
