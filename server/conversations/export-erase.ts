import { asc, eq, or } from 'drizzle-orm';
import { chatMembers } from '#server/chats/chats.ts';
import { threadMembers, threads } from '#server/chats/table.ts';
import { presentLink } from '#server/conversations/links.ts';
import { openKept, sealKept } from '#server/conversations/mediation/held.ts';
import { openIntakes } from '#server/conversations/mediation/intake.ts';
import { joinLinks, mediationConsents, mediations } from '#server/conversations/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

/** A member's private parts, without safety findings: an export may be seen by others. */
export async function exportOf(house: Pick<House, 'db' | 'vault' | 'now'>, userId: string) {
  const { db, now } = house;
  const [privateParts, confirmed, links] = await Promise.all([
    openIntakes(house, userId),
    db.select().from(mediationConsents).where(eq(mediationConsents.memberId, userId)),
    db
      .select({ link: joinLinks })
      .from(joinLinks)
      .innerJoin(threads, eq(threads.id, joinLinks.threadId))
      .where(eq(threads.ownerId, userId))
      .orderBy(asc(joinLinks.id)),
  ]);
  return {
    privateParts,
    confirmed: confirmed.map(({ threadId, createdAt }) => ({
      conversationId: threadId,
      at: createdAt.toISOString(),
    })),
    links: links.map(({ link }) => ({ conversationId: link.threadId, ...presentLink(link, now()) })),
  };
}

/** Removes the person's name from agreements of others. */
async function unname({ vault }: Pick<House, 'vault'>, tx: Transaction, userId: string) {
  const rows = await tx
    .select({ thread: threads, row: mediations })
    .from(mediations)
    .innerJoin(threads, eq(threads.id, mediations.threadId))
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(eq(threadMembers.memberId, userId))
    .orderBy(asc(threads.id))
    .for('update', { of: [threads, mediations] });
  for (const { thread, row } of rows) {
    const safe = await vault.of(thread.keyId);
    const members = await chatMembers.of({ vault }, tx, thread);
    const name = members.find(({ id }) => id === userId)?.firstName ?? '';
    const kept = openKept(safe, row);
    const items = kept.items.filter((line) => !line.split(/[^\p{L}\p{M}'’-]+/u).includes(name));
    const { changed: _, ...others } = kept;
    const sealed = sealKept(safe, thread.id, { ...others, items, heard: kept.heard.filter((id) => id !== userId) });
    await tx.update(mediations).set({ sealed }).where(eq(mediations.threadId, thread.id));
  }
}

/** Erases what belongs to the person alone. The chats then erase their threads and messages. */
export async function eraseOf(house: Pick<House, 'vault'>, tx: Transaction, userId: string) {
  await unname(house, tx, userId);
  await tx.delete(mediationConsents).where(eq(mediationConsents.memberId, userId));
  await tx.delete(joinLinks).where(or(eq(joinLinks.invitedId, userId), eq(joinLinks.usedBy, userId)));
}
