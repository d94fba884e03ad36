import type { Progress } from '#contract/progress.ts';
import type { Averages } from '#server/relationships/relationships.ts';

/** A percent per category; what has no data is left out. */
export function progressFrom(averages: Averages, emotionalIntelligence: number | null = null): Progress {
  const percent = (value: number) => Math.round(value * 10) / 10;
  return {
    emotional_intelligence: emotionalIntelligence === null ? null : percent(emotionalIntelligence),
    ...(averages && {
      relationship_health: percent(averages.overallHealthScore),
      trust_and_safety: percent(averages.trustSafetyScore),
      communication: percent(averages.communicationClarityScore),
      growth: percent(averages.growthScore),
      joy_and_fulfillment: percent(averages.joyFulfillmentScore),
    }),
  };
}

/** The rounded average of what there is; null without any. */
export function progressScore(progress: Progress): number | null {
  const values = Object.values(progress).filter((value) => typeof value === 'number');
  return values.length === 0 ? null : Math.round(values.reduce((a, b) => a + b, 0) / values.length);
}
