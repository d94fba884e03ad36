import type { Made } from '#server/coach/run/answer.ts';
import type { Draft, Ended } from '#server/coach/run/draft.ts';
import type { Ready } from '#server/coach/run/prepare.ts';
import type { Kept, Question } from '#server/coach/run/seal.ts';
import type { Run } from '#server/coach/run/store.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Foundation } from '#server/foundation.ts';

export type RunnerHouse = Pick<Foundation, 'db' | 'vault' | 'bus' | 'log' | 'now'>;

/** A reply that this process writes. */
export type Going = {
  row: Run;
  draft: Draft;
  stop: AbortController;
  ended: Promise<void>;
  saved: string;
  /** What was prepared while the row was written. */
  ready: Promise<Ready> | undefined;
};

/** Why a reply is broken off: its reader stopped it, or this process goes. */
export type Why = 'stopped' | 'leaving';

/** How a reply ended, for the room that asked for it. */
export type Closed = Pick<Run, 'id' | 'ownerId' | 'subject'> &
  Kept & {
    status: Ended;
    /** Of a whole result: what was asked and what it came to. */
    result?: Pick<Question, 'input'> & Required<Pick<Made, 'output'>>;
  };
export type OnEnd = (tx: Transaction, closed: Closed) => Promise<void>;
export type Room = {
  onEnd: OnEnd;
  /** What a room holds of its own before a reply of its ends: everybody takes that first and the reply second. */
  hold?: (tx: Transaction, subject: string) => Promise<unknown>;
  /** A reply that has ended, by a room that keeps it itself: then it is sealed there, and nowhere else. */
  read?(run: Run): Promise<Kept | undefined>;
  /** It has taken over what was asked and what came of it: then there is nothing more of a reply that is done. */
  takes?: boolean;
};
export type Rooms = ReadonlyMap<string, Room>;
