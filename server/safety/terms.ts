export const categories = [
  ...(['self_harm', 'self_injury', 'eating_disorder', 'psychosis', 'medical_emergency'] as const),
  ...(['domestic_violence', 'forced_marriage', 'sexual_assault', 'child_abuse', 'elder_abuse'] as const),
  'threat_to_others',
  /** A threat in words between two of whom the writer is either. */
  ...(['threat_between', 'suicide_pressure', 'abuse_facilitation'] as const),
  /** Nothing was found, and nothing could be: the words are in a language that is not read. */
  'another_language',
  /** Seen in all words together and in none alone, and not strongly: lines are at hand, and nothing is claimed. */
  'hint',
] as const;
export type Category = (typeof categories)[number];

export const surfaces = [
  ...(['chat', 'text_analyzer', 'journal', 'craft', 'argument'] as const),
  ...(['relationship_analysis', 'relationship', 'comment', 'output'] as const),
] as const;
export type Surface = (typeof surfaces)[number];

export type Need =
  | ('suicide_crisis' | 'emergency' | 'domestic_violence' | 'sexual_assault' | 'child_protection')
  | ('adult_protection' | 'eating_disorder' | 'mental_health_crisis' | 'any' | 'none');

export type Who = 'self' | 'other' | 'na';
/** 0 nothing, 1 concern, 2 crisis, 3 emergency. */
export type Level = 0 | 1 | 2 | 3;

const NEEDS: Partial<Record<Category, Need>> = {
  self_harm: 'suicide_crisis',
  self_injury: 'suicide_crisis',
  eating_disorder: 'eating_disorder',
  psychosis: 'mental_health_crisis',
  medical_emergency: 'emergency',
  domestic_violence: 'domestic_violence',
  forced_marriage: 'domestic_violence',
  sexual_assault: 'sexual_assault',
  child_abuse: 'child_protection',
  elder_abuse: 'adult_protection',
  threat_to_others: 'emergency',
  threat_between: 'domestic_violence',
  suicide_pressure: 'domestic_violence',
  abuse_facilitation: 'domestic_violence',
};
export const needOf = (category: Category): Need => NEEDS[category] ?? 'any';
