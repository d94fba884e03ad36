import type * as z from 'zod/mini';
import type { FallbackReason, SafetyNote } from '#contract/chat.ts';
import { outgoingInParts } from '#server/coach/model/outgoing.ts';
import type { ResultBrief } from '#server/coach/model/prompts/brief.ts';
import type { Hear } from '#server/coach/model/whole.ts';
import { type Answer, accept, metaOf } from '#server/coach/port.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { admitted, booked, namesToHide, permitFor, reasonOf } from '#server/coach/run/permit.ts';
import { type Given, type Input, type Output, type TaskName, tasks } from '#server/coach/tasks/tasks.ts';
import { blankOf } from '#server/json.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { type FreeText, noteOf } from '#server/safety/assess-texts.ts';
import { heard } from '#server/safety/heard.ts';
import { policyOf } from '#server/safety/policy.ts';
import { afterReading, raisedTo } from '#server/safety/raised.ts';
import { faultOf } from '#server/wire/fault.ts';

/** The members whose words are sent; what is used counts for the first. */
export type Asker = {
  people: readonly [string, ...string[]];
  /** Where they live, for the lines of a card. */
  country?: string | null;
  /** Names of the people it is about, which are hidden besides those in `given`. */
  names?: readonly string[];
  signal?: AbortSignal;
  /** Called with the first parts of the result while the model still writes; the other parts are blank. */
  onPart?: (part: { parts: number; safety: SafetyNote; output: Output<TaskName> }) => void;
};

const model = async () => {
  const [{ results }, { schemaOf, whole }, prompt] = await Promise.all([
    import('#server/coach/model/prompts/results/all.ts'),
    import('#server/coach/model/whole.ts'),
    import('#server/coach/model/prompt.ts'),
  ]);
  return { results, schemaOf, whole, ...prompt };
};
type Model = Awaited<ReturnType<typeof model>>;

type AnyBrief<Name extends TaskName> = ResultBrief<Name, z.ZodMiniType>;

/** Nothing is drawn from words about safety, and no model is asked to. */
const DRAWN: ReadonlySet<TaskName> = new Set([
  ...(['actionSteps', 'conversationSummary', 'chatInsights', 'relationshipInsights'] as const),
  ...(['threadSummary', 'factsToRemember'] as const),
]);

function isOurs(task: TaskName, assessment: Assessment): boolean {
  const { coach, suggest } = policyOf(assessment);
  return coach === 'card' || (DRAWN.has(task) && !suggest);
}

/** How a model is asked for the result; undefined for results that are always composed here. */
const briefOf = <Name extends TaskName>({ results }: Model, task: Name) =>
  (task in results ? Reflect.get(results, task) : undefined) as AnyBrief<Name> | undefined;

/** A request for help to do harm gets a fixed answer, and no model is asked. */
const isRefused = ({ category, also }: Assessment) => [category, ...also].includes('abuse_facilitation');

/** A whole result: by the provider if that is allowed and succeeds, otherwise composed without a model. */
export async function ask<Name extends TaskName>(
  desk: Desk,
  task: Name,
  given: Given<Name>,
  { people, country, names = [], signal = new AbortController().signal, onPart }: Asker,
): Promise<Answer<Name>> {
  const { embedded, patience, provider } = desk;
  const input = accept(task, given);
  const free = (tasks[task].free as (input: Input<Name>) => FreeText[])(input);
  const assessment = heard(free);
  const policy = policyOf(assessment);
  if (policy.card) desk.ledger.count(assessment);
  const alone = async (seen = assessment) => embedded.run(task, input, seen, { signal, ...(country && { country }) });
  const withoutModel = async (fallbackReason: FallbackReason | null, seen = assessment): Promise<Answer<Name>> => ({
    output: tasks[task].output.parse(await alone(seen)) as Output<Name>,
    meta: { ...metaOf(embedded, task, seen), fallbackReason },
  });
  if (!provider || isOurs(task, assessment) || (policy.coach === 'careful' && isRefused(assessment)))
    return withoutModel(null);
  const loaded = await model();
  const brief = briefOf(loaded, task);
  if (!brief) return withoutModel(null);
  const all = heard(outgoingInParts(brief.parts(input), free));
  if (policyOf(all).coach === 'card') return withoutModel(null);
  const maxOutputTokens = loaded.mostOfResult(brief, input);
  const setting = { context: provider.context, hides: !provider.isLocal };
  const hidden = namesToHide(desk, people, names);
  const length = loaded.lengthOfResult(brief, input, setting);
  const schema = loaded.schemaOf(brief);
  const told = provider.adapter === 'openai' ? undefined : schema;
  const write = async () => loaded.writeResult(brief, input, all, { ...setting, names: await hidden }, told);
  const permit = admitted(desk, await permitFor(desk, { people, length, maxOutputTokens, write }));
  if ('reason' in permit) return withoutModel(permit.reason);
  const asking = { maxOutputTokens, signal, patience };
  const built = (words: unknown, seen: Assessment, figures = {} as Output<Name>) =>
    brief.build(words, input, seen, figures);
  const hear: Hear<object> = (words, parts, raised) => {
    const seen = raised ? raisedTo(assessment, raised) : assessment;
    if (isOurs(task, seen)) return;
    const output = built({ ...(blankOf(schema as never) as object), ...words }, raised ? raisedTo(all, raised) : all);
    onPart?.({ parts, safety: noteOf(seen), output });
  };
  try {
    const { words, raised } = await booked(
      desk,
      permit,
      () => '',
      () => loaded.whole(permit.provider, brief, permit.prompt, asking, onPart && (hear as Hear<unknown>)),
    );
    const seen = raised ? raisedTo(assessment, raised) : assessment;
    if (seen !== assessment && !policy.card) desk.ledger.count(seen);
    // A mediation is ended by its own room, which has to know whose words raised it.
    if (isOurs(task, seen) && task !== 'mediator') return withoutModel(null, seen);
    const figures = task === 'relationshipInsights' ? await alone() : undefined;
    const output = tasks[task].output.parse(built(words, afterReading(all, raised), figures)) as Output<Name>;
    const meta = metaOf({ name: provider.adapter, model: provider.called }, task, seen);
    return { output, meta: { ...meta, promptVersion: permit.prompt.version } };
  } catch (error) {
    return withoutModel(reasonOf(faultOf(error)));
  }
}
