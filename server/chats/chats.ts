import { eq } from 'drizzle-orm';
import type { ThreadStatus } from '#contract/threads.ts';
import { eraseOf, stopOf } from '#server/chats/erase.ts';
import { exportOf } from '#server/chats/export.ts';
import { importOf } from '#server/chats/import.ts';
import { scheduleJobs } from '#server/chats/jobs.ts';
import * as history from '#server/chats/message/history.ts';
import * as memory from '#server/chats/message/memory.ts';
import * as messages from '#server/chats/message/rows.ts';
import { sendMessage } from '#server/chats/message/send.ts';
import { saidBy, savedBy } from '#server/chats/search.ts';
import type * as table from '#server/chats/table.ts';
import { threads } from '#server/chats/table.ts';
import * as kinds from '#server/chats/thread/kinds.ts';
import * as people from '#server/chats/thread/members.ts';
import { readThread } from '#server/chats/thread/read.ts';
import * as rows from '#server/chats/thread/rows.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

export type ThreadRow = table.ThreadRow;
export type Member = people.Member;
export type Said = history.Spoken;

type Named = Pick<ThreadRow, 'id' | 'ownerId' | 'keyId'>;

/** Everybody who is or was in it, in the order in which they came. */
const membersOf = async ({ vault }: Pick<House, 'vault'>, from: DbOrTransaction, thread: Named) =>
  people.membersIn(from, await vault.of(thread.keyId), thread);

export const chatMembers = {
  of: membersOf,
  /** Those of them who take part. */
  joined: people.joined,
  /** Somebody more, by the first word of that name. Whoever is invited reads nothing before they have joined. */
  add: rows.insertMember,
};

/** Everybody who is in it reads it again. */
const notify = async (
  house: Pick<House, 'vault' | 'live'>,
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'ownerId' | 'keyId' | 'kind'>,
) => people.notifyThread(house, tx, thread, await membersOf(house, tx, thread));

export const chatThreads = {
  /** The id of a thread that several will read. Ask before the transaction, and hand it to `create`. */
  newSharedId: rows.newSharedId,

  /** A new thread with its owner in it. */
  async create(house: Pick<House, 'vault' | 'now'>, tx: Transaction, input: rows.NewThread) {
    const row = await rows.insertThread(house, tx, input);
    if (!row) throw new Error('There is such a thread already.');
    return row;
  },

  /** The thread, for somebody who is in it and may see it; whoever may not is refused as if it were not there. */
  requireMember: (house: Pick<House, 'now'>, from: DbOrTransaction, visitor: people.Visitor, id: string) =>
    people.requireMember(from, visitor, id, house.now()),

  /** The same, held until the transaction ends: changes of one thread come one after the other. */
  hold: (house: Pick<House, 'now'>, tx: Transaction, visitor: people.Visitor, id: string) =>
    people.holdThread(tx, visitor, id, house.now()),

  /** A thread as a reader sees it, with its newest messages. */
  read: readThread,

  /** Threads of a member's: in them now, not temporary, and there. For a query over `threads` joined with `threadMembers`. */
  listed: ({ now }: Pick<House, 'now'>, from: DbOrTransaction, memberId: string) =>
    [people.isIn(memberId), people.isThere(from, memberId, now()), eq(threads.isTemporary, false)] as const,

  notify,

  async setStatus(
    house: Pick<House, 'vault' | 'now' | 'live'>,
    tx: Transaction,
    thread: ThreadRow,
    status: ThreadStatus,
  ) {
    await tx.update(threads).set({ status, updatedAt: house.now() }).where(eq(threads.id, thread.id));
    await notify(house, tx, thread);
  },

  /** Title, description, summary, and how far it has come. */
  words: async ({ vault }: Pick<House, 'vault'>, thread: ThreadRow): Promise<rows.ThreadWords> =>
    rows.openThread(await vault.of(thread.keyId), thread),

  async setWords(
    { vault }: Pick<House, 'vault'>,
    tx: Transaction,
    thread: ThreadRow,
    change: Partial<rows.ThreadWords>,
  ) {
    const safe = await vault.of(thread.keyId);
    const sealed = rows.sealThread(safe, thread.id, { ...rows.openThread(safe, thread), ...change });
    await tx.update(threads).set({ sealed }).where(eq(threads.id, thread.id));
  },

  /** A thread with everything in it, for everybody in it. */
  remove: rows.deleteThread,
};

export const chatMessages = {
  /** Keeps what somebody says, and begins Mallama's reply to it where its kind has replies. */
  send: sendMessage,

  /** Words of Mallama's that no run writes, at the end of a thread that the transaction holds. */
  async sendAsCoach(house: Pick<House, 'vault' | 'now' | 'live'>, tx: Transaction, thread: ThreadRow, text: string) {
    const safe = await house.vault.of(thread.keyId);
    const body = messages.plain(text);
    const { id } = await messages.addMessage(tx, { threadId: thread.id, safe, body, now: house.now() });
    await messages.touchThread(tx, thread.id, house.now());
    await notify(house, tx, thread);
    return id;
  },

  /** What people said, in order: without what was taken back. */
  said: async ({ vault }: Pick<House, 'vault'>, from: DbOrTransaction, thread: ThreadRow, most?: number) =>
    history.saidIn(from, await vault.of(thread.keyId), thread.id, most),
};

/** All that somebody wrote in chats, and the chats they saved, each the newest first: for the search. */
export const chatsWritten = { messages: saidBy, saved: savedBy };

/** A member's chats, taken out, brought back and erased. `stopOf` comes before erasing: nothing of theirs is being written any more. */
export const chatData = { exportOf, importOf, stopOf, eraseOf };

/** What holds for threads of a kind, said by the room whose kind it is. */
export const registerKind = kinds.registerKind;

/** What is remembered for chats, told by the room that keeps it. */
export const registerMemory = memory.registerMemory;

export const scheduleChatJobs = (house: kinds.Services) => scheduleJobs(house);
