import type * as z from 'zod/mini';
import type { Surface } from '#server/coach/safety/terms.ts';

/** A text that a person wrote, and where: the safety layer reads every one of them. */
export type FreeText = { text: string; surface: Surface };

/** One thing that a coach can be asked for: the same promise whoever answers. */
export type Task<Name extends string, Input extends z.ZodMiniType, Output extends z.ZodMiniType> = {
  name: Name;
  /** The version of what is asked; it changes when the words or the rules of the task change. */
  version: string;
  input: Input;
  output: Output;
  free: (input: z.output<Input>) => FreeText[];
};

export const task = <Name extends string, Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  it: Task<Name, Input, Output>,
): Task<Name, Input, Output> => it;

/** Written texts of one surface, without the empty ones. */
export const texts = (surface: Surface, ...all: (string | null | undefined)[]): FreeText[] =>
  all.flatMap((text) => (text?.trim() ? [{ text, surface }] : []));
