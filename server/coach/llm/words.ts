import * as z from 'zod/mini';
import type { Asking } from '#server/coach/llm/ask.ts';
import { Fault } from '#server/coach/llm/fault.ts';
import { isFit } from '#server/coach/llm/fit.ts';
import { CRISIS } from '#server/coach/llm/leaving.ts';
import type { Provider } from '#server/coach/llm/model.ts';
import type { ResultBrief } from '#server/coach/llm/prompts/brief.ts';
import { result } from '#server/coach/llm/result.ts';
import type { Written } from '#server/coach/llm/written.ts';
import { assess } from '#server/coach/safety/assess.ts';
import { lint } from '#server/coach/safety/lint.ts';
import type { Input, Output, TaskName } from '#server/coach/tasks/tasks.ts';

/** Every text in it, changed. */
function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => eachText(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, eachText(one, change)]));
}

function textsIn(value: unknown): string {
  const all: string[] = [];
  eachText(value, (text) => {
    all.push(text);
    return text;
  });
  return all.join('\n');
}

/** Forms may stand nowhere; verdicts and roles may not stand in what the coach says itself. */
function check(words: unknown, own: unknown, nonce: string) {
  const all = textsIn(words);
  const isWrong =
    all.includes(nonce) ||
    lint(all).some(({ kind }) => kind === 'form') ||
    lint(textsIn(own)).length > 0 ||
    !textsIn(own)
      .split('\n')
      .every((line) => isFit(line)) ||
    assess(all, { surface: 'output' }).level >= CRISIS;
  if (isWrong) throw new Fault('unfit');
}

/** The schema as a model is told of it where its server does not pass it on. */
function withShape(prompt: Written, schema: object): Written {
  return {
    ...prompt,
    system: `${prompt.system}\n\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(schema)}`,
  };
}

type Asked<Name extends TaskName, Words extends z.ZodMiniType> = {
  brief: ResultBrief<Name, Words>;
  prompt: Written;
  input: Input<Name>;
  base: Output<Name>;
};

/** The result with a model's words in it: of our shape, with names restored, and fit to be shown. Fails with a `Fault`. */
export async function worded<Name extends TaskName, Words extends z.ZodMiniType>(
  provider: Provider,
  { brief, prompt, input, base }: Asked<Name, Words>,
  asking: Asking,
) {
  const schema = z.toJSONSchema(brief.words, { target: 'draft-7' }) as { type: 'object' };
  const asked = provider.adapter === 'openai-compatible' ? withShape(prompt, schema) : prompt;
  const shape = { name: brief.name, schema, parse: (value: unknown) => brief.words.parse(value) as z.output<Words> };
  const { value, usage } = await result(provider, asked, shape, asking);
  const words = eachText(value, (text) => prompt.veil.restore(text).trim()) as z.output<Words>;
  check(words, brief.own(words), prompt.nonce);
  return { output: brief.merge(base, words, input), usage };
}
