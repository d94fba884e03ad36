import { Fault, type FaultKind } from '#server/wire/fault.ts';

/** Milliseconds: until the first word, between two pieces, for a whole turn, for a whole result. */
export type Patience = { first: number; gap: number; talk: number; result: number };
export const PATIENCE: Patience = { first: 8000, gap: 15_000, talk: 45_000, result: 25_000 };

/** The SDK's own timers do not see a provider that never sends its headers; these end every wait. */
export class Watch {
  readonly #ends = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #outer: AbortSignal;
  readonly #cancel = () => this.#end('cancelled');
  #next: NodeJS.Timeout;
  readonly #gap: number;

  constructor(times: { first: number; gap: number; total: number }, outer: AbortSignal) {
    this.#gap = times.gap;
    this.#outer = outer;
    this.#total = setTimeout(() => this.#end('too_slow'), times.total);
    this.#next = setTimeout(() => this.#end('slow_start'), times.first);
    outer.addEventListener('abort', this.#cancel, { once: true });
    if (outer.aborted) this.#cancel();
  }

  get signal(): AbortSignal {
    return this.#ends.signal;
  }

  heard() {
    clearTimeout(this.#next);
    if (!this.signal.aborted) this.#next = setTimeout(() => this.#end('stalled'), this.#gap);
  }

  /** What ended the wait, if a timer or the caller did. */
  get fault(): Fault | undefined {
    const reason: unknown = this.signal.reason;
    return reason instanceof Fault ? reason : undefined;
  }

  /** Nothing more is wanted. A connection that is still open is closed. */
  stop() {
    this.#outer.removeEventListener('abort', this.#cancel);
    this.#end('cancelled');
  }

  #end(kind: FaultKind) {
    clearTimeout(this.#total);
    clearTimeout(this.#next);
    this.#ends.abort(new Fault(kind));
  }
}
