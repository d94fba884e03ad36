import type * as z from 'zod/mini';
import type { Input, Output, TaskName } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';

/** A text in a prompt, under a label; `isPasted` came from somewhere else and is fenced. */
export type Part = { label: string; text: string; isPasted?: boolean; isOwn?: boolean };

type Asked<Name extends TaskName> = {
  version: string;
  maxOutputTokens: number;
  /** Role, rules and examples: the same for everybody. */
  house: string;
  /** Names that are known beforehand; they leave as placeholders. */
  names(input: Input<Name>): (string | null)[];
};

/** How a model is asked for a turn of a talk. Its version changes with its words. */
export type TalkBrief<Name extends TaskName> = Asked<Name> & {
  /** What this talk is about, in a few lines that stay the same through it. */
  about(input: Input<Name>): string[];
  /** What the talk is about and was written elsewhere: it stands before the first turn. */
  before(input: Input<Name>): Part[];
  /** What is wanted of this one turn. */
  now(input: Input<Name>): string[];
};

/** How a model is asked for a whole result. Maps by party travel as lists: providers refuse open maps. */
export type ResultBrief<Name extends TaskName, Words extends z.ZodMiniType> = Asked<Name> & {
  name: string;
  method: string;
  words: Words;
  /** What the server knows, one line each. */
  facts(input: Input<Name>): string[];
  parts(input: Input<Name>): Part[];
  /** Which fields hold words for somebody to send or say: there "I" is the member. */
  drafts: readonly string[];
  /** Where it is shown while it is written: the fields of each part, in the order in which the parts stand. */
  inOrder?: readonly (readonly (keyof z.output<Words> & string)[])[];
  /** Nothing is an answer too. */
  mayBeEmpty?: boolean;
  /** `figures` is the result without a model: of it only what is computed from stored figures is used. */
  build(words: z.output<Words>, input: Input<Name>, assessment: Assessment, figures: Output<Name>): Output<Name>;
};

export const resultBrief = <Name extends TaskName, Words extends z.ZodMiniType>(
  brief: ResultBrief<Name, Words>,
): ResultBrief<Name, Words> => brief;
