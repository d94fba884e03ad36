import type { Relationship } from '#contract/relationships.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A relationship as the coach is told of it: what the server has, and nothing that a request says. */
export function bondOf(own: Relationship): Given<'relationshipChat'>['relationship'] {
  const scores = {
    overall: own.overallHealthScore,
    trust: own.trustSafetyScore,
    communication: own.communicationClarityScore,
    growth: own.growthScore,
  };
  return {
    personName: own.personName,
    relationshipType: own.relationshipType,
    healthScores: own.isRated ? scores : null,
    goals: lines(own.relationshipGoals),
    strugglingWith: lines(own.strugglingWith),
    notes: own.notes || null,
  };
}
