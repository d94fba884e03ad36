import type { Overview } from '#contract/dashboard.ts';
import type { RelationshipCard } from '#contract/relationships.ts';
import { STRONG, WEAK } from '#server/relationships/check-ins/insights.ts';
import type { OverviewRows } from '#server/relationships/known/overview.ts';
import { isConnectingOff } from '#server/relationships/record/guard.ts';
import type { Safe } from '#server/vault/vault.ts';

/** Uses the labels of the person's own page. Read at every view of the dashboard, so no provider is asked. */
const LABELS: readonly { of: (card: RelationshipCard) => number; label: string }[] = [
  { of: (card) => card.trustSafetyScore, label: 'Trust & Safety' },
  { of: (card) => card.communicationClarityScore, label: 'Communication' },
  { of: (card) => card.growthScore, label: 'Growth' },
  { of: (card) => card.joyFulfillmentScore, label: 'Joy & Fulfillment' },
];

type Finding = { text: string; source: { relationshipId: string; personName: string; score: number } };
type FirstWords = { strength?: Finding; growthArea?: Finding };

/**
 * Rated relationships, last rated first. Someone with whom the member may not be safe is not shown as something to
 * work on.
 */
function ratedLast(safe: Safe, rows: OverviewRows, { first }: Overview): RelationshipCard[] {
  const byId = new Map(rows.slice(0, first.length).map((row) => [row.id, row]));
  const rated = first.flatMap((card) => {
    const row = byId.get(card.id);
    return card.isRated &&
      row?.weighedAt &&
      row.sealedGuard &&
      !isConnectingOff(safe, { ...row, sealedGuard: row.sealedGuard })
      ? [{ card, at: row.weighedAt }]
      : [];
  });
  return rated.toSorted((a, b) => b.at.getTime() - a.at.getTime()).map(({ card }) => card);
}

type Side = { label: string; score: number };

const found = ({ id, personName }: RelationshipCard, { label, score }: Side, means: string): Finding => ({
  text: `${label} with ${personName} ${means}`,
  source: { relationshipId: id, personName, score },
});

/** The first strength and the first growth area, from current scores, of the last rated person who has one. */
export function firstWords(safe: Safe, rows: OverviewRows, overview: Overview): FirstWords {
  const words: FirstWords = {};
  for (const card of ratedLast(safe, rows, overview)) {
    const sides = LABELS.map(({ of, label }) => ({ label, score: of(card) })).toSorted((a, b) => b.score - a.score);
    const [best, worst] = [sides[0], sides.at(-1)];
    if (best && best.score >= STRONG) words.strength ??= found(card, best, 'is a strength');
    if (worst && worst.score < WEAK) words.growthArea ??= found(card, worst, 'needs care');
  }
  return words;
}
