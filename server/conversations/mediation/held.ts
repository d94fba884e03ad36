import { eq } from 'drizzle-orm';
import { chatMembers, chatThreads, type Member, type ThreadRow } from '#server/chats/chats.ts';
import { ENOUGH, type State } from '#server/conversations/phase.ts';
import { mediations } from '#server/conversations/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

export type Mine = Context & { user: Caller };
export type Deps = Pick<House, 'vault' | 'live' | 'now'>;
type Row = typeof mediations.$inferSelect;

/** The sealed contents of a mediation. */
type Kept = {
  items: string[];
  /** Who has had their turn in this round. */
  heard: string[];
  /** The last message of the first round. */
  roundEnd: string | null;
  /** When everyone confirmed, and who they were. */
  agreed?: { at: string; by: string[] };
  /** The last change of the wording: who made it, what stood there before, and who had said yes to that. */
  changed?: { by: string; items: string[]; checkInOn: string | null; yes: string[] };
};

export const NOTHING: Kept = { items: [], heard: [], roundEnd: null };

/** A mediation that the transaction has locked, so that its changes are serialized. */
export type Held = {
  tx: Transaction;
  thread: ThreadRow;
  safe: Safe;
  members: Member[];
  /** The members who take part, in the order in which they came. */
  circle: string[];
  state: State;
  kept: Kept;
  checkInOn: string | null;
};

const TABLE = 'mediations';
export const sealKept = (safe: Safe, threadId: string, kept: Kept) => safe.seal(TABLE, threadId, kept);
export const openKept = (safe: Safe, { threadId, sealed }: Pick<Row, 'threadId' | 'sealed'>) =>
  safe.open<Kept>(TABLE, threadId, sealed);

/** The mediation of a thread that the transaction has locked already. */
export async function holdMediation(
  { vault }: Pick<House, 'vault'>,
  tx: Transaction,
  thread: ThreadRow,
): Promise<Held | undefined> {
  const [row] = await tx.select().from(mediations).where(eq(mediations.threadId, thread.id)).for('update');
  if (!row) return undefined;
  const safe = await vault.of(thread.keyId);
  const members = (await chatMembers.of({ vault }, tx, thread)).sort((a, b) => Number(b.isOwner) - Number(a.isOwner));
  const kept = openKept(safe, row);
  const state = { phase: row.phase, turnOf: row.turnOf, heard: kept.heard };
  const circle = chatMembers.joined(members).map(({ id }) => id);
  return { tx, thread, safe, members, circle, state, kept, checkInOn: row.checkInOn };
}

/** Locks a mediation for a change by one of its members. For everyone else it does not exist. */
export const withMediation = <Answer>(context: Mine, id: string, work: (held: Held) => Promise<Answer>) =>
  context.db.transaction(async (tx) => {
    const { thread } = await chatThreads.hold(context, tx, context.user, id);
    const held = await holdMediation(context, tx, thread);
    if (!held) throw refuse('not_found');
    return work(held);
  });

type Change = { state?: State; kept?: Partial<Kept>; checkInOn?: string | null };

/** Stores the new state and tells all members. */
export async function keep({ live, now }: Omit<Deps, 'vault'>, held: Held, change: Change): Promise<Held> {
  const { tx, thread, safe } = held;
  const state = change.state ?? held.state;
  const kept = { ...held.kept, ...change.kept, heard: [...state.heard] };
  const checkInOn = change.checkInOn === undefined ? held.checkInOn : change.checkInOn;
  await tx
    .update(mediations)
    .set({
      ...{ phase: state.phase, turnOf: state.turnOf, checkInOn },
      ...{ sealed: sealKept(safe, thread.id, kept), updatedAt: now() },
    })
    .where(eq(mediations.threadId, thread.id));
  await tellAll({ live }, held);
  return { ...held, state, kept, checkInOn };
}

async function tellAll({ live }: Pick<Deps, 'live'>, { tx, thread, circle }: Held) {
  for (const id of circle) await live.notify(id, { kind: 'conversations.mediation', id: thread.id }, tx);
}

export const nameOf = ({ members }: Pick<Held, 'members'>, id: string | null) =>
  members.find((one) => one.id === id)?.firstName ?? '';

/** False where the conversation is closed, or too few people are left. */
export function mayGoOn({ thread, circle }: Held) {
  if (thread.status !== 'active') throw refuse('conflict', { reason: 'closed' }, 'This chat is closed.');
  if (circle.length < ENOUGH)
    throw refuse('conflict', { reason: 'waiting_for_others' }, 'This begins when the others have joined.');
}
