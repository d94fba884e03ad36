const WINDOW = 60_000;
const REST = 60_000;
const FAILURES = 3;

/**
 * Rests a provider for a minute after three failures in a minute, if they were at least half of its calls;
 * then one call tries whether it is back.
 */
export class Breaker {
  readonly #now: () => number;
  #calls: { at: number; failed: boolean }[] = [];
  #restUntil = 0;
  #trying = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a call may be made. Whoever is let in says how it ended. */
  admits(): boolean {
    if (this.#restUntil === 0) return true;
    if (this.#trying || this.#now() < this.#restUntil) return false;
    this.#trying = true;
    return true;
  }

  succeeded() {
    if (this.#trying) this.#calls = [];
    this.#restUntil = 0;
    this.#trying = false;
    this.#note(false);
  }

  failed() {
    this.#note(true);
    const failures = this.#calls.filter(({ failed }) => failed).length;
    const mostFail = failures >= FAILURES && failures * 2 >= this.#calls.length;
    if (this.#trying || mostFail) this.#restUntil = this.#now() + REST;
    this.#trying = false;
  }

  /** The call ended without telling anything about the provider. */
  undecided() {
    this.#trying = false;
  }

  #note(failed: boolean) {
    const at = this.#now();
    this.#calls = this.#calls.filter((call) => call.at > at - WINDOW);
    this.#calls.push({ at, failed });
  }
}
