import { withEventMeta } from '@orpc/server';
import type { LiveEvent } from '#contract/live.ts';

/** An event on its way; `at` is the position from which a page can continue after it. */
export type Told = LiveEvent & { at?: string };

type Result = IteratorResult<LiveEvent, undefined>;
const rowOf = ({ at = '' }: Told) => at.split('-')[0] ?? '';
const NOTHING: ReadonlySet<string> = new Set();
const END: Result = { done: true, value: undefined };

/** The events of one page that have not been sent yet. */
export class Stream {
  readonly #leave: (stream: Stream) => void;
  #waiting: Told[] = [];
  #held: Told[] | undefined = [];
  #past: ReadonlySet<string> = NOTHING;
  #resume: ((result: Result) => void) | undefined;
  #ended = false;

  constructor(leave: (stream: Stream) => void) {
    this.#leave = leave;
  }

  /** New events wait until missed ones are sent, and are dropped if they were among those. */
  push(told: Told) {
    if (this.#held) this.#held.push(told);
    else if (!this.#past.has(rowOf(told))) this.#waiting.push(told);
    this.#flush();
  }

  /** Sends the missed events, then those that arrived meanwhile. */
  begin(past: Told[]) {
    const held = this.#held ?? [];
    this.#held = undefined;
    const rows = past.filter(({ kind, at }) => at && kind !== 'opened').map(rowOf);
    if (rows.length > 0) this.#past = new Set(rows);
    this.#waiting.push(...past);
    for (const told of held) this.push(told);
    this.#flush();
  }

  /** Ends after what is already waiting. */
  end(last?: Told) {
    if (last) this.#waiting.push(last);
    this.#ended = true;
    this.#leave(this);
    this.#flush();
  }

  next(): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<Result>();
    this.#resume = resolve;
    this.#flush();
    return promise;
  }

  async return(): Promise<Result> {
    this.#waiting = [];
    this.end();
    return END;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async [Symbol.asyncDispose]() {
    await this.return();
  }

  #flush() {
    if (!this.#resume) return;
    const told = this.#waiting.shift();
    if (!told && !this.#ended) return;
    const resume = this.#resume;
    this.#resume = undefined;
    resume(told ? { done: false, value: withPlace(told) } : END);
  }
}

function withPlace({ kind, id, at }: Told): LiveEvent {
  return at === undefined ? { kind, id } : withEventMeta({ kind, id }, { id: at });
}
