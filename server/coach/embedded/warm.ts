import { setImmediate as turn } from 'node:timers/promises';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const TEXT =
  'My sister said that she would come, and she forgot it again. You never listen to me. Thank you for today.';

/** Patterns are compiled when they are first used; better now, between two requests, than while somebody waits. */
export async function warm(): Promise<void> {
  const uses = [
    () => run(embedded, 'coachChat', { message: TEXT }),
    () => run(embedded, 'coachChat', { message: `What should I do? ${TEXT}` }),
    () => run(embedded, 'textAnalysis', { text: TEXT }),
    () => run(embedded, 'resolveArgument', { originalConversation: TEXT }),
  ];
  for (const use of uses) {
    await turn();
    await use();
  }
}
