import type { Made } from '#server/coach/run/answer.ts';
import type { Draft, Ended } from '#server/coach/run/draft.ts';
import type { Ready } from '#server/coach/run/prepare.ts';
import type { Kept, Question } from '#server/coach/run/seal.ts';
import type { Run } from '#server/coach/run/store.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Foundation } from '#server/foundation.ts';

export type RunnerHouse = Pick<Foundation, 'db' | 'vault' | 'bus' | 'log' | 'now'>;

export type Going = {
  row: Run;
  draft: Draft;
  stop: AbortController;
  ended: Promise<void>;
  saved: string;
  /** What was prepared while the row was stored. */
  ready: Promise<Ready> | undefined;
};

/** Why a reply is interrupted: its reader stopped it, or this process shuts down. */
export type Why = 'stopped' | 'leaving';

export type Closed = Pick<Run, 'id' | 'ownerId' | 'subject'> &
  Kept & {
    status: Ended;
    /** Of a whole result: the input and the output. */
    result?: Pick<Question, 'input'> & Required<Pick<Made, 'output'>>;
  };
export type OnEnd = (tx: Transaction, closed: Closed) => Promise<void>;
export type Room = {
  onEnd: OnEnd;
  /** Locks what the room holds before its reply ends, so that everyone locks that first and the reply second. */
  hold?: (tx: Transaction, subject: string) => Promise<unknown>;
  /** Reads an ended reply in a room that stores it itself; it is then sealed there and nowhere else. */
  read?(run: Run): Promise<Kept | undefined>;
  /** The room stores input and output itself, so the run of a finished reply is deleted. */
  takes?: boolean;
};
export type Rooms = ReadonlyMap<string, Room>;
