import type * as z from 'zod/mini';
import type { Input, Output, TaskName } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';

/** A labeled text in a prompt; `isPasted` text is not the member's own and is fenced. */
export type Part = { label: string; text: string; isPasted?: boolean; isOwn?: boolean };

type Asked<Name extends TaskName> = {
  version: string;
  maxOutputTokens: number;
  house: string;
  /** Names that are known beforehand, which are sent as placeholders. */
  names(input: Input<Name>): (string | null)[];
};

/** How a model is asked for a turn of a talk. The version changes with the words. */
export type TalkBrief<Name extends TaskName> = Asked<Name> & {
  /** What this talk is about, in a few lines that stay the same. */
  about(input: Input<Name>): string[];
  /** Text from elsewhere that the talk is about; it comes before the first turn. */
  before(input: Input<Name>): Part[];
  now(input: Input<Name>): string[];
};

/** How a model is asked for a whole result. Maps by party become lists, because providers refuse open maps. */
export type ResultBrief<Name extends TaskName, Words extends z.ZodMiniType> = Asked<Name> & {
  name: string;
  method: string;
  words: Words;
  /** What the server knows, one fact per line. */
  facts(input: Input<Name>): string[];
  parts(input: Input<Name>): Part[];
  /** Fields with words for someone to send or say, in which "I" is the member. */
  drafts: readonly string[];
  /** For a result that is shown while it is written: the fields of each part, in their order. */
  inOrder?: readonly (readonly (keyof z.output<Words> & string)[])[];
  /** An empty result is valid. */
  mayBeEmpty?: boolean;
  /** `figures` is the result without a model; only what is computed from stored figures is taken from it. */
  build(words: z.output<Words>, input: Input<Name>, assessment: Assessment, figures: Output<Name>): Output<Name>;
};

export const resultBrief = <Name extends TaskName, Words extends z.ZodMiniType>(
  brief: ResultBrief<Name, Words>,
): ResultBrief<Name, Words> => brief;
