import { setImmediate as turn } from 'node:timers/promises';
import { guide } from '#server/coach/guide/guide.ts';
import { warmModel } from '#server/coach/model/warm.ts';
import { run } from '#server/coach/port.ts';
import type { Config } from '#server/config.ts';

const TEXT =
  'My sister said that she would come, and she forgot it again. You never listen to me. Thank you for today.';

/** Patterns are compiled and content is read when first used; better now, between two requests, than while somebody waits. */
export async function warm(settings: Config['ai']): Promise<void> {
  const uses = [
    () => run(guide, 'coachChat', { message: TEXT }),
    () => run(guide, 'textAnalysis', { text: TEXT }),
    () => run(guide, 'resolveArgument', { originalConversation: `Ann: ${TEXT}\nBob: ${TEXT}` }),
    // Twice: a pattern is compiled anew for its second use.
    () => warmModel(settings, TEXT),
    () => warmModel(settings, TEXT),
  ];
  for (const use of uses) {
    await turn();
    await use();
  }
}
