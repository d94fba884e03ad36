import { and, eq } from 'drizzle-orm';
import type { ThreadKind } from '#contract/threads.ts';
import { firstNameOf, type MemberRow, sealName } from '#server/chats/people.ts';
import { threadMembers, threads } from '#server/chats/table.ts';
import { isShared, sealThread, type ThreadRow, type ThreadWords } from '#server/chats/words.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

type Ground = Pick<House, 'vault' | 'now'>;
type Person = { id: string; name: string | null };

export type NewThread = {
  /** Of a shared one: `newSharedId`, asked for before the transaction. */
  id?: string;
  owner: Person;
  kind: ThreadKind;
  words?: Partial<ThreadWords>;
  relationshipId?: string | null;
  isTemporary?: boolean;
};

/** An id with a key of its own, for a thread that others read too. Keys are not made within a transaction. */
export async function newSharedId({ vault, now }: Ground): Promise<string> {
  const id = newId(now());
  await vault.create(id);
  return id;
}

/** A thread with its owner in it; undefined where there is a current one already. */
export async function insertThread({ vault, now }: Ground, tx: Transaction, input: NewThread) {
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

export type NewMember = Person & { state: 'invited' | 'joined'; relationshipId?: string | null };

/** Somebody more in a thread, by the first name that the others will see; who comes again is let in anew. */
export async function insertMember(
  { vault, now }: Ground,
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'keyId'>,
  { id: memberId, name, state, relationshipId = null }: NewMember,
) {
  const at = now();
  const sealed = sealName(await vault.of(thread.keyId), thread.id, memberId, firstNameOf(name));
  const standing = { state, relationshipId, sealed, joinedAt: state === 'joined' ? at : null, leftAt: null };
  await tx
    .insert(threadMembers)
    .values({ threadId: thread.id, memberId, ...standing, createdAt: at })
    .onConflictDoUpdate({ target: [threadMembers.threadId, threadMembers.memberId], set: standing });
}

export async function moveMember(
  { now }: Ground,
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
