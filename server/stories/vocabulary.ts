import stories from '#server/stories/stories.json' with { type: 'json' };

export type StoryCategory = 'romantic' | 'family' | 'friendship' | 'workplace';
export type IssueName = keyof typeof stories.issues;
export type HelpName = keyof typeof stories.helps;

/** `words` are what the member may write; `about` is what the story says; `usual` is the category where nobody is named. */
type Issue = { words: string[]; title: string; about: string; felt: string; usual: StoryCategory };
/** What helped, and what it teaches. */
type Help = { words: string[]; title: string; helped: string; lesson: string };

/** Every word of a community story stands in `stories.json`; nothing of the member's text is ever copied. */
export const issues = stories.issues as Record<IssueName, Issue>;
export const helps: Record<HelpName, Help> = stories.helps;
/** How it ended, when the member says so; otherwise the story leaves it open. */
export const { endings } = stories;
/** Who the two are, in a story that names nobody. */
export const pairs: Record<StoryCategory, string> = stories.pairs;
/** Words that tell what they are to each other; of two that are there as often, the one listed first. */
export const who: Record<StoryCategory, string> = stories.who;
