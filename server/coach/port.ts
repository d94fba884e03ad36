import type { CoachMeta } from '#contract/coach.ts';
import { type Given, type Input, type Output, type TaskName, tasks } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { assessTexts, type FreeText, noteOf } from '#server/safety/assess-texts.ts';

/** What an answer depends on besides its input. */
export type Context = {
  /** Where the member lives, for resources; their setting, else the browser's region. */
  country?: string;
  signal?: AbortSignal;
};

/** Whoever answers: the built-in guide, or a provider behind the same promises. */
export interface Adapter {
  name: CoachMeta['adapter'];
  model: string;
  run<Name extends TaskName>(
    name: Name,
    input: Input<Name>,
    assessment: Assessment,
    context: Context,
  ): Output<Name> | Promise<Output<Name>>;
}

export type Answer<Name extends TaskName> = { output: Output<Name>; meta: CoachMeta };

/** Takes what a caller hands in as the task's input; throws zod's error where it does not fit. */
export const accept = <Name extends TaskName>(name: Name, given: Given<Name>): Input<Name> =>
  tasks[name].input.parse(given) as Input<Name>;

/** Asks one adapter. What it says is checked against the task's promise, whoever it is. */
export async function run<Name extends TaskName>(
  adapter: Adapter,
  name: Name,
  given: Given<Name>,
  context: Context = {},
): Promise<Answer<Name>> {
  const input = accept(name, given);
  const free = tasks[name].free as (input: Input<Name>) => FreeText[];
  const assessment = assessTexts(free(input));
  const said = await adapter.run(name, input, assessment, context);
  const output = tasks[name].output.parse(said) as Output<Name>;
  return { output, meta: metaOf(adapter, name, assessment) };
}

export function metaOf(adapter: Pick<Adapter, 'name' | 'model'>, name: TaskName, assessment: Assessment): CoachMeta {
  const { limited } = assessment;
  return {
    adapter: adapter.name,
    model: adapter.model,
    promptVersion: tasks[name].version,
    safety: noteOf(assessment),
    limited,
    fallbackReason: null,
    used: [],
  };
}
