import { expect, test } from 'vitest';
import { progressFrom, progressScore } from '#server/progress/progress.ts';

const SCORES = {
  overallHealthScore: 71.25,
  trustSafetyScore: 80,
  communicationClarityScore: 60.04,
  growthScore: 70,
  joyFulfillmentScore: 75,
};

test('without data only emotional intelligence is named, and is not known', () => {
  expect(progressFrom(null)).toEqual({ emotional_intelligence: null });
  expect(progressScore(progressFrom(null))).toBeNull();
});

test('every category with data is a percent, and the score their rounded average', () => {
  const progress = progressFrom(SCORES);
  expect(progress).toEqual({
    emotional_intelligence: null,
    relationship_health: 71.3,
    trust_and_safety: 80,
    communication: 60,
    growth: 70,
    joy_and_fulfillment: 75,
  });
  expect(progressScore(progress)).toBe(71);
});

test('emotional intelligence counts once it is known, also when it is 0', () => {
  expect(progressScore({ emotional_intelligence: 0, growth: 50 })).toBe(25);
});
