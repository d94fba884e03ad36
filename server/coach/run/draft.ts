import type { FallbackReason, ReplaceReason, ReplyStatus, SafetyNote } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';

export type Ended = Exclude<ReplyStatus, 'queued' | 'running'>;
export type Ending = { status: Ended; meta: CoachMeta | null; failure?: FallbackReason | null };

/** A reply at one moment. The edition changes when its text no longer begins with what was shown before. */
export type Snapshot = {
  edition: number;
  text: string;
  reason: ReplaceReason | null;
  safety: SafetyNote | null;
  ending: Ending | null;
};

/** Editions that one attempt may have: each process that takes a reply over begins at a new one. */
const EDITIONS = 10;

/** A reply while it is written in this process; whoever reads it waits here for more. */
export class Draft {
  #now: Snapshot;
  #more = Promise.withResolvers<void>();
  /** Another process has it now. */
  isLost = false;

  constructor(attempt: number) {
    const reason = attempt > 1 ? 'resumed' : null;
    this.#now = { edition: attempt * EDITIONS, text: '', reason, safety: null, ending: null };
  }

  /** Nothing more comes of it here. */
  get isOver(): boolean {
    return this.isLost || this.#now.ending !== null;
  }

  look(): Snapshot {
    return this.#now;
  }

  /** Ask before looking: then nothing that comes between is missed. */
  changed(): Promise<void> {
    return this.#more.promise;
  }

  append(text: string) {
    if (text) this.#change({ text: this.#now.text + text });
  }

  /** The last signs of what was shown are taken back. */
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
