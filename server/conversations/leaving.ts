import { asc, eq, or } from 'drizzle-orm';
import { threads } from '#server/chats/table.ts';
import { presentLink } from '#server/conversations/links.ts';
import { openIntakes } from '#server/conversations/mediation/intake.ts';
import { joinLinks, mediationConsents, mediationIntakes } from '#server/conversations/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';

/** Their own private parts, without what the safety layer made of them: an export may lie where others look. */
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

/** What is theirs alone; their threads, and what they said in others', is erased by the chats. */
export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(mediationIntakes).where(eq(mediationIntakes.memberId, userId));
  await tx.delete(mediationConsents).where(eq(mediationConsents.memberId, userId));
  await tx.delete(joinLinks).where(or(eq(joinLinks.invitedId, userId), eq(joinLinks.usedBy, userId)));
}
