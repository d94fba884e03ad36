import { and, eq } from 'drizzle-orm';
import type { SavedStatus } from '#contract/relationship-chats.ts';
import type { Thread } from '#contract/threads.ts';
import { type Belonging, belonging } from '#server/chats/belonging.ts';
import { addMessage, openReply } from '#server/chats/message-rows.ts';
import { plain } from '#server/chats/messages.ts';
import { deleteThread } from '#server/chats/remove.ts';
import { type Ground, holdOpened } from '#server/chats/say.ts';
import { threads } from '#server/chats/table.ts';
import { tellThread } from '#server/chats/tell.ts';
import { presentThread } from '#server/chats/thread.ts';
import { insertThread } from '#server/chats/thread-rows.ts';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Caller } from '#server/identity/caller.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';

/** The first words of a new chat about somebody. */
export const greeting = (personName: string) =>
  [
    `Hello, I’m Mallama, an AI coach. This chat is about you and ${personName}. We can talk about:`,
    [
      '- Communication and conflict resolution',
      '- Relationship dynamics',
      '- Specific issues',
      '- Emotional connection',
      '- Boundaries',
    ].join('\n'),
    `What would you like to look at with ${personName} in mind?`,
  ].join('\n\n');

export type About = { id: string; personName: string };

async function currentId(from: Db | Transaction, ownerId: string, relationshipId: string) {
  const isCurrent = and(
    eq(threads.ownerId, ownerId),
    eq(threads.relationshipId, relationshipId),
    eq(threads.kind, 'relationship'),
    eq(threads.isTemporary, false),
  );
  const [row] = await from.select({ id: threads.id }).from(threads).where(isCurrent);
  return row?.id;
}

/** A new chat about somebody, greeted; of many at once one is made. */
async function beginPanel(house: Ground, tx: Transaction, owner: Caller, { id, personName }: About) {
  const thread = await insertThread(house, tx, { owner, kind: 'relationship', relationshipId: id });
  if (!thread) return;
  const safe = await house.vault.of(thread.keyId);
  await addMessage(tx, { threadId: thread.id, safe, body: plain(greeting(personName)), now: house.now() });
}

/** The current chat about somebody; where there is none yet it begins. */
export async function currentChat(house: Ground, owner: Caller, relationshipId: string) {
  const about = await relationshipOf(house, owner.id, relationshipId);
  let id = await currentId(house.db, owner.id, about.id);
  if (!id) {
    await house.db.transaction((tx) => beginPanel(house, tx, owner, about));
    id = await currentId(house.db, owner.id, about.id);
  }
  const current: Belonging = await belonging(house.db, owner, id ?? '', house.now());
  return { ...current, about };
}

export const readPanel = async (house: Ground, owner: Caller, relationshipId: string): Promise<Thread> =>
  presentThread(house, await currentChat(house, owner, relationshipId));

export async function markPanel(
  house: Ground,
  owner: Caller,
  { id, status }: { id: string; status: SavedStatus },
): Promise<Thread> {
  const { thread } = await currentChat(house, owner, id);
  await house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, owner, thread.id);
    await tx.update(threads).set({ status, updatedAt: house.now() }).where(eq(threads.id, thread.id));
    await tellThread(house, tx, held.thread, held.members);
  });
  return readPanel(house, owner, id);
}

/** Of the current chat nothing stays, and a new one begins. */
export async function clearPanel(house: Ground, owner: Caller, relationshipId: string) {
  const { thread, about } = await currentChat(house, owner, relationshipId);
  const open = await openReply(house.db, thread.id);
  if (open?.runId) await house.coach.runs.stop(thread.keyId, open.runId);
  await house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, owner, thread.id);
    await beginAnew(house, tx, owner, held.thread, about);
  });
}

/** Takes the current chat away and begins a new one in its place. */
export async function beginAnew(house: Ground, tx: Transaction, owner: Caller, thread: ThreadRow, about: About) {
  await deleteThread(house, tx, thread);
  await beginPanel(house, tx, owner, about);
}
