import { SIDE_NAMES, type Side } from '#contract/relationship-scores.ts';
import type { Relationship } from '#contract/relationships.ts';

type SideWords = { side: Side; label: string; low: string; high: string };

/** The four sides of a relationship in the order of the screens, with the words at the ends of a check-in. */
export const sides: readonly SideWords[] = [
  { side: 'trustSafety', label: 'Trust & Safety', low: 'On guard', high: 'Safe' },
  { side: 'communicationClarity', label: 'Communication', low: 'Past each other', high: 'Understood' },
  { side: 'joyFulfillment', label: 'Joy & Fulfillment', low: 'Drained', high: 'Joyful' },
  { side: 'growth', label: 'Growth', low: 'Stuck', high: 'Growing' },
];

type Scored = Pick<Relationship, `${Side}Score` | 'overallHealthScore' | 'isRated'>;

/** Null while nothing is rated yet: then the stored 0 says nothing. */
export const scoreOf = (relationship: Scored, side: Side | 'overall'): number | null => {
  if (!relationship.isRated) return null;
  return side === 'overall' ? relationship.overallHealthScore : relationship[`${side}Score`];
};

/** Where a check-in starts: at how things stood, in steps that a thumb can hit. */
export function startingRatings(relationship: Scored): Record<Side, number> {
  const at = (side: Side) => Math.round((scoreOf(relationship, side) ?? 50) / 5) * 5;
  const [trustSafety, communicationClarity, growth, joyFulfillment] = SIDE_NAMES.map(at);
  return {
    trustSafety: trustSafety ?? 50,
    communicationClarity: communicationClarity ?? 50,
    growth: growth ?? 50,
    joyFulfillment: joyFulfillment ?? 50,
  };
}
