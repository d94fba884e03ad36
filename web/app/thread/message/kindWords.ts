import type { KnownKind } from '#contract/coach.ts';

/** The name of each kind of note, as a setting and within a sentence. */
export const KIND_WORDS: Record<KnownKind, { label: string; hint?: string; inMind: string }> = {
  about: {
    label: 'People’s pages',
    hint: 'Your lists and scores: what you struggle with, triggers, likes, what you’ve learned',
    inMind: 'their page',
  },
  goals: { label: 'Goals', inMind: 'your goals' },
  notes: { label: 'Notes', inMind: 'your notes' },
  checkIns: { label: 'Check-ins', hint: 'The last two, with your notes', inMind: 'your last check-ins' },
  moments: { label: 'Good moments and conflicts', inMind: 'moments you logged' },
  dates: { label: 'Dates', hint: 'Only those in the next 30 days', inMind: 'a date coming up' },
  steps: { label: 'Next steps and promises', hint: 'Only open ones', inMind: 'your open steps' },
  savedChats: {
    label: 'Saved chats',
    hint: 'Takeaways from the last two, and what’s left to do',
    inMind: 'your saved chats',
  },
  remembered: {
    label: 'What Mallama remembers',
    hint: 'When this is off, nothing new is suggested either',
    inMind: 'what it remembers',
  },
};

const listing = new Intl.ListFormat('en-US');

/** "Mallama had in mind: their page, your goals, and a date coming up." */
export const inMindWords = (used: readonly KnownKind[]): string =>
  `Mallama had in mind: ${listing.format(used.map((kind) => KIND_WORDS[kind].inMind))}.`;
