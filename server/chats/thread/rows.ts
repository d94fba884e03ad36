import { and, eq } from 'drizzle-orm';
import type { Step } from '#contract/conversations.ts';
import type { ThreadKind } from '#contract/threads.ts';
import { type MemberRow, ROOM, type ThreadRow, threadMembers, threadPresence, threads } from '#server/chats/table.ts';
import { firstNameOf, notifyThread, sealName } from '#server/chats/thread/members.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { forgetAnswers } from '#server/http/idempotency/idempotency-tidy.ts';
import type { House } from '#server/services.ts';
import { shredWith } from '#server/vault/destroy-keys.ts';
import type { Safe } from '#server/vault/vault.ts';

/** `upTo` is the last message in it. */
export type Earlier = { summary: string; upTo: string };

/** The sealed contents of a thread. */
export type ThreadWords = {
  title: string;
  description: string;
  summary: string | null;
  /** Each member's progress, from their own words. */
  steps: Record<string, Step[]>;
  /** A model's summary of older messages, for later replies. It is never shown. */
  earlier?: Earlier | null;
  /** The last message that was searched for facts worth remembering. */
  lookedUpTo?: string | null;
};

const TABLE = 'threads';
export const sealThread = (safe: Safe, id: string, words: ThreadWords) => safe.seal(TABLE, id, words);
export const openThread = (safe: Safe, { id, sealed }: Pick<ThreadRow, 'id' | 'sealed'>) =>
  safe.open<ThreadWords>(TABLE, id, sealed);

/** Kinds that several can read, and which therefore have their own key. */
export const isShared = (kind: ThreadRow['kind']) => kind === 'group_mediation' || kind === 'shared_session';

type Deps = Pick<House, 'vault' | 'now'>;
type Person = { id: string; name: string | null };

export type NewThread = {
  /** For a shared thread: an id from `newSharedId`. */
  id?: string;
  owner: Person;
  kind: ThreadKind;
  words?: Partial<ThreadWords>;
  relationshipId?: string | null;
  isTemporary?: boolean;
};

/** An id with a key of its own, for a shared thread. Keys cannot be made inside a transaction. */
export async function newSharedId({ vault, now }: Deps): Promise<string> {
  const id = newId(now());
  await vault.create(id);
  return id;
}

/** A thread with its owner in it; undefined if there is a current chat already. */
export async function insertThread({ vault, now }: Deps, tx: Transaction, input: NewThread) {
  const { kind, owner, words, relationshipId = null, isTemporary = false } = input;
  const at = now();
  const id = input.id ?? newId(at);
  const keyId = isShared(kind) ? id : owner.id;
  const safe = await vault.of(keyId);
  const sealed = sealThread(safe, id, { title: '', description: '', summary: null, steps: {}, ...words });
  const [row] = await tx
    .insert(threads)
    .values({
      ...{ id, ownerId: owner.id, kind, relationshipId, keyId, isTemporary },
      ...{ sealed, createdAt: at, updatedAt: at },
    })
    .onConflictDoNothing()
    .returning();
  if (row) await insertMember({ vault, now }, tx, row, { ...owner, state: 'joined', relationshipId });
  return row;
}

type NewMember = Person & { state: 'invited' | 'joined'; relationshipId?: string | null };

/** Adds someone by their first name. Someone who left before is a member again. */
export async function insertMember(
  { vault, now }: Deps,
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'keyId'>,
  { id: memberId, name, state, relationshipId = null }: NewMember,
) {
  const at = now();
  const sealed = sealName(await vault.of(thread.keyId), thread.id, memberId, firstNameOf(name));
  const columns = { state, relationshipId, sealed, joinedAt: state === 'joined' ? at : null, leftAt: null };
  await tx
    .insert(threadMembers)
    .values({ threadId: thread.id, memberId, ...columns, createdAt: at })
    .onConflictDoUpdate({ target: [threadMembers.threadId, threadMembers.memberId], set: columns });
}

export async function moveMember(
  { now }: Deps,
  tx: Transaction,
  threadId: string,
  memberId: string,
  state: MemberRow['state'],
) {
  const at = state === 'left' ? { leftAt: now() } : { joinedAt: now() };
  const isThem = and(eq(threadMembers.threadId, threadId), eq(threadMembers.memberId, memberId));
  await tx
    .update(threadMembers)
    .set({ state, ...at })
    .where(isThem);
}

/** Endpoints whose stored answers contain messages. */
const SAYING = ['chats.threads.send', 'chats.threads.regenerate', 'conversations.say'];

/** Deletes a thread with everything in it, and ends the streams of its readers. Works without its key. */
export async function deleteThread(
  house: Pick<House, 'live' | 'coach' | 'jobs' | 'now'>,
  tx: Transaction,
  thread: ThreadRow,
) {
  const members = await tx
    .select({ id: threadMembers.memberId, state: threadMembers.state })
    .from(threadMembers)
    .where(eq(threadMembers.threadId, thread.id));
  await house.coach.runs.forgetSubject(tx, ROOM, thread.keyId, thread.id);
  await forgetAnswers(
    tx,
    members.map(({ id }) => id),
    SAYING,
  );
  await tx.delete(threadPresence).where(eq(threadPresence.threadId, thread.id));
  await tx.delete(threads).where(eq(threads.id, thread.id));
  // The thread's own key is destroyed after the transaction has committed.
  if (isShared(thread.kind)) await shredWith(house, tx, [thread.keyId]);
  await notifyThread(house, tx, thread, members);
}
