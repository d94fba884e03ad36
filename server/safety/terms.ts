export const categories = [
  'self_harm',
  'self_injury',
  'eating_disorder',
  'psychosis',
  'medical_emergency',
  'domestic_violence',
  'forced_marriage',
  'sexual_assault',
  'child_abuse',
  'elder_abuse',
  'threat_to_others',
  /** A threat in words between two of whom the writer is either. */
  'threat_between',
  'abuse_facilitation',
  /** Nothing was found, and nothing could be: the words are in a language that is not read. */
  'another_language',
] as const;
export type Category = (typeof categories)[number];

export const surfaces = [
  'chat',
  'text_analyzer',
  'journal',
  'craft',
  'argument',
  'relationship_analysis',
  'relationship',
  'comment',
  'output',
] as const;
export type Surface = (typeof surfaces)[number];

export type Need =
  | 'suicide_crisis'
  | 'emergency'
  | 'domestic_violence'
  | 'sexual_assault'
  | 'child_protection'
  | 'adult_protection'
  | 'eating_disorder'
  | 'mental_health_crisis'
  | 'any'
  | 'none';

export type Who = 'self' | 'other' | 'na';
/** 0 nothing, 1 concern, 2 crisis, 3 emergency. */
export type Level = 0 | 1 | 2 | 3;
