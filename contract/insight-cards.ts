/** The four insight cards of the dashboard, and the text of each while it is empty. */
export const INSIGHT_CARDS = [
  {
    id: 'strengths-1',
    type: 'strengths',
    title: 'Strengths',
    content: 'Nothing yet. After a check-in or two, you’ll see what’s going well.',
  },
  {
    id: 'opportunities-1',
    type: 'opportunities',
    title: 'Opportunities',
    content: 'Nothing yet. After a check-in or two, you’ll see what could use care.',
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

/** The browser's local storage key, as the specification names it. */
export const CARDS_KEY = 'dashboard-pinned-items';

/** How many relationships the dashboard shows, and how much of a text. */
export const FIRST_RELATIONSHIPS = 6;
export const EXCERPT = 80;
