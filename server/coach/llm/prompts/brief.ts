import type { Untrusted } from '#server/coach/llm/untrusted.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input, TaskName } from '#server/coach/tasks/tasks.ts';

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

/** Whether the answer may speak of the person's own part. */
export const isCalm = ({ level }: Pick<Standing, 'level'>) => level === 0;
