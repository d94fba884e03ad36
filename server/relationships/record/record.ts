import { excerpt } from '#contract/excerpt.ts';
import { EXCERPT } from '#contract/insight-cards.ts';
import { itemsOf, type TextField } from '#contract/relationship-lists.ts';
import { type Scores, scoresAt, UNRATED, type Weighed } from '#contract/relationship-scores.ts';
import type { Relationship, RelationshipCard } from '#contract/relationships.ts';
import { isConnectingOff } from '#server/relationships/record/guard.ts';
import type { relationships } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

export type Row = typeof relationships.$inferSelect;

/** The sealed part of a relationship. */
export type Words = { personName: string; customLabel: string | null } & Record<TextField, string>;

const TABLE = 'relationships';
export const sealWords = (safe: Safe, id: string, words: Words) => safe.seal(TABLE, id, words);
export const openWords = (safe: Safe, { id, sealed }: Pick<Row, 'id' | 'sealed'>) =>
  safe.open<Words>(TABLE, id, sealed);

/** The stored weights of its moments. */
type Weights = Pick<Row, 'trustSafety' | 'communicationClarity' | 'growth' | 'joyFulfillment'> &
  Pick<Row, 'goodMoments' | 'conflicts' | 'weighedAt'>;

function weighedIn(row: Weights): Weighed | null {
  const { trustSafety, communicationClarity, growth, joyFulfillment, goodMoments, conflicts, weighedAt } = row;
  if (trustSafety === null || communicationClarity === null || growth === null) return null;
  if (joyFulfillment === null || weighedAt === null) return null;
  const ratings = { trustSafety, communicationClarity, growth, joyFulfillment };
  return { ratings, goodMoments, conflicts, at: weighedAt };
}

export function weightsOf(weighed: Weighed | null): Weights {
  const { ratings, goodMoments = 0, conflicts = 0, at: weighedAt = null } = weighed ?? {};
  const { trustSafety = null, communicationClarity = null, growth = null, joyFulfillment = null } = ratings ?? {};
  return { trustSafety, communicationClarity, growth, joyFulfillment, goodMoments, conflicts, weighedAt };
}

export function ratedAt(row: Weights, now: Date): Rated {
  const weighed = weighedIn(row);
  return { isRated: weighed !== null, ...(weighed ? scoresAt(weighed, now) : UNRATED) };
}

/** Counts of the last 7 days. */
export type Week = { conflicts: number; goodMoments: number };

export function present(row: Row, safe: Safe, otherId: string | null, week: Week, now: Date): Relationship {
  return {
    id: row.id,
    userId: row.ownerId,
    relationshipType: row.type,
    ...openWords(safe, row),
    ...ratedAt(row, now),
    recentConflictsCount: week.conflicts,
    recentPositiveInteractions: week.goodMoments,
    connectedToUserId: otherId,
    isMutual: otherId !== null,
    canConnect: otherId === null && row.archivedAt === null && !isConnectingOff(safe, row),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type Rated = Scores & { isRated: boolean };
type CardRow = Pick<Row, 'id' | 'type'> & { otherId: string | null };

export function presentCard(row: CardRow, rated: Rated, words: Words): RelationshipCard {
  return {
    id: row.id,
    personName: words.personName,
    relationshipType: row.type,
    customLabel: words.customLabel,
    ...rated,
    currentState: excerpt(words.notes, EXCERPT),
    workingOn: excerpt(itemsOf(words.strugglingWith).join(', '), EXCERPT),
    isMutual: row.otherId !== null,
  };
}
