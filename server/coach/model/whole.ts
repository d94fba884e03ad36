import * as z from 'zod/mini';
import { type Asking, callOf, together, totalOf, waitFor } from '#server/coach/model/ask.ts';
import { heardIn, readWhole } from '#server/coach/model/guard/read.ts';
import type { Heard, Rule } from '#server/coach/model/guard/rule.ts';
import { sentencesIn } from '#server/coach/model/guard/sentences.ts';
import { plainly } from '#server/coach/model/guard/strip.ts';
import type { ResultBrief } from '#server/coach/model/prompts/brief.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { PATIENCE, Watch } from '#server/coach/model/watch.ts';
import { alternating, type Written } from '#server/coach/model/written.ts';
import type { TaskName } from '#server/coach/tasks/tasks.ts';
import { Fields, jsonIn, mended } from '#server/json.ts';
import { type Raised, raisable, raisedIn } from '#server/safety/raised.ts';
import { wholeAnswer } from '#server/wire/answer.ts';
import { Fault, faultOf } from '#server/wire/fault.ts';
import type { Usage } from '#server/wire/wire.ts';

/** What a model may raise. It comes first in every result, and nothing is shown before it is known. */
const CONCERN = {
  anyOf: [
    {
      type: 'object',
      properties: { level: { type: 'string', enum: ['concern', 'crisis'] }, kind: { type: 'string', enum: raisable } },
      required: ['level', 'kind'],
      additionalProperties: false,
    },
    { type: 'null' },
  ],
} as const;

export function schemaOf({ words }: { words: z.ZodMiniType }) {
  const { properties, required = [], ...shape } = z.toJSONSchema(words, { target: 'draft-7' });
  return { ...shape, properties: { concern: CONCERN, ...properties }, required: ['concern', ...required] };
}

function concernIn(answer: unknown): Raised | undefined {
  const said = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'concern') : undefined;
  return typeof said === 'object' && said !== null ? raisedIn(said.level, said.kind) : undefined;
}

const LONGEST_ECHO = 6000;
/** Far more than any token has. A longer answer is no answer, and reading it as it comes would block the process. */
const SIGNS_OF_A_TOKEN = 16;

/** The prompt with the refused answer and what was wrong with it. */
function again(prompt: Written, answer: string, wrong: string): Written {
  const note = `(From Mallama: ${wrong} Send the whole JSON object once more, mended, and nothing else.)`;
  const turns = [
    ...prompt.turns,
    { role: 'assistant' as const, text: answer.slice(0, LONGEST_ECHO).toWellFormed() || '{}' },
    { role: 'user' as const, text: note },
  ];
  return { ...prompt, turns: alternating(turns) };
}

/** Changes every text in the value; `key` is the field it is in. */
function eachText(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((one) => eachText(one, change, key)).filter((one) => one !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, change, name)]));
}

/** The texts without the sentences that break a rule, and the first broken rule. */
function guarded(words: unknown, drafts: readonly string[], heard: Heard) {
  let broken: Rule | undefined;
  const clean = eachText(words, (text, key) => {
    const { kept, broken: rule } = readWhole(text, { ...heard, isDraft: drafts.includes(key) }, sentencesIn(text));
    broken ??= rule;
    return kept.trim();
  });
  return { clean, broken };
}

/** Every text is filled, or without texts some list is. */
function isFilled(words: unknown): boolean {
  const all = typeof words === 'object' && words !== null ? Object.values(words) : [words];
  const texts = all.filter((one) => typeof one === 'string');
  const lists = all.filter(Array.isArray);
  return texts.length > 0 ? texts.every(Boolean) : lists.some(({ length }) => length > 0);
}

const issuesOf = (error: unknown) =>
  error instanceof z.core.$ZodError
    ? error.issues
        .slice(0, 5)
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join('; ')
    : 'it was no JSON object';

/** Called with the parts of a result that are complete: their words, how many they are, and what was raised. */
export type Hear<Words> = (words: Partial<Words>, parts: number, raised: Raised | undefined) => void;

