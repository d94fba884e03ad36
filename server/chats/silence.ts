import { UNAVAILABLE } from '#contract/mediation.ts';
import type { Silence } from '#contract/threads.ts';
import { rulesOf } from '#server/chats/kinds.ts';
import { joined, type Member } from '#server/chats/people.ts';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

const WORDS: Record<Silence, string> = {
  closed: 'This chat is closed.',
  left: 'This chat is closed.',
  waiting_for_others: 'This begins when everybody is here.',
  intake: 'Please answer your private part first.',
  not_your_turn: 'Someone else has the floor.',
  unavailable: UNAVAILABLE,
};

/** Why somebody who is in a thread cannot write there now. */
export async function silenceOf(
  house: Pick<House, 'vault' | 'now'>,
  from: Db | Transaction,
  { id, kind, status }: ThreadRow,
  members: readonly Member[],
  memberId: string,
): Promise<Silence | null> {
  if (status !== 'active') return 'closed';
  if (kind === 'shared_session') return joined(members).length < 2 ? 'waiting_for_others' : null;
  return (await rulesOf(kind).silenceOf?.(house, from, id, memberId)) ?? null;
}

export const silent = (silence: Silence) => refuse('conflict', { reason: silence }, WORDS[silence]);
