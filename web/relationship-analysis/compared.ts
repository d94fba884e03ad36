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

/** What an analysis says in place of a style that the words don't show. */
export const NOT_TOLD = 'Not enough to tell';

/** The parts of an analysis that the description was too short for. */
export function untoldIn(one: RelationshipAnalysis): string[] {
  const { strengths, areasForGrowth, communicationStyle, attachmentStyle } = one.analysis;
  const parts: [string, boolean][] = [
    ['overall health', healthOf(one) === null],
    ['strengths', strengths.length === 0],
    ['areas for growth', areasForGrowth.length === 0],
    ['communication style', communicationStyle === NOT_TOLD],
    ['attachment style', attachmentStyle === NOT_TOLD],
  ];
  return parts.flatMap(([part, isUntold]) => (isUntold ? [part] : []));
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
