import { desc, eq, sql } from 'drizzle-orm';
import { hot } from '#server/database/hot.ts';
import type { House } from '#server/services.ts';
import * as arriving from '#server/text-analysis/import.ts';
import { records, textOf } from '#server/text-analysis/records.ts';
import { textAnalyses as a } from '#server/text-analysis/table.ts';

type Deps = Pick<House, 'db' | 'vault'>;

/** When a member's analyses were made, newest first. Bind `owner`. */
export const datesOf = hot((read) =>
  read
    .select({ id: a.id, createdAt: a.createdAt })
    .from(a)
    .where(eq(a.ownerId, sql.placeholder('owner')))
    .orderBy(desc(a.id))
    .prepare('text_analyses_dates'),
);

/** For the search. */
export async function* analyzedBy(house: Deps, userId: string) {
  for await (const one of records.all(house, userId)) {
    const path = `/text-analyzer?analysis=${one.id}`;
    const title = one.analysis.emotionalTone;
    const at = new Date(one.createdAt);
    yield { kind: 'text_analysis' as const, id: one.id, part: null, title, text: textOf(one), at, path };
  }
}

export const exportOf = async (house: Deps, userId: string) => ({ analyses: await records.inOrder(house, userId) });

export const importOf = arriving.importOf;
export const eraseOf = records.erase;
