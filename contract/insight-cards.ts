/** The four insight cards of the dashboard, and the invitation that each holds until there is something to say. */
export const INSIGHT_CARDS = [
  {
    id: 'strengths-1',
    type: 'strengths',
    title: 'Strengths',
    content: "Nothing yet. After a check-in or two, you'll see what's going well.",
  },
  {
    id: 'opportunities-1',
    type: 'opportunities',
    title: 'Opportunities',
    content: "Nothing yet. After a check-in or two, you'll see what could use care.",
  },
  {
    id: 'communication-1',
    type: 'communication',
    title: 'Communication',
    content: 'How do you like to talk things through? Write it here.',
  },
  {
    id: 'conflict-1',
    type: 'conflict',
    title: 'Conflict',
    content: 'What helps you when you disagree? Write it here.',
  },
] as const;

export const CARD_IDS = ['strengths-1', 'opportunities-1', 'communication-1', 'conflict-1'] as const;
export type CardId = (typeof CARD_IDS)[number];

/** Where the browser keeps its copy. */
export const CARDS_KEY = 'dashboard-pinned-items';

/** The dashboard shows so many relationships, and so much of a text. */
export const FIRST_RELATIONSHIPS = 6;
export const EXCERPT = 80;
