import stories from '#server/stories/stories.json' with { type: 'json' };

export type StoryCategory = 'romantic' | 'family' | 'friendship' | 'workplace';
export type IssueName = keyof typeof stories.issues;
export type HelpName = keyof typeof stories.helps;

/**
 * `words` match the member's text; `about` is what the story says; `usual` is the category where no person is
 * mentioned.
 */
type Issue = { words: string[]; title: string; about: string; felt: string; usual: StoryCategory };
/** What helped, and the lesson. */
type Help = { words: string[]; title: string; helped: string; lesson: string };

/** All sentences of stories are in `stories.json`; nothing of a member's text is copied. */
export const issues = stories.issues as Record<IssueName, Issue>;
export const helps: Record<HelpName, Help> = stories.helps;
/** The outcome, if the member says it; otherwise the story leaves it open. */
export const { endings } = stories;
/** Names for the two people of a story. */
export const pairs: Record<StoryCategory, string> = stories.pairs;
/** Words that show their relationship; on a tie the one listed first. */
export const who: Record<StoryCategory, string> = stories.who;
