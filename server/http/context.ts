import type { Transaction } from '#server/database/open.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { House } from '#server/services.ts';

/** Keeps the answer in the transaction of what was done: both are there or neither, whenever a process dies. */
export type Answered = (tx: Transaction, output: unknown) => Promise<void>;

type RecordAction = <Answer>(
  house: Pick<House, 'db' | 'now'>,
  action: { adminId: string; action: string; input: unknown },
  work: () => Promise<Answer>,
) => Promise<Answer>;

/** What a handler is handed: the house, and this request's own facts. */
export type Context = House & {
  /** Writes an administrator's action down before it is done, and marks it once it is. */
  recordAction: RecordAction;
  caller: Caller | undefined;
  /** What their handler asked for while it was found out who calls: its room knows what it is. */
  ahead?: unknown;
  /** Where the try was counted while its caller was looked up: whether there were too many. */
  counted?: Promise<void> | undefined;
  /** What the path was read as, `room.verb`: another procedure is never run for it. */
  endpoint?: string;
  requestId: string;
  address: string;
  headers: Record<string, string | string[] | undefined>;
  /** Adds a header to the answer. */
  answer(name: string, value: string): void;
  /** Where the caller may send the same again. */
  answered?: Answered | undefined;
};
