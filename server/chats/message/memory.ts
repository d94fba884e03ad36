import type { KnownKind } from '#contract/coach.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

type Proposal = { ownerId: string; threadId: string; relationshipId: string | null; text: string };

/** What chats need of the memory. Its facts hang on chats, so chats import nothing of it. */
export type Memory = {
  /** The kinds of what a member wrote down that a coach may use. */
  allowedKinds(from: DbOrTransaction, ownerId: string): Promise<ReadonlySet<KnownKind>>;
  /** A function from the people a chat is about to what is remembered for it. */
  linesFor(house: Pick<House, 'read' | 'vault'>, ownerId: string): Promise<(about: readonly string[]) => string[]>;
  /** All facts, proposals among them, so that none is proposed twice. */
  facts(house: Pick<House, 'db' | 'vault'>, ownerId: string): Promise<{ text: string; about: string | null }[]>;
  /** Offers to remember something; nothing of it is used before the member said yes. */
  propose(house: Pick<House, 'vault' | 'now' | 'live'>, tx: Transaction, proposals: readonly Proposal[]): Promise<void>;
};

let registered: Memory | undefined;

export const registerMemory = (memory: Memory) => {
  registered = memory;
};

export function memory(): Memory {
  if (!registered) throw new Error('No memory is registered.');
  return registered;
}
