import { UNAVAILABLE } from '#contract/mediation.ts';
import type { Silence, ThreadKind } from '#contract/threads.ts';
import type { ThreadRow } from '#server/chats/table.ts';
import { joined, type Member } from '#server/chats/thread/members.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

/** All that handlers and jobs are handed. */
export type Services = Omit<House, 'close'>;
export type Spoken = { id: string; authorId: string; content: string };

/** What another room has to say about threads of a kind that is its own. All but `guard` happens in the thread's transaction. */
type KindRules = {
  /** The argument that its talk is about, as a coach is told of it. */
  argumentOf?(
    house: Pick<House, 'vault'>,
    from: Transaction,
    thread: ThreadRow,
  ): Promise<Given<'argumentChat'>['argument']>;
  /** Whether Mallama answers every message with a run; otherwise the room speaks for it. */
  answers: boolean;
  /** Why this member cannot write now, beyond status and membership. */
  writeBlock?(
    house: Pick<House, 'vault' | 'now'>,
    from: DbOrTransaction,
    threadId: string,
    memberId: string,
  ): Promise<Silence | null>;
  /** Before anything is done with a message: may refuse it, and keep what it found in a transaction of its own. */
  guard?(house: Services, thread: ThreadRow, spoken: Omit<Spoken, 'id'>): Promise<void>;
  /** After it was kept, changed or taken back. */
  afterSaid?(house: Services, tx: Transaction, thread: ThreadRow, spoken: Spoken): Promise<void>;
  /** After a reply of Mallama's ended. */
  afterReply?(
    house: Pick<House, 'vault' | 'now' | 'live' | 'coach'>,
    tx: Transaction,
    thread: ThreadRow,
  ): Promise<void>;
  /** After somebody left, or was erased. */
  onLeft?(
    house: Pick<House, 'vault' | 'now' | 'live'>,
    tx: Transaction,
    thread: ThreadRow,
    memberId: string,
  ): Promise<void>;
};

const rules = new Map<ThreadKind, KindRules>();

/** Chats know nothing of the rooms that build on them: those say here what holds for their kinds. */
export const registerKind = (kind: ThreadKind, its: KindRules) => void rules.set(kind, its);
export const rulesOf = (kind: ThreadKind): KindRules => rules.get(kind) ?? { answers: kind !== 'group_mediation' };

const WORDS: Record<Silence, string> = {
  closed: 'This chat is closed.',
  left: 'This chat is closed.',
  waiting_for_others: 'This begins when everyone is here.',
  intake: 'Please answer your private part first.',
  not_your_turn: 'Someone else has the floor.',
  unavailable: UNAVAILABLE,
};

/** Why somebody who is in a thread cannot write there now. */
export async function writeBlock(
  house: Pick<House, 'vault' | 'now'>,
  from: DbOrTransaction,
  { id, kind, status }: ThreadRow,
  members: readonly Member[],
  memberId: string,
): Promise<Silence | null> {
  if (status !== 'active') return 'closed';
  if (kind === 'shared_session') return joined(members).length < 2 ? 'waiting_for_others' : null;
  return (await rulesOf(kind).writeBlock?.(house, from, id, memberId)) ?? null;
}

export const refuseBlocked = (silence: Silence) => refuse('conflict', { reason: silence }, WORDS[silence]);
