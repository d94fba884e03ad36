import { composeStory } from '#server/coach/anonymise/story/compose.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';

/** From controlled vocabulary, never from what was written; nothing where somebody may not be safe. */
export const communityStory = ({ text }: Input<'communityStory'>, { level }: Standing): Output<'communityStory'> => ({
  story: level > 0 ? null : (composeStory({ text }) ?? null),
});
