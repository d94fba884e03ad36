import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Body, isOpen, openBody, plain, sealBody } from '#server/chats/message/rows.ts';
import { openKept, presentSaved } from '#server/chats/saved/rows.ts';
import { endShared } from '#server/chats/session/end.ts';
import {
  type MessageRow,
  savedChats,
  type ThreadRow,
  threadMembers,
  threadMessages,
  threadPresence,
  threads,
} from '#server/chats/table.ts';
import { rulesOf, type Services } from '#server/chats/thread/kinds.ts';
import { joined, type Member, membersIn, NAMELESS, notifyThread } from '#server/chats/thread/members.ts';
import { deleteThread, isShared, openThread, sealThread } from '#server/chats/thread/rows.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { standsIn } from '#server/names.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type Deps = Pick<House, 'db' | 'vault'>;

/** From a shared thread only the member's own words and Mallama's answers to them. */
function isOwn(thread: ThreadRow, safe: Safe, userId: string) {
  return (row: MessageRow) =>
    !isShared(thread.kind) || row.authorId === userId || (row.authorId === null && openBody(safe, row).to === userId);
}

/** Safety findings are left out: an export may be seen by someone's partner. */
function exported(safe: Safe, row: MessageRow) {
  return {
    by: row.authorId ? 'you' : 'Mallama',
    text: row.isRemoved ? null : openBody(safe, row).text,
    isByAi: row.authorId === null,
    status: row.status === 'queued' || row.status === 'running' ? 'stopped' : row.status,
    notHelpful: row.notHelpful,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

async function exportThread({ db, vault }: Deps, userId: string, thread: ThreadRow) {
  const safe = await vault.of(thread.keyId);
  const isMine = thread.ownerId === userId;
  const { title, description, summary, steps } = openThread(safe, thread);
  const rows = await db
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.threadId, thread.id))
    .orderBy(asc(threadMessages.id));
  return {
    ...{ id: thread.id, kind: thread.kind, createdAt: thread.createdAt.toISOString() },
    updatedAt: thread.updatedAt.toISOString(),
    relationshipId: isMine ? thread.relationshipId : null,
    ...(isMine && { title, description }),
    ...(!isShared(thread.kind) && { status: thread.status, summary, steps: steps[userId] ?? [] }),
    messages: rows.filter(isOwn(thread, safe, userId)).map((row) => exported(safe, row)),
  };
}

/** All threads the member was in, ended ones included and temporary ones not, and their saved chats. */
export async function exportOf(house: Deps, userId: string) {
  const [known, saved, safe] = await Promise.all([
    house.db
      .select({ thread: threads })
      .from(threads)
      .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
      .where(
        and(eq(threadMembers.memberId, userId), ne(threadMembers.state, 'invited'), eq(threads.isTemporary, false)),
      )
      .orderBy(asc(threads.id)),
    house.db.select().from(savedChats).where(eq(savedChats.ownerId, userId)).orderBy(desc(savedChats.id)),
    house.vault.of(userId),
  ]);
  const opened = async function* () {
    for (const { thread } of known) yield await exportThread(house, userId, thread);
  };
  const kept = async function* () {
    for (const row of saved) yield presentSaved(row, openKept(safe, row));
  };
  return { threads: opened, savedChats: kept };
}

type Leaving = { thread: ThreadRow; safe: Safe; who: Member; nobody: string; others: readonly Member[] };

const named = ({ firstName }: Member) => (firstName === NAMELESS ? '' : firstName.toLowerCase());

/** What stays of Mallama's own lines: those that name someone who stays, and not whoever leaves. */
function linesFor({ who, others }: Leaving, { text, isByLine }: Body): string {
  const names = (line: string, one: Member) => named(one) !== '' && standsIn(named(one), line.toLowerCase());
  if (!isByLine || !named(who)) return '';
  const lines = text.split('\n').filter((line) => !names(line, who) && others.some((one) => names(line, one)));
  return lines.join('\n\n');
}

