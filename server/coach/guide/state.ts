import * as z from 'zod/mini';
import type { Choice, Form } from '#contract/guide.ts';
import type { Guess, Read } from '#server/coach/reading/read.ts';
import type { Care } from '#server/safety/aftercare.ts';

const text = z.string();
/** A choice that was offered, and the step that it leads to: "words", or "situation:stolen-credit". */
export const Option = z.object({ label: text, to: text });
export type Option = z.infer<typeof Option>;

/** Where a talk stands: kept sealed with the guide's reply, or found again in what was said. */
export const State = z.object({
  version: z.literal(1),
  /** It has said what it is. */
  introduced: z.boolean(),
  /** The message that opened the matter. */
  told: text,
  situation: z.nullable(text),
  /** Situations that it was not. */
  passed: z.array(text),
  frame: z.nullable(text),
  values: z.record(text, text),
  /** The step that takes what is typed freely. */
  listens: z.nullable(text),
  options: z.array(Option),
  /** The last reply was the safety layer's. */
  danger: z.boolean(),
  turn: z.int(),
});
export type State = z.infer<typeof State>;

export const START: State = {
  version: 1,
  ...{ introduced: false, told: '', situation: null, passed: [], frame: null, values: {}, listens: null, options: [] },
  ...{ danger: false, turn: 0 },
};

/** What a step is given. */
export type Talk = {
  message: string;
  state: State;
  /** Whom the chat is about, as the member calls them. */
  person: string | null;
  read: Read;
  /** Situations that it may be about, by the message and what was told before it. */
  near: readonly Guess[];
  /** What earlier turns mean for this one. */
  care: Care | null;
};

export type Reply = {
  say: readonly string[];
  options?: readonly Option[];
  /** Things to do that send nothing: copy, keep. */
  actions?: readonly Choice[];
  form?: Form;
  set?: Partial<State>;
  /** Not the moment to say what it is. */
  quiet?: boolean;
};
/** `arg` is what stands behind the colon. */
type Step = (talk: Talk, arg: string) => Reply;
export type Steps = Readonly<Record<string, Step>>;

export const option = (label: string, to: string): Option => ({ label, to });
