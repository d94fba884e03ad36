import type { ListField } from '#contract/relationship-lists.ts';

/** The lists that are asked for, in the order it helps the most. */
export const asked = ['likes', 'currentIssues', 'triggers', 'strugglingWith', 'redLines', 'values'] as const;

/** What Mallama asks to fill each of them. */
export const questions: Partial<Record<ListField, (person: string) => string>> = {
  likes: (person) => `What do you like about ${person}?`,
  currentIssues: () => 'What’s on your mind at the moment?',
  triggers: (person) => `What sets you off with ${person}?`,
  strugglingWith: () => 'What would you like to do differently yourself?',
  redLines: (person) => `What’s never okay for you, from ${person} or from anyone?`,
  values: () => 'What matters most to you here?',
};
