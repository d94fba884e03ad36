import type { RelationshipKind } from '#contract/coach.ts';
import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';

export const TYPES: Record<RelationshipKind, string> = {
  ...{ romantic: 'Romantic', family: 'Family', friend: 'Friend', colleague: 'Colleague' },
};

/** The number is shown only with its reason. */
export function healthOf({ analysis: { overallHealth, reasons } }: Pick<RelationshipAnalysis, 'analysis'>) {
  const why = reasons?.overallHealth;
  return overallHealth === null || !why ? null : { health: overallHealth, why };
}

/** Lines of one list that the other does not have. */
const without = (lines: readonly string[], others: readonly string[]) => lines.filter((line) => !others.includes(line));

/** The differences of two analyses, the earlier one first. */
export function compared(one: RelationshipAnalysis, two: RelationshipAnalysis) {
  const [before, after] = one.createdAt < two.createdAt ? [one, two] : [two, one];
  const changed = (key: 'strengths' | 'areasForGrowth') => ({
    gone: without(before.analysis[key], after.analysis[key]),
    stayed: after.analysis[key].filter((line) => before.analysis[key].includes(line)),
    fresh: without(after.analysis[key], before.analysis[key]),
  });
  return { before, after, strengths: changed('strengths'), areasForGrowth: changed('areasForGrowth') };
}
