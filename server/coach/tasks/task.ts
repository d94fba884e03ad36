import type * as z from 'zod/mini';
import type { FreeText } from '#server/safety/assess-texts.ts';

/** One thing that a coach can be asked for, whoever answers. */
type Task<Name extends string, Input extends z.ZodMiniType, Output extends z.ZodMiniType> = {
  name: Name;
  /** Changes with the words or rules of the task. */
  version: string;
  input: Input;
  output: Output;
  /** The texts that the safety layer reads. */
  free: (input: z.output<Input>) => FreeText[];
};

export const task = <Name extends string, Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  it: Task<Name, Input, Output>,
): Task<Name, Input, Output> => it;
