import * as z from 'zod/mini';
import type { Choice, Form } from '#contract/guide.ts';
import menus from '#server/coach/guide/menus.json' with { type: 'json' };
import type { Guess, Read } from '#server/reading/read.ts';
import type { Care } from '#server/safety/aftercare.ts';

const text = z.string();
/** A choice that was offered, and the step that it leads to: "words", or "situation:stolen-credit". */
export const Option = z.object({ label: text, to: text });
export type Option = z.infer<typeof Option>;

/**
 * Where a talk stands: kept sealed with the guide's reply, or found again in what was said. `told` is the matter, `last` what
 * was typed freely and last; `waits` is the form that is open, with its values, and of a message its kind and tone; `listens`
 * the step that takes what is typed; `asks` counts how often it had to ask, never in the same sentence.
 */
export const State = z.object({
  version: z.literal(2),
  ...{ introduced: z.boolean(), danger: z.boolean(), turn: z.int(), asks: z.int() },
  ...{ told: text, last: text, listens: z.nullable(text), options: z.array(Option) },
  ...{ situation: z.nullable(text), passed: z.array(text) },
  ...{ waits: z.nullable(z.enum(['fill', 'sort', 'facts'])), values: z.record(text, text) },
  ...{ frame: z.nullable(text), tone: z.enum(['warm', 'plain']) },
});
export type State = z.infer<typeof State>;

/** Nothing was told and nothing begun. */
export const FRESH = {
  ...{ told: '', last: '', situation: null, listens: null },
  ...{ waits: null, values: {}, frame: null, tone: 'warm' as const },
};
export const START: State = {
  ...{ version: 2, introduced: false, ...FRESH, passed: [] },
  ...{ options: [], danger: false, turn: 0, asks: 0 },
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

/** Nothing was told yet and nothing begun. */
export const opensMatter = ({ state }: Talk): boolean => !state.told && !state.waits && !state.frame && !state.last;

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

/** Choices that always stand together. */
export const menu = (name: keyof typeof menus): Option[] =>
  menus[name].map(([label = '', to = '']) => option(label, to));
