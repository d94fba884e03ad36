/** The four insight cards of the dashboard and what they say before anybody writes on them. */
export const INSIGHT_CARDS = [
  { id: 'strengths-1', type: 'strengths', title: 'Strengths', content: 'Strong communication foundation' },
  { id: 'opportunities-1', type: 'opportunities', title: 'Opportunities', content: 'Areas identified for growth' },
  { id: 'communication-1', type: 'communication', title: 'Communication', content: 'Select your style' },
  { id: 'conflict-1', type: 'conflict', title: 'Conflict', content: 'Select your style' },
] as const;

export const CARD_IDS = ['strengths-1', 'opportunities-1', 'communication-1', 'conflict-1'] as const;
export type CardId = (typeof CARD_IDS)[number];

/** Where the browser keeps its copy. */
export const CARDS_KEY = 'dashboard-pinned-items';

/** The dashboard shows so many relationships, and so much of a text. */
export const FIRST_RELATIONSHIPS = 6;
export const EXCERPT = 80;
