const WINDOW = 60_000;
const REST = 60_000;
const FAILURES = 3;

/** Permission for one call. Its holder reports once how the call ended. */
export type Ticket = {
  succeeded(): void;
  failed(): void;
  undecided(): void;
};

/**
 * Pauses a provider for a minute after three failures within a minute, if they were at least half of its calls. Then
 * one trial call decides.
 */
export class Breaker {
  readonly #now: () => number;
  #calls: { at: number; failed: boolean }[] = [];
  #restUntil = 0;
  /** The trial call; results of other calls do not count meanwhile. */
  #trial: Ticket | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Undefined while the provider is paused. */
  admits(): Ticket | undefined {
    const ticket: Ticket = {
      succeeded: () => this.#ended(ticket, false),
      failed: () => this.#ended(ticket, true),
      undecided: () => {
        if (this.#trial === ticket) this.#trial = undefined;
      },
    };
    if (this.#restUntil === 0) return ticket;
    if (this.#trial || this.#now() < this.#restUntil) return undefined;
    this.#trial = ticket;
    return ticket;
  }

  #ended(ticket: Ticket, failed: boolean) {
    const isTrial = this.#trial === ticket;
    // A call from before the pause says nothing about now.
    if (this.#restUntil > 0 && !isTrial) return;
    if (isTrial) {
      this.#trial = undefined;
      this.#calls = [];
      this.#restUntil = 0;
    }
    this.#note(failed);
    const failures = this.#calls.filter((call) => call.failed).length;
    const mostFail = failures >= FAILURES && failures * 2 >= this.#calls.length;
    if (failed && (isTrial || mostFail)) this.#restUntil = this.#now() + REST;
  }

  #note(failed: boolean) {
    const at = this.#now();
    this.#calls = this.#calls.filter((call) => call.at > at - WINDOW);
    this.#calls.push({ at, failed });
  }
}
