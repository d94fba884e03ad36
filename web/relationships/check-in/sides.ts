import { SIDE_NAMES, SIDES, type Side, type Sides } from '#contract/relationship-scores.ts';
import type { Relationship } from '#contract/relationships.ts';

type SideWords = { side: Side; label: string; low: string; high: string };

/** The four sides in the order of the screens, with the words at their ends. */
export const sides: readonly SideWords[] = [
  { side: 'trustSafety', label: 'Trust & Safety', low: 'On guard', high: 'Safe' },
  { side: 'communicationClarity', label: 'Communication', low: 'Past each other', high: 'Understood' },
  { side: 'joyFulfillment', label: 'Joy & Fulfillment', low: 'Drained', high: 'Joyful' },
  { side: 'growth', label: 'Growth', low: 'Stuck', high: 'Growing' },
];

type Scored = Pick<Relationship, `${Side}Score` | 'overallHealthScore' | 'isRated'>;

/** Null without ratings, when the stored score is 0. */
export const scoreOf = (relationship: Scored, side: Side | 'overall'): number | null => {
  if (!relationship.isRated) return null;
  return side === 'overall' ? relationship.overallHealthScore : relationship[`${side}Score`];
};

/** The overall score of the answers so far; null before the first. */
export function overallSoFar(ratings: Partial<Sides>): number | null {
  const given = SIDE_NAMES.flatMap((side) =>
    ratings[side] === undefined ? [] : [{ weight: SIDES[side], rating: ratings[side] }],
  );
  const weight = given.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? null : given.reduce((sum, one) => sum + one.weight * one.rating, 0) / weight;
}
