import { and, eq } from 'drizzle-orm';
import { HERE_SECONDS, type Presence, TYPING_SECONDS } from '#contract/threads.ts';
import { threadPresence } from '#server/chats/table.ts';
import { joined, type Member, membersIn, requireMember, type Visitor } from '#server/chats/thread/members.ts';
import { isShared } from '#server/chats/thread/rows.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'vault' | 'now' | 'live'>;
type Sign = typeof threadPresence.$inferSelect;

const within = (at: Date | null | undefined, seconds: number, now: Date) =>
  at != null && now.getTime() - at.getTime() < seconds * 1000;

const presenceOf = (sign: Sign | undefined, now: Date) => ({
  isHere: within(sign?.seenAt, HERE_SECONDS, now),
  isTyping: within(sign?.typingAt, TYPING_SECONDS, now),
});

async function notifyOthers({ db, live }: Deps, members: readonly Member[], memberId: string, threadId: string) {
  const others = joined(members).filter(({ id }) => id !== memberId);
  if (others.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { id } of others) await live.notify(id, { kind: 'presence.thread', id: threadId }, tx);
  });
}

/** Reports that somebody is here, and returns who else is. The others are told only of changes. */
export async function setPresence(house: Deps, visitor: Visitor, id: string, isTyping: boolean): Promise<Presence> {
  const { db, vault } = house;
  const now = house.now();
  const { thread } = await requireMember(db, visitor, id, now);
  const [signs, members] = await Promise.all([
    db.select().from(threadPresence).where(eq(threadPresence.threadId, thread.id)),
    membersIn(db, await vault.of(thread.keyId), thread),
  ]);
  const signOf = (memberId: string) => signs.find((sign) => sign.memberId === memberId);
  const before = presenceOf(signOf(visitor.id), now);
  const sign = { threadId: thread.id, memberId: visitor.id, seenAt: now, typingAt: isTyping ? now : null };
  await db
    .insert(threadPresence)
    .values(sign)
    .onConflictDoUpdate({ target: [threadPresence.threadId, threadPresence.memberId], set: sign });
  if (isShared(thread.kind) && (!before.isHere || before.isTyping !== isTyping))
    await notifyOthers(house, members, visitor.id, thread.id);
  const presenceNow = (memberId: string) => presenceOf(memberId === visitor.id ? sign : signOf(memberId), now);
  return { people: joined(members).map((one) => ({ id: one.id, firstName: one.firstName, ...presenceNow(one.id) })) };
}

export const forgetPresence = ({ db }: { db: Pick<House['db'], 'delete'> }, threadId: string, memberId: string) =>
  db.delete(threadPresence).where(and(eq(threadPresence.threadId, threadId), eq(threadPresence.memberId, memberId)));
