import { eq } from 'drizzle-orm';
import type { SafetyNote } from '#contract/chat.ts';
import type { ThreadStatus } from '#contract/threads.ts';
import { eraseOf, exportOf, stopOf } from '#server/chats/export-erase.ts';
import { importOf } from '#server/chats/import.ts';
import { scheduleJobs } from '#server/chats/jobs.ts';
import * as history from '#server/chats/message/history.ts';
import * as memory from '#server/chats/message/memory.ts';
import * as messages from '#server/chats/message/rows.ts';
import { sendMessage } from '#server/chats/message/send.ts';
import { begunBy, saidBy, savedBy } from '#server/chats/search.ts';
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

/** Present and former members, in the order in which they came. */
const membersOf = async ({ vault }: Pick<House, 'vault'>, from: DbOrTransaction, thread: Named) =>
  people.membersIn(from, await vault.of(thread.keyId), thread);

export const chatMembers = {
  of: membersOf,
  /** Those who take part now. */
  joined: people.joined,
  /** Adds someone, by their first name only. Invited people can read nothing before they join. */
  add: rows.insertMember,
};

/** Tells all members to read the thread again. */
const notify = async (
  house: Pick<House, 'vault' | 'live'>,
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'ownerId' | 'keyId' | 'kind'>,
) => people.notifyThread(house, tx, thread, await membersOf(house, tx, thread));

export const chatThreads = {
  /** The id of a shared thread. Create it before the transaction, because it gets a key of its own. */
  newSharedId: rows.newSharedId,

  /** A new thread with its owner in it. */
  async create(house: Pick<House, 'vault' | 'now'>, tx: Transaction, input: rows.NewThread) {
    const row = await rows.insertThread(house, tx, input);
    if (!row) throw new Error('There is such a thread already.');
    return row;
  },

  /** The thread, for a member who may see it. For everyone else it does not exist. */
  requireMember: (house: Pick<House, 'now'>, from: DbOrTransaction, visitor: people.Visitor, id: string) =>
    people.requireMember(from, visitor, id, house.now()),

  /** The same, locked until the transaction ends, so that changes of a thread are serialized. */
  hold: (house: Pick<House, 'now'>, tx: Transaction, visitor: people.Visitor, id: string) =>
    people.holdThread(tx, visitor, id, house.now()),

  /** A thread with its newest messages, as one of its readers sees it. */
  read: readThread,

  /**
   * Conditions for the threads a member is in, without temporary and hidden ones. For a query over `threads` joined
   * with `threadMembers`.
   */
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

  /** Title, description, summary and progress. */
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

  /** Deletes a thread with everything in it, for all its members. */
  remove: rows.deleteThread,
};

export const chatMessages = {
  /** Stores a message and starts Mallama's reply where its kind of thread has replies. */
  send: sendMessage,

  /** Adds a message by Mallama that no run writes. The transaction must hold the thread. */
  async sendAsCoach(
    house: Pick<House, 'vault' | 'now' | 'live'>,
    tx: Transaction,
    thread: ThreadRow,
    text: string,
    /** `safety`: what was seen in whatever the talk is about. */
    { safety = null, isByLine = false }: { safety?: SafetyNote | null; isByLine?: boolean } = {},
  ) {
    const safe = await house.vault.of(thread.keyId);
    const body = { ...messages.plain(text), safety, ...(isByLine && { isByLine }) };
    const { id } = await messages.addMessage(tx, { threadId: thread.id, safe, body, now: house.now() });
    await messages.touchThread(tx, thread.id, house.now());
    await notify(house, tx, thread);
    return id;
  },

  /** What people said, in order, without messages that were taken back. */
  said: async ({ vault }: Pick<House, 'vault'>, from: DbOrTransaction, thread: ThreadRow, most?: number) =>
    history.saidIn(from, await vault.of(thread.keyId), thread.id, most),
};

/** For the search: a member's messages and saved chats, newest first. */
export const chatsWritten = { messages: saidBy, saved: savedBy, conversations: begunBy };

/**
 * Export, import and erasure of a member's chats. Call `stopOf` before `eraseOf`, so that no reply is still being
 * written.
 */
export const chatData = { exportOf, importOf, stopOf, eraseOf };

/** Rooms with a kind of thread of their own register its rules here. */
export const registerKind = kinds.registerKind;

/** The memory room registers what chats need of it. */
export const registerMemory = memory.registerMemory;

export const scheduleChatJobs = (house: kinds.Services) => scheduleJobs(house);
