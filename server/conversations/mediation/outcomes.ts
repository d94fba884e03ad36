import { and, eq } from 'drizzle-orm';
import { chatThreads } from '#server/chats/chats.ts';
import { threadMembers, threads } from '#server/chats/table.ts';
import { openKept } from '#server/conversations/mediation/held.ts';
import { mediations } from '#server/conversations/table.ts';
import type { House } from '#server/services.ts';

type Outcome = { id: string; title: string; at: Date; relationshipId: string | null; agreed: string[] };

/** The agreements of a member's mediations, once everyone confirmed them. */
export async function outcomesOf({ db, vault }: Pick<House, 'db' | 'vault'>, memberId: string): Promise<Outcome[]> {
  const rows = await db
    .select({ thread: threads, row: mediations, relationshipId: threadMembers.relationshipId })
    .from(threadMembers)
    .innerJoin(threads, eq(threads.id, threadMembers.threadId))
    .innerJoin(mediations, eq(mediations.threadId, threads.id))
    .where(
      and(
        eq(threadMembers.memberId, memberId),
        eq(threadMembers.state, 'joined'),
        eq(mediations.phase, 'agreed'),
        eq(threads.isTemporary, false),
      ),
    );
  return Promise.all(
    rows.map(async ({ thread, row, relationshipId }) => {
      const [{ title }, safe] = await Promise.all([chatThreads.words({ vault }, thread), vault.of(thread.keyId)]);
      return { id: thread.id, title, at: thread.createdAt, relationshipId, agreed: openKept(safe, row).items };
    }),
  );
}
