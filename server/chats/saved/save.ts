import { and, desc, eq, lt } from 'drizzle-orm';
import type { ChatMessage, NewSavedChat, SavedChat } from '#contract/relationship-chats.ts';
import { ownRelationship } from '#server/chats/message/coach-context.ts';
import { recoverReply, stillAnswering } from '#server/chats/message/reply.ts';
import { messagesBefore, openBody } from '#server/chats/message/rows.ts';
import { type Kept, keptOf, openKept, presentSaved, sealKept } from '#server/chats/saved/rows.ts';
import { type SavedRow, savedChats } from '#server/chats/table.ts';
import type { Services } from '#server/chats/thread/kinds.ts';
import { type Held, holdOpened } from '#server/chats/thread/members.ts';
import { beginAnew, currentChat, nothingSaid } from '#server/chats/thread/panel.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Caller } from '#server/identity/caller.ts';
import { offerStory } from '#server/learning-feed/learning-feed.ts';
import { commitTo, relationshipOf } from '#server/relationships/relationships.ts';

export async function insertSaved(
  { vault, now, live }: Services,
  tx: Transaction,
  ownerId: string,
  about: { relationshipId: string; status: SavedRow['status']; kept: Kept },
): Promise<SavedChat> {
  const { relationshipId, status, kept } = about;
  const safe = await vault.of(ownerId);
  const id = newId(now());
  const [row] = await tx
    .insert(savedChats)
    .values({ id, ownerId, relationshipId, status, sealed: sealKept(safe, id, kept), createdAt: now() })
    .returning();
  const steps = {
    ownerId,
    relationshipId,
    kind: 'step',
    source: 'saved_chat',
    texts: kept.actionItems,
    dueOn: null,
  } as const;
  await commitTo({ vault, now }, tx, steps);
  await live.notify(ownerId, { kind: 'chats.saved', id }, tx);
  return presentSaved(found(row), kept);
}

/** Saves the current chat and starts a new one, in one transaction. */
async function saveCurrent(house: Services, owner: Caller, input: NewSavedChat) {
  const { thread, about } = await currentChat(house, owner, input.id);
  return house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, owner, thread.id);
    if (await recoverReply(house, tx, held)) throw stillAnswering();
    const { history, hasCard } = await currentHistory(tx, held);
    // A chat that is still untouched: another request has just started it.
    if (held.thread.status === 'active' && !history.some(({ role }) => role === 'user')) throw nothingSaid();
    const kept = keptOf(input, history, about.personName);
    const saved = await insertSaved(house, tx, owner.id, { relationshipId: about.id, status: input.status, kept });
    await beginAnew(house, tx, owner, held.thread, about);
    return { saved, hasCard };
  });
}

async function saveGiven(house: Services, owner: Caller, input: NewSavedChat, history: ChatMessage[]) {
  const { id: relationshipId, personName } = await relationshipOf(house, owner.id, input.id);
  const kept = keptOf(input, history, personName);
  const about = { relationshipId, status: input.status, kept };
  return { saved: await house.db.transaction((tx) => insertSaved(house, tx, owner.id, about)), hasCard: false };
}

export async function save(house: Services, owner: Caller, input: NewSavedChat): Promise<SavedChat> {
  const { saved, hasCard } = input.chatHistory
    ? await saveGiven(house, owner, input, input.chatHistory)
    : await saveCurrent(house, owner, input);
  if (saved.status === 'resolved') await offerStory(house, owner, { ...resolvedIn(saved), hasCard });
  return saved;
}

/**
 * The member's words in a resolved chat, and what they took from it. If others wrote in it, nothing without their
 * consent.
 */
function resolvedIn({ id, chatHistory, originalIssue, keyTakeaways }: SavedChat) {
  const spoken = chatHistory.filter(({ role }) => role === 'user');
  const isShared = new Set(spoken.map(({ userName }) => userName ?? '')).size > 1;
  const said = isShared ? [] : [originalIssue, ...spoken.map(({ content }) => content), ...keyTakeaways];
  return { sourceId: id, said };
}

type Page = { id: string; before?: string | undefined; limit: number };

export async function listSaved(house: Services, ownerId: string, { id, before, limit }: Page): Promise<SavedChat[]> {
  const { id: relationshipId } = await relationshipOf(house, ownerId, id);
  const isOfThem = and(eq(savedChats.ownerId, ownerId), eq(savedChats.relationshipId, relationshipId));
  const rows = await house.db
    .select()
    .from(savedChats)
    .where(and(isOfThem, before === undefined ? undefined : lt(savedChats.id, idIn(before))))
    .orderBy(desc(savedChats.id))
    .limit(limit);
  const safe = await house.vault.of(ownerId);
  return rows.map((row) => presentSaved(row, openKept(safe, row)));
}

const own = (ownerId: string, id: string) => and(eq(savedChats.ownerId, ownerId), eq(savedChats.id, idIn(id)));

export async function readSaved(house: Services, ownerId: string, id: string): Promise<SavedChat> {
  const [row] = await house.db.select().from(savedChats).where(own(ownerId, id));
  const saved = found(row);
  // A deleted relationship has no saved chats.
  found(await ownRelationship(house, ownerId, saved.relationshipId));
  return presentSaved(saved, openKept(await house.vault.of(ownerId), saved));
}

export async function removeSaved({ db, live }: Services, ownerId: string, id: string) {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(savedChats).where(own(ownerId, id)).returning({ id: savedChats.id });
    await live.notify(ownerId, { kind: 'chats.saved', id: found(gone).id }, tx);
  });
}

const PAGE = 500;

/** All messages of a thread, oldest first, and whether any had a safety card. */
async function currentHistory(tx: Transaction, { thread, members, safe }: Held) {
  const all: ChatMessage[] = [];
  let hasCard = false;
  for (let before: string | undefined; ; ) {
    const rows = await messagesBefore(tx, thread.id, PAGE, before);
    for (const row of rows) {
      const { text, safety } = openBody(safe, row);
      hasCard ||= safety !== null;
      if (row.isRemoved || !text) continue;
      const userName = members.find(({ id }) => id === row.authorId)?.firstName ?? null;
      const role = row.authorId ? 'user' : 'assistant';
      all.push({ role, content: text, timestamp: row.createdAt.toISOString(), userName });
    }
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return { history: all.reverse(), hasCard };
  }
}
