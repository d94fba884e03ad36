import { joined, type Member } from '#server/chats/people.ts';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Live } from '#server/live/live.ts';

/** Everybody who is in it reads it again, on all their pages. */
export async function tellThread(
  { live }: { live: Live },
  tx: Transaction,
  thread: Pick<ThreadRow, 'id' | 'kind'>,
  members: readonly Member[],
) {
  const isListed = thread.kind === 'solo_session' || thread.kind === 'group_mediation';
  for (const { id } of joined(members)) {
    await live.tell(id, { kind: 'chats.thread', id: thread.id }, tx);
    if (isListed) await live.tell(id, { kind: 'conversations.list', id: thread.id }, tx);
  }
}

/** Invitations and shared chats of theirs have changed; whoever follows one looks whether they may still. */
export async function tellSessions({ live }: { live: Live }, tx: Transaction, memberIds: readonly string[]) {
  for (const id of memberIds) await live.tell(id, { kind: 'chats.sessions' }, tx);
}
