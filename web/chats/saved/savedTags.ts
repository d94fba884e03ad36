import { SAVED_TAG } from '#contract/relationship-chats.ts';

/** Every saved chat carries this tag for other programs. To its reader it says nothing. */
export const shownTags = (tags: readonly string[]): string[] => tags.filter((tag) => tag !== SAVED_TAG);

/** Tags typed with commas between them, as they are stored. */
export const storedTags = (typed: string): string[] => [
  ...new Set([
    ...typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    SAVED_TAG,
  ]),
];
