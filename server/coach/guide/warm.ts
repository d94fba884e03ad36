import { setImmediate as turn } from 'node:timers/promises';
import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';

const TEXT =
  'My sister said that she would come, and she forgot it again. You never listen to me. Thank you for today.';

/** Patterns are compiled and content is read when first used; better now, between two requests, than while somebody waits. */
export async function warm(): Promise<void> {
  const uses = [
    () => run(guide, 'coachChat', { message: TEXT }),
    () => run(guide, 'textAnalysis', { text: TEXT }),
    () => run(guide, 'resolveArgument', { originalConversation: `Ann: ${TEXT}\nBob: ${TEXT}` }),
  ];
  for (const use of uses) {
    await turn();
    await use();
  }
}
