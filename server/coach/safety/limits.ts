import type { Assessment } from '#server/coach/safety/assess.ts';

/** What a finding switches off. */
export type Limits = {
  /** The answer is the card alone: no advice, no technique, no insight cards, no provider. */
  answer: boolean;
  ownPart: boolean;
  compromise: boolean;
  mediation: boolean;
  invitations: boolean;
  /** "Was this helpful?", streaks, plan cards, upgrades. */
  feedback: boolean;
  sales: boolean;
  /** Community stories, shared drafts, and places where a partner could read it. */
  sharing: boolean;
};

const BETWEEN_PEOPLE = new Set([
  'domestic_violence',
  'forced_marriage',
  'sexual_assault',
  'child_abuse',
  'elder_abuse',
  'threat_to_others',
  'abuse_facilitation',
]);

/** True means: switched off. */
export function limitsOf({ level, category, also }: Pick<Assessment, 'level' | 'category' | 'also'>): Limits {
  const found = level > 0;
  const unsafe = [category, ...also].some((name) => BETWEEN_PEOPLE.has(name));
  return {
    answer: level >= 2,
    ownPart: found,
    compromise: unsafe,
    mediation: unsafe || level >= 2,
    invitations: unsafe || level >= 2,
    feedback: level >= 2,
    sales: found,
    sharing: found,
  };
}
