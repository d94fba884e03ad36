import type * as z from 'zod/mini';
import type { Untrusted } from '#server/coach/llm/untrusted.ts';
import type { Input, Output, TaskName } from '#server/coach/tasks/tasks.ts';

/** How a model is asked for one task. Its version changes with its words. */
export type Brief<Name extends TaskName> = {
  version: string;
  maxOutputTokens: number;
  /** The steps to take and the form of the answer. */
  method: string;
  /** What the server knows, as data. */
  context(input: Input<Name>): Record<string, unknown>;
  untrusted(input: Input<Name>): Untrusted[];
  /** Names that are known beforehand; they leave as placeholders. */
  names(input: Input<Name>): (string | null)[];
};

/**
 * How a model is asked for the words of a whole result. Scores, labels and evidence stay the embedded coach's,
 * so that they mean the same whoever wrote the words. Maps by party travel as lists: providers refuse open maps.
 */
export type ResultBrief<Name extends TaskName, Words extends z.ZodMiniType> = Brief<Name> & {
  name: string;
  words: Words;
  /** What is said by the coach itself, and must be fair; a message for somebody to send is the member's own voice. */
  own(words: z.output<Words>): unknown;
  merge(base: Output<Name>, words: z.output<Words>, input: Input<Name>): Output<Name>;
};

export const resultBrief = <Name extends TaskName, Words extends z.ZodMiniType>(
  brief: ResultBrief<Name, Words>,
): ResultBrief<Name, Words> => brief;
