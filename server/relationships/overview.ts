import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Overview } from '#contract/dashboard.ts';
import { FIRST_RELATIONSHIPS } from '#contract/insight-cards.ts';
import { isHealthy, needsAttention, type Scores } from '#contract/relationship-scores.ts';
import { hot } from '#server/database/hot.ts';
import type { Db } from '#server/database/open.ts';
import { openWords, presentCard, type Rated, ratedAt } from '#server/relationships/record.ts';
import { connections, relationships as r } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

/** More than anybody has: the tiles count no further. */
const MOST_COUNTED = 1000;

/** Everybody's figures, and the words of the first few alone. */
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
      connectingOff: r.connectingOff,
      otherId: connections.otherId,
      sealed: sql<Buffer | null>`case when row_number() over (order by ${r.id} desc) <= ${sql.raw(String(FIRST_RELATIONSHIPS))} then ${r.sealed} end`,
    })
    .from(r)
    .leftJoin(connections, eq(connections.relationshipId, r.id))
    .where(and(eq(r.ownerId, sql.placeholder('owner')), isNull(r.deletedAt), isNull(r.archivedAt)))
    .orderBy(desc(r.id))
    .limit(MOST_COUNTED)
    .prepare('relationships_overview'),
);

const figuresOf = hot((read) =>
  read
    .select({
      trustSafety: r.trustSafety,
      communicationClarity: r.communicationClarity,
      growth: r.growth,
      joyFulfillment: r.joyFulfillment,
      goodMoments: r.goodMoments,
      conflicts: r.conflicts,
      weighedAt: r.weighedAt,
    })
    .from(r)
    .where(and(eq(r.ownerId, sql.placeholder('owner')), isNull(r.deletedAt), isNull(r.archivedAt)))
    .limit(MOST_COUNTED)
    .prepare('relationships_figures'),
);

export type OverviewRows = Awaited<ReturnType<typeof readOverview>>;
export const readOverview = (read: Db, owner: string) => overviewOf(read).execute({ owner });

const average = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;

/** Each score averaged over everybody who is rated; null where nobody is. */
export function averagesOf(all: readonly Rated[]): Averages {
  const rated = all.filter(({ isRated }) => isRated);
  if (rated.length === 0) return null;
  const of = (name: keyof Scores) => average(rated.map((scores) => scores[name])) ?? 0;
  return {
    overallHealthScore: of('overallHealthScore'),
    trustSafetyScore: of('trustSafetyScore'),
    communicationClarityScore: of('communicationClarityScore'),
    growthScore: of('growthScore'),
    joyFulfillmentScore: of('joyFulfillmentScore'),
  };
}

export type Averages = Scores | null;

/** The tiles, the first cards, and each score's average. */
export function presentOverview(rows: OverviewRows, safe: Safe, now: Date): { overview: Overview; averages: Averages } {
  const all = rows.map((row) => ratedAt(row, now));
  const averages = averagesOf(all);
  const health = all.filter(({ isRated }) => isRated).map(({ overallHealthScore }) => overallHealthScore);
  const first = rows.flatMap(({ sealed, ...row }, i) => {
    const rated = all[i];
    return sealed && rated ? [presentCard(row, rated, openWords(safe, { id: row.id, sealed }))] : [];
  });
  const overview = {
    total: rows.length,
    healthy: health.filter(isHealthy).length,
    needAttention: health.filter(needsAttention).length,
    averageHealth: averages && Math.round(averages.overallHealthScore),
    first,
  };
  return { overview, averages };
}

export async function readAverages(read: Db, owner: string, now: Date): Promise<Averages> {
  const rows = await figuresOf(read).execute({ owner });
  return averagesOf(rows.map((row) => ratedAt(row, now)));
}
