import { desc, eq, sql } from 'drizzle-orm';
import { hot } from '#server/database/hot.ts';
import * as arriving from '#server/relationship-analysis/import.ts';
import { records, textOf } from '#server/relationship-analysis/records.ts';
import { relationshipAnalyses as a } from '#server/relationship-analysis/table.ts';
import type { House } from '#server/services.ts';

/** Titles of search results. */
const TITLES = { romantic: 'A romantic relationship', family: 'Family', friend: 'A friendship', colleague: 'Work' };

type Deps = Pick<House, 'db' | 'vault'>;

/** When a member's analyses were made, newest first. Bind `owner`. */
export const datesOf = hot((read) =>
  read
    .select({ id: a.id, createdAt: a.createdAt })
    .from(a)
    .where(eq(a.ownerId, sql.placeholder('owner')))
    .orderBy(desc(a.id))
    .prepare('relationship_analyses_dates'),
);

/** For the search. */
export async function* analyzedBy(house: Deps, userId: string) {
  for await (const one of records.all(house, userId)) {
    const path = `/relationship-analysis?analysis=${one.id}`;
    const title = TITLES[one.relationshipType];
    const at = new Date(one.createdAt);
    yield { kind: 'relationship_analysis' as const, id: one.id, part: null, title, text: textOf(one), at, path };
  }
}

export const exportOf = async (house: Deps, userId: string) => ({ analyses: await records.inOrder(house, userId) });

export const importOf = arriving.importOf;
export const eraseOf = records.erase;
