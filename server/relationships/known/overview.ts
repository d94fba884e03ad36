import { and, type Column, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Overview } from '#contract/dashboard.ts';
import { FIRST_RELATIONSHIPS } from '#contract/insight-cards.ts';
import { isHealthy, needsAttention } from '#contract/relationship-scores.ts';
import { hot } from '#server/database/hot.ts';
import type { Db } from '#server/database/open.ts';
import { openWords, presentCard, ratedAt } from '#server/relationships/record/record.ts';
import { connections, relationships as r } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

/** More than anybody has; the tiles count no further. */
const MOST_COUNTED = 1000;

const ofTheFirst = (column: Column) =>
  sql<Buffer | null>`case when row_number() over (order by ${r.id} desc) <= ${sql.raw(String(FIRST_RELATIONSHIPS))} then ${column} end`;

/** Everyone's figures, and the sealed texts of the first few. */
const overviewOf = hot((read) =>
  read
    .select({
      id: r.id,
      type: r.type,
      trustSafety: r.trustSafety,
      communicationClarity: r.communicationClarity,
      growth: r.growth,
      joyFulfillment: r.joyFulfillment,
      goodMoments: r.goodMoments,
      conflicts: r.conflicts,
      weighedAt: r.weighedAt,
      otherId: connections.otherId,
      sealed: ofTheFirst(r.sealed),
      sealedGuard: ofTheFirst(r.sealedGuard),
    })
    .from(r)
    .leftJoin(connections, eq(connections.relationshipId, r.id))
    .where(and(eq(r.ownerId, sql.placeholder('owner')), isNull(r.deletedAt), isNull(r.archivedAt)))
    .orderBy(desc(r.id))
    .limit(MOST_COUNTED)
    .prepare('relationships_overview'),
);

export type OverviewRows = Awaited<ReturnType<typeof readOverview>>;
export const readOverview = (read: Db, owner: string) => overviewOf(read).execute({ owner });

const average = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;

/** The tiles and the first cards. */
export function presentOverview(rows: OverviewRows, safe: Safe, now: Date): Overview {
  const all = rows.map((row) => ratedAt(row, now));
  const health = all.filter(({ isRated }) => isRated).map(({ overallHealthScore }) => overallHealthScore);
  const first = rows.flatMap(({ sealed, ...row }, i) => {
    const rated = all[i];
    return sealed && rated ? [presentCard(row, rated, openWords(safe, { id: row.id, sealed }))] : [];
  });
  const averageHealth = average(health);
  return {
    total: rows.length,
    healthy: health.filter(isHealthy).length,
    needAttention: health.filter(needsAttention).length,
    averageHealth: averageHealth === null ? null : Math.round(averageHealth),
    first,
  };
}
