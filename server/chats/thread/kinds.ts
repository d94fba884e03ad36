import { UNAVAILABLE } from '#contract/mediation.ts';
import type { Silence, ThreadKind } from '#contract/threads.ts';
import type { ThreadRow } from '#server/chats/table.ts';
import { joined, type Member } from '#server/chats/thread/members.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

export type Services = Omit<House, 'close'>;
export type Spoken = { id: string; authorId: string; content: string };

/** The rules of a room for its kind of thread. All but `guard` run in the thread's transaction. */
type KindRules = {
  /** The argument that a follow-up chat is about. */
  argumentOf?(
    house: Pick<House, 'vault'>,
    from: Transaction,
    thread: ThreadRow,
  ): Promise<Given<'argumentChat'>['argument']>;
  /** Whether a run answers every message; if not, the room adds Mallama's messages itself. */
  answers: boolean;
  /** Why this member cannot write now, beside status and membership. */
  writeBlock?(
    house: Pick<House, 'vault' | 'now'>,
    from: DbOrTransaction,
    threadId: string,
    memberId: string,
  ): Promise<Silence | null>;
  /** Before a message is handled: may refuse it, and store findings in a transaction of its own. */
  guard?(house: Services, thread: ThreadRow, spoken: Omit<Spoken, 'id'>): Promise<void>;
  /** After a message was added, changed or taken back. */
  afterSaid?(house: Services, tx: Transaction, thread: ThreadRow, spoken: Spoken): Promise<void>;
  /** After a reply by Mallama ended. */
  afterReply?(
    house: Pick<House, 'vault' | 'now' | 'live' | 'coach'>,
    tx: Transaction,
    thread: ThreadRow,
  ): Promise<void>;
  /** After somebody left or was erased. */
  onLeft?(
    house: Pick<House, 'vault' | 'now' | 'live'>,
    tx: Transaction,
    thread: ThreadRow,
    memberId: string,
  ): Promise<void>;
};

const rules = new Map<ThreadKind, KindRules>();

/** Chats import none of the rooms that build on them, so those register the rules of their kinds. */
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

/** Why a member of the thread cannot write there now. */
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