/** Their own words, Mallama's answers to them, and other messages of Mallama's that name them. */
function isAbout({ safe, who }: Leaving) {
  const name = named(who);
  return (row: MessageRow): boolean => {
    if (row.authorId !== null) return row.authorId === who.id;
    const { to, text } = openBody(safe, row);
    return to === who.id || standsIn(name, text.toLowerCase());
  };
}

/** Takes back what they said in a thread that others can still read. */
async function takeBackAll(tx: Transaction, leaving: Leaving) {
  const { thread, safe, nobody } = leaving;
  const rows = await tx.select().from(threadMessages).where(eq(threadMessages.threadId, thread.id));
  for (const row of rows.filter(isAbout(leaving))) {
    const kept = row.authorId === null ? linesFor(leaving, openBody(safe, row)) : '';
    const change = {
      authorId: row.authorId && nobody,
      status: isOpen(row) ? 'stopped' : row.status,
      ...{
        sealed: sealBody(safe, row.id, { ...plain(kept), isByLine: true }),
        isRemoved: !kept,
        runId: null,
        notHelpful: null,
      },
    } as const;
    await tx.update(threadMessages).set(change).where(eq(threadMessages.id, row.id));
  }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A title is its owner's words; its day is not. */
const untitled = ({ createdAt }: ThreadRow) => `Mediation of ${day.format(createdAt)}`;

/** The thread stays for the others, without their words and name. */
async function leaveThread(house: Services, tx: Transaction, leaving: Leaving) {
  const { thread, safe, who, nobody, others } = leaving;
  await takeBackAll(tx, leaving);
  const words = openThread(safe, thread);
  const { [who.id]: _theirs, ...steps } = words.steps;
  const left = {
    ...words,
    ...(who.isOwner && { title: untitled(thread), description: '' }),
    summary: null,
    earlier: null,
    steps,
  };
  await tx
    .update(threads)
    .set({
      sealed: sealThread(safe, thread.id, left),
      ...(who.isOwner && { ownerId: nobody, relationshipId: null }),
    })
    .where(eq(threads.id, thread.id));
  await tx.delete(threadMembers).where(and(eq(threadMembers.threadId, thread.id), eq(threadMembers.memberId, who.id)));
  const owner = who.isOwner ? nobody : thread.ownerId;
  if (who.state === 'joined') await rulesOf(thread.kind).onLeft?.(house, tx, { ...thread, ownerId: owner }, who.id);
  await notifyThread(house, tx, thread, others);
}

/**
 * Deletes their own threads. From shared ones only their part goes; a session of two ends for both, and the other
 * keeps their own words.
 */
export async function eraseOf(house: Services, tx: Transaction, userId: string) {
  const known = await tx
    .select({ thread: threads })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(eq(threadMembers.memberId, userId))
    .for('update', { of: threads });
  for (const { thread } of known) {
    if (!isShared(thread.kind)) {
      await deleteThread(house, tx, thread);
      continue;
    }
    const safe = await house.vault.of(thread.keyId);
    const members = await membersIn(tx, safe, thread);
    const who = members.find(({ id }) => id === userId);
    const others = joined(members).filter(({ id }) => id !== userId);
    const stays = thread.kind === 'group_mediation' && others.length > 0 && who;
    if (stays) await leaveThread(house, tx, { thread, safe, who, nobody: newId(house.now()), others });
    else if (thread.kind === 'shared_session') await endShared(house, tx, thread, userId);
    else await deleteThread(house, tx, thread);
  }
  await tx.delete(threadPresence).where(eq(threadPresence.memberId, userId));
  await tx.delete(savedChats).where(eq(savedChats.ownerId, userId));
}

/** Stops replies in threads of others. Replies in their own threads are stopped by the coach. */
export async function stopOf({ db, coach }: Pick<House, 'db' | 'coach'>, userId: string) {
  const open = await db
    .select({ keyId: threads.keyId, runId: threadMessages.runId })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(and(eq(threadMembers.memberId, userId), inArray(threadMessages.status, ['queued', 'running'])));
  await Promise.all(open.map(({ keyId, runId }) => runId && coach.runs.stop(keyId, runId)));
}
