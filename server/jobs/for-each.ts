import type { Logger } from 'pino';
import { isDatabaseAway } from '#server/database/connection.ts';
import { withoutContent } from '#server/without-content.ts';

/** A failure with one does not stop the others, unless the database is away. The next run tries again. */
export async function forEach(
  { log }: { log: Logger },
  ids: Iterable<string>,
  work: (id: string) => Promise<unknown>,
  failed: string,
) {
  for (const id of new Set(ids)) {
    await work(id).catch((error) => {
      if (isDatabaseAway(error)) throw error;
      log.warn({ id, error: withoutContent(error) }, failed);
    });
  }
}
