import type { FallbackReason, ReplaceReason, ReplyStatus, SafetyNote } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';

export type Ended = Exclude<ReplyStatus, 'queued' | 'running'>;
export type Ending = { status: Ended; meta: CoachMeta | null; failure?: FallbackReason | null };

/** A reply at one moment. The edition changes when the text no longer starts with what was shown before. */
export type Snapshot = {
  edition: number;
  text: string;
  reason: ReplaceReason | null;
  safety: SafetyNote | null;
  ending: Ending | null;
};

/** Editions of one attempt; a process that takes a reply over starts at the next multiple. */
const EDITIONS = 10;

/** A reply while this process writes it. Readers wait here for more. */
export class Draft {
  #now: Snapshot;
  #more = Promise.withResolvers<void>();
  isLost = false;

  constructor(attempt: number) {
    const reason = attempt > 1 ? 'resumed' : null;
    this.#now = { edition: attempt * EDITIONS, text: '', reason, safety: null, ending: null };
  }

  get isOver(): boolean {
    return this.isLost || this.#now.ending !== null;
  }

  look(): Snapshot {
    return this.#now;
  }

  /** Call this before looking at the draft, so that no change in between is missed. */
  changed(): Promise<void> {
    return this.#more.promise;
  }

  append(text: string) {
    if (text) this.#change({ text: this.#now.text + text });
  }

  /** Takes back the last characters that were shown. */
  takeBack(signs: number, reason: ReplaceReason) {
    const { edition, text } = this.#now;
    this.#change({ edition: edition + 1, text: text.slice(0, text.length - signs), reason });
  }

  warn(safety: SafetyNote) {
    this.#change({ safety });
  }

  end(ending: Ending) {
    this.#change({ ending });
  }

  lose() {
    this.isLost = true;
    this.#change({});
  }

  #change(change: Partial<Snapshot>) {
    this.#now = { ...this.#now, ...change };
    const { resolve } = this.#more;
    this.#more = Promise.withResolvers();
    resolve();
  }
}
