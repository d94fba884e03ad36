import type { Logger } from 'pino';
import { withoutContent } from '#server/without-content.ts';

/** Work that no answer waits for; `settled` waits for what was started. */
export function openBackground(log: Logger) {
  const running = new Set<Promise<void>>();

  return {
    start(work: () => Promise<void>) {
      const run = work()
        .catch((error: unknown) => log.error({ error: withoutContent(error) }, 'work in the background failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
