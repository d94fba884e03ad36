import { eq } from 'drizzle-orm';
import type { ThreadStatus } from '#contract/threads.ts';
import * as belongings from '#server/chats/belonging.ts';
import * as erasing from '#server/chats/erase.ts';
import * as history from '#server/chats/history.ts';
import * as arriving from '#server/chats/import.ts';
import * as kinds from '#server/chats/kinds.ts';
import * as leaving from '#server/chats/leaving.ts';
import * as rows from '#server/chats/message-rows.ts';
import * as messages from '#server/chats/messages.ts';
import * as people from '#server/chats/people.ts';
import * as removing from '#server/chats/remove.ts';
import * as saying from '#server/chats/say.ts';
import { threads } from '#server/chats/table.ts';
import * as telling from '#server/chats/tell.ts';
import * as tending from '#server/chats/tend.ts';
import * as reading from '#server/chats/thread.ts';
import * as threadRows from '#server/chats/thread-rows.ts';
import * as words from '#server/chats/words.ts';
import * as writing from '#server/chats/written.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import type { House } from '#server/services.ts';

export type ThreadRow = words.ThreadRow;
export type ThreadWords = words.ThreadWords;
export type Member = people.Member;
export type Visitor = belongings.Visitor;
export type Speaker = saying.Speaker;
export type NewThread = threadRows.NewThread;
export type NewMember = threadRows.NewMember;
type Ground = Omit<House, 'close'>;

export type KindRules = kinds.KindRules;
export type Said = history.Spoken;

/** What holds for threads of a kind, said by the room whose kind it is. */
export const registerKind = kinds.registerKind;

/** The thread, for somebody who is in it and may see it; whoever may not is refused as if it were not there. */
export const belonging = (house: Pick<House, 'now'>, from: Db | Transaction, visitor: Visitor, id: string) =>
  belongings.belonging(from, visitor, id, house.now());
/** The same, held until the transaction ends: changes of one thread come one after the other. */
export const holdThread = (house: Pick<House, 'now'>, tx: Transaction, visitor: Visitor, id: string) =>
  belongings.holdThread(tx, visitor, id, house.now());

/** A thread as a reader sees it, with its newest messages. */
export const readThread = (house: Ground, visitor: Visitor, id: string) => reading.readThread(house, visitor, id);

/** The id of a thread that several will read. Ask before the transaction, and hand it to `createThread`. */
export const newSharedId = (house: Pick<House, 'vault' | 'now'>) => threadRows.newSharedId(house);

/** A new thread with its owner in it. */
export async function createThread(house: Pick<House, 'vault' | 'now'>, tx: Transaction, input: NewThread) {
  const row = await threadRows.insertThread(house, tx, input);
  if (!row) throw new Error('There is such a thread already.');
  return row;
}

/** Somebody more, by the first word of that name. Whoever is invited reads nothing before they have joined. */
export const addMember = (
  house: Pick<House, 'vault' | 'now'>,
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'keyId'>,
  member: NewMember,
) => threadRows.insertMember(house, tx, thread, member);

/** Everybody who is or was in it, in the order in which they came. */
export const membersOf = async (
  { vault }: Pick<House, 'vault'>,
  from: Db | Transaction,
  thread: Pick<ThreadRow, 'id' | 'ownerId' | 'keyId'>,
) => people.membersIn(from, await vault.of(thread.keyId), thread);
/** Those of them who take part. */
export const joined = people.joined;

/** Keeps what somebody says, and begins Mallama's reply to it where its kind has replies. */
export const say = (house: Ground & Pick<Context, 'answered'>, speaker: Speaker, threadId: string, content: string) =>
  saying.say(house, speaker, threadId, content);

/** Words of Mallama's that no run writes, at the end of a thread that the transaction holds. */
export async function coachSays(
  house: Pick<House, 'vault' | 'now' | 'live'>,
  tx: Transaction,
  thread: ThreadRow,
  text: string,
): Promise<string> {
  const safe = await house.vault.of(thread.keyId);
  const body = messages.plain(text);
  const { id } = await rows.addMessage(tx, { threadId: thread.id, safe, body, now: house.now() });
  await rows.touchThread(tx, thread.id, house.now());
  await telling.tellThread(house, tx, thread, await people.membersIn(tx, safe, thread));
  return id;
}

/** Everybody who is in it reads it again. */
export const tellThread = async (
  house: Pick<House, 'vault' | 'live'>,
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'ownerId' | 'keyId' | 'kind'>,
) => telling.tellThread(house, tx, thread, await membersOf(house, tx, thread));

export async function setStatus(
  house: Pick<House, 'vault' | 'now' | 'live'>,
  tx: Transaction,
  thread: ThreadRow,
  status: ThreadStatus,
) {
  await tx.update(threads).set({ status, updatedAt: house.now() }).where(eq(threads.id, thread.id));
  await tellThread(house, tx, thread);
}

/** A thread with everything in it, for everybody in it. */
export const deleteThread = (
  house: Pick<House, 'vault' | 'live' | 'coach' | 'jobs' | 'now'>,
  tx: Transaction,
  thread: ThreadRow,
) => removing.deleteThread(house, tx, thread);

/** Title, description, summary, and how far it has come. */
export const wordsOf = async ({ vault }: Pick<House, 'vault'>, thread: ThreadRow): Promise<ThreadWords> =>
  words.openThread(await vault.of(thread.keyId), thread);
export async function setWords(
  { vault }: Pick<House, 'vault'>,
  tx: Transaction,
  thread: ThreadRow,
  change: Partial<ThreadWords>,
) {
  const safe = await vault.of(thread.keyId);
  const sealed = words.sealThread(safe, thread.id, { ...words.openThread(safe, thread), ...change });
  await tx.update(threads).set({ sealed }).where(eq(threads.id, thread.id));
}

/** What people said, in order: without what was taken back. */
export const saidIn = async (
  { vault }: Pick<House, 'vault'>,
  from: Db | Transaction,
  thread: ThreadRow,
  most?: number,
) => history.saidIn(from, await vault.of(thread.keyId), thread.id, most);

/** Threads of a member's: in them now, not temporary, and there. For a query over `threads` joined with `threadMembers`. */
export const listed = ({ now }: Pick<House, 'now'>, from: Db | Transaction, memberId: string) =>
  [belongings.isIn(memberId), belongings.isThere(from, memberId, now()), eq(threads.isTemporary, false)] as const;

/** All that somebody wrote in chats, and the chats they saved, each the newest first: for the search. */
export const saidBy = writing.saidBy;
export const savedBy = writing.savedBy;

export const exportOf = leaving.exportOf;
export const importOf = arriving.importOf;
/** Before erasing: nothing of theirs is being written any more. */
export const stopOf = erasing.stopOf;
export const eraseOf = erasing.eraseOf;

export const tendChats = (house: Ground) => tending.tendChats(house);
