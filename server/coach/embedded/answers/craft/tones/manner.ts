import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';

/** How a message of each kind sounds in a tone: {m} is the matter, a bar marks where reasons go, {bond} is what is between the two. */
export type Manner = {
  core: Readonly<Record<Kind, readonly string[]>>;
  /** Where something was told and an answer would be good. */
  close: readonly string[];
};