/** The part of an answer that was received; undefined until it has said whether anything worries it. */
function begunIn(json: string, words: z.ZodMiniType, schema: object) {
  try {
    const answer = mended(jsonIn(json), { ...schema, required: [] }) as object;
    const { data } = z.partial(words as z.ZodMiniObject).safeParse(answer);
    return 'concern' in answer ? { data, raised: concernIn(answer) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A result of that shape, with names restored and checked by the guard. What is wrong is repaired, or asked for once
 * more. Throws a `Fault`.
 */
export async function whole<Name extends TaskName, Words extends z.ZodMiniType>(
  provider: Provider,
  brief: ResultBrief<Name, Words>,
  written: Written,
  asking: Asking,
  hear?: Hear<z.output<Words>>,
): Promise<{ words: z.output<Words>; usage: Usage; raised?: Raised | undefined }> {
  const schema = schemaOf(brief);
  let raised: Raised | undefined;
  const { result: total } = asking.patience ?? PATIENCE;
  const watch = new Watch({ first: total, gap: total, total }, asking.signal);
  const heard = heardIn(written.said);
  let usage: Usage = { inputTokens: undefined, outputTokens: undefined };
  let prompt = written;
  let limit = asking.maxOutputTokens;
  const restored = (words: unknown) => eachText(words, (one) => plainly(prompt.veil.restore(one)).trim());
  let told = 0;

  function report(json: string, isLast: boolean) {
    const { data, raised: worry } = begunIn(json, brief.words, schema) ?? {};
    if (!data) return;
    const missing = brief.inOrder?.findIndex((fields) => !fields.every((field) => field in data)) ?? 0;
    const parts = missing < 0 ? (brief.inOrder?.length ?? 0) : missing;
    if (parts <= told) return;
    const { clean, broken } = guarded(restored(data), brief.drafts, heard);
    if (broken && !isLast) return;
    told = parts;
    hear?.(clean as Partial<z.output<Words>>, parts, worry);
  }

  async function generate(isLast: boolean) {
    const call = callOf(provider, prompt, { ...asking, maxOutputTokens: limit }, watch);
    const fields = new Fields();
    const shape = { name: brief.name, schema };
    const { text, isCut, ...used } = await wholeAnswer(provider.model, { ...call, shape }, (piece, all) => {
      if (all.length > limit * SIGNS_OF_A_TOKEN) throw new Fault('too_long');
      const begun = hear && fields.push(piece);
      if (begun) report(begun, isLast);
    });
    usage = together(usage, used);
    return { text, isCut };
  }

  /** Undefined if the model should be asked once more. */
  async function attempt(isLast: boolean): Promise<z.output<Words> | undefined> {
    const { text, isCut } = await generate(isLast);
    let words: z.output<Words>;
    try {
      const answer = mended(jsonIn(text), schema as never);
      words = brief.words.parse(answer) as z.output<Words>;
      raised = concernIn(answer) ?? raised;
    } catch (error) {
      if (isLast) throw new Fault('not_an_answer');
      if (isCut) limit *= 3;
      else prompt = again(prompt, text, `That could not be read: ${issuesOf(error)}.`);
      return undefined;
    }
    const { clean, broken } = guarded(restored(words), brief.drafts, heard);
    if (broken && !isLast) {
      prompt = again(prompt, text, `That cannot be shown, for ${broken.told}.`);
      return undefined;
    }
    if (!brief.mayBeEmpty && !isFilled(clean)) throw new Fault('unfit');
    return clean as z.output<Words>;
  }

  /** Changes the second request after a failure; false if another request is useless. */
  function mayAskOtherwise(error: unknown): boolean {
    const { kind } = faultOf(error);
    if (kind === 'thought_only') limit *= 4;
    else if (kind === 'over_context' && prompt.smaller) prompt = prompt.smaller();
    else return false;
    return true;
  }

  try {
    for (let tries = 1; ; tries++) {
      try {
        const words = await attempt(tries > 1);
        if (words !== undefined) return { words, usage, raised };
      } catch (error) {
        if (tries > 1 || !mayAskOtherwise(error)) await waitFor(error, watch, tries === 1);
      }
    }
  } catch (error) {
    const fault = faultOf(error);
    fault.used = totalOf(usage);
    throw fault;
  } finally {
    watch.stop();
  }
}
