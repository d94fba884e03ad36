import type { SafetyNote } from '#contract/chat.ts';

/** Nothing was found, or a hint, for which nothing is withheld. */
export const isCalm = (note: SafetyNote | null): boolean => !note || note.level === 0 || note.category === 'hint';
