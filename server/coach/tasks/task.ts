import type * as z from 'zod/mini';
import type { FreeText } from '#server/safety/assess-texts.ts';

/** One thing that a coach can be asked for: the same promise whoever answers. */
type Task<Name extends string, Input extends z.ZodMiniType, Output extends z.ZodMiniType> = {
  name: Name;
  /** The version of what is asked; it changes when the words or the rules of the task change. */
  version: string;
  input: Input;
  output: Output;
  /** The safety layer reads every one of them. */
  free: (input: z.output<Input>) => FreeText[];
};

export const task = <Name extends string, Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  it: Task<Name, Input, Output>,
): Task<Name, Input, Output> => it;
