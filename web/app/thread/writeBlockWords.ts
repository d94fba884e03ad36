import type { Thread } from '#contract/threads.ts';

/** Why nothing can be written. */
const words: Record<NonNullable<Thread['silence']>, string> = {
  closed: 'This chat is closed.',
  left: 'You left this chat.',
  waiting_for_others: 'This begins when everyone is here.',
  intake: 'Please answer your private part first.',
  not_your_turn: 'Someone else has the floor.',
  unavailable: 'Mediation isn’t available here.',
};

export const writeBlockWords = ({ silence }: Thread): string | null => silence && words[silence];
