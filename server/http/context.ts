import type { Transaction } from '#server/database/open.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { House } from '#server/services.ts';

/** Stores the answer for retries in the transaction of the change, so that both or neither exist. */
export type Answered = (tx: Transaction, output: unknown) => Promise<void>;

type RecordAction = <Answer>(
  house: Pick<House, 'db' | 'now'>,
  action: { adminId: string; action: string; input: unknown },
  work: () => Promise<Answer>,
) => Promise<Answer>;

/** What a handler gets: the house and the facts of the request. */
export type Context = House & {
  /** Records an administrator's action before it is done, and marks it when it is. */
  recordAction: RecordAction;
  caller: Caller | undefined;
  /** What was read ahead for the handler; its type is known to the room. */
  ahead?: unknown;
  /** The rate-limit count that was started while the caller was identified; rejects if the limit is exceeded. */
  counted?: Promise<void> | undefined;
  /** The endpoint that the path was matched to, `room.verb`; no other procedure runs for it. */
  endpoint?: string;
  requestId: string;
  address: string;
  headers: Record<string, string | string[] | undefined>;
  /** Adds a header to the response. */
  answer(name: string, value: string): void;
  /** Set where the caller sent an idempotency key. */
  answered?: Answered | undefined;
};
