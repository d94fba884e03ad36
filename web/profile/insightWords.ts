import type { InsightSource, RelationshipInsights } from '#contract/relationship-insights.ts';
import { dayOf } from '#web/kit/dates.ts';

/** The direction, with the two scores that were compared. */
export function trendWords({ direction, from, to }: RelationshipInsights['trendAnalysis']): string {
  if (!from || !to || direction === 'unknown') return 'Too early to see a direction';
  const compared = `from ${from.score} on ${dayOf(from.at)} to ${to.score} now`;
  if (direction === 'stable') return `Steady, ${compared}`;
  return direction === 'improving' ? `Improving, ${compared}` : `Declining, ${compared}`;
}

const kinds = {
  check_in: 'a check-in',
  good_moment: 'a good moment',
  conflict: 'a conflict',
  saved_chat: 'a saved chat',
};

export function sourceWords({ kind, id, at }: InsightSource): string {
  if (kind === 'field') return id === 'notes' ? 'Current State' : inWords(id);
  return at ? `${kinds[kind]} on ${dayOf(at)}` : kinds[kind];
}

/** The field's label: "strugglingWith" is "What to Improve" here. */
function inWords(field: string): string {
  if (field === 'strugglingWith') return 'What to Improve';
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
