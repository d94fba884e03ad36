import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** A kind of message that people get, how it may be meant, and what one could answer. Every text has a line for each way to say it. */
export type MessageKind = {
  /** In plain words: "yes-that-means-no". */
  name: string;
  /** What it does in a conversation. */
  move: Move;
  /** Messages of this kind, in many hands: what it is recognised by. Never said to anybody. */
  written: string;
  /** Two to five words. */
  tone: string;
  /** What the message does. */
  does: string;
  /** The kinder reading, and the more guarded one. */
  kind: string;
  guarded: string;
  /** A reply: how it opens, and how it goes on; every opening fits every ending. */
  open: string;
  close: string;
  /** How it may be for the sender. */
  other: string;
  /** The reader's own part. */
  own: string;
  /** What one takes for certain and could ask: goes on after "You may be taking for certain that". */
  check: string;
  /** One small step. */
  step: string;
};
