import type * as z from 'zod/mini';
import type { FallbackReason } from '#contract/chat.ts';
import { isAboutSafety } from '#server/coach/embedded/answers/staying-safe.ts';
import { faultOf } from '#server/coach/llm/fault.ts';
import { CRISIS, leavingIn } from '#server/coach/llm/leaving.ts';
import type { Brief, ResultBrief } from '#server/coach/llm/prompts/brief.ts';
import { type Answer, accept, metaOf } from '#server/coach/port.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { heard } from '#server/coach/run/heard.ts';
import { admitted, booked, type Permit, permitFor, reasonOf } from '#server/coach/run/permit.ts';
import type { FreeText } from '#server/coach/tasks/task.ts';
import { type Given, type Input, type Output, type TaskName, tasks } from '#server/coach/tasks/tasks.ts';

/** Whose words are asked about, first for whom it counts. */
export type Asker = {
  people: readonly [string, ...string[]];
  /** Where they live, for whom to call. */
  country?: string | null;
  /** Names that must not leave, beside those in `given`: of whom it is about. */
  names?: readonly string[];
  signal?: AbortSignal;
};

/** Loaded only where there is a provider. */
const model = async () => {
  const [{ briefs }, { worded }, { lengthOf, write }] = await Promise.all([
    import('#server/coach/llm/prompts/results.ts'),
    import('#server/coach/llm/words.ts'),
    import('#server/coach/llm/prompt.ts'),
  ]);
  return { briefs, worded, lengthOf, write };
};
type Model = Awaited<ReturnType<typeof model>>;

type AnyBrief<Name extends TaskName> = ResultBrief<Name, z.ZodMiniType>;

/** What is drawn from words about safety is nothing, and no model is asked to draw more. */
const DRAWN: ReadonlySet<TaskName> = new Set(['actionSteps', 'conversationSummary', 'chatInsights']);

/** How a model is asked for it; nothing for what is only ever composed by the embedded coach. */
const briefOf = <Name extends TaskName>({ briefs }: Model, task: Name) =>
  (task in briefs ? Reflect.get(briefs, task) : undefined) as AnyBrief<Name> | undefined;

/** A whole result: figures, labels and evidence from the embedded coach, the words from the provider where that is allowed. */
export async function ask<Name extends TaskName>(
  desk: Desk,
  task: Name,
  given: Given<Name>,
  { people, country, names = [], signal = new AbortController().signal }: Asker,
): Promise<Answer<Name>> {
  const { embedded, patience } = desk;
  const input = accept(task, given);
  const free = (tasks[task].free as (input: Input<Name>) => FreeText[])(input);
  const standing = heard(free);
  if (standing.level > 0) desk.gate.count(standing);
  const base = await embedded.run(task, input, standing, { signal, ...(country && { country }) });
  const embeddedAnswer = (fallbackReason: FallbackReason | null): Answer<Name> => ({
    output: tasks[task].output.parse(base) as Output<Name>,
    meta: { ...metaOf(embedded, task, standing), fallbackReason },
  });
  if (!desk.provider || standing.level >= CRISIS || (DRAWN.has(task) && isAboutSafety(standing)))
    return embeddedAnswer(null);
  const loaded = await model();
  const brief = briefOf(loaded, task);
  if (!brief) return embeddedAnswer(null);
  const all = heard(leavingIn(brief as Brief<Name>, input, free));
  if (all.level >= CRISIS) return embeddedAnswer(null);
  const { maxOutputTokens } = brief;
  const length = loaded.lengthOf(brief as Brief<Name>, input);
  const write = () => loaded.write(brief as Brief<Name>, input, all, names);
  const prepared = await permitFor(desk, { people, length, maxOutputTokens, write });
  const permit = admitted(desk, prepared);
  if ('reason' in permit) return embeddedAnswer(permit.reason);
  const asking = { maxOutputTokens, signal, patience };
  const call = ({ provider, prompt }: Permit) => loaded.worded(provider, { brief, prompt, input, base }, asking);
  try {
    const { output } = await booked(
      desk,
      permit,
      () => '',
      () => call(permit),
    );
    const { adapter, model: by } = permit.provider;
    const meta = metaOf({ name: adapter, model: by.modelId }, task, standing);
    return {
      output: tasks[task].output.parse(output) as Output<Name>,
      meta: { ...meta, promptVersion: permit.prompt.version },
    };
  } catch (error) {
    return embeddedAnswer(reasonOf(faultOf(error)));
  }
}
