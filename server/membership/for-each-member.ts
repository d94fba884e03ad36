import type { House } from '#server/services.ts';
import { withoutContent } from '#server/without-content.ts';

/** A failure for one member does not stop the others. The next run tries again. */
export async function forEachMember(
  { log }: Pick<House, 'log'>,
  userIds: Iterable<string>,
  work: (userId: string) => Promise<unknown>,
) {
  for (const userId of new Set(userIds)) {
    await work(userId).catch((error) =>
      log.warn({ userId, error: withoutContent(error) }, 'a membership could not be compared with the provider'),
    );
  }
}
