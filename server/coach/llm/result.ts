import {
  type Asking,
  type Call,
  callOf,
  checkEnd,
  type Prompt,
  together,
  totalOf,
  type Usage,
  usageOf,
  waitFor,
} from '#server/coach/llm/ask.ts';
import { Fault, faultOf } from '#server/coach/llm/fault.ts';
import type { Model, Provider } from '#server/coach/llm/model.ts';
import { PATIENCE, Watch } from '#server/coach/llm/watch.ts';

type Schema = Extract<NonNullable<Call['responseFormat']>, { type: 'json' }>['schema'];
export type Shape<Value> = { name: string; schema: NonNullable<Schema>; parse(value: unknown): Value };

function jsonIn(text: string): unknown {
  const bare = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  try {
    return JSON.parse(bare);
  } catch {
    throw new Fault('not_an_answer');
  }
}

async function generate<Value>(model: Model, call: Call, shape: Shape<Value>, used: (usage: Usage) => void) {
  const result = await model.doGenerate(call);
  used(usageOf(result));
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  checkEnd(result, text.trim() !== '');
  try {
    return shape.parse(jsonIn(text));
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('not_an_answer');
  }
}

/** A whole result of that shape; a failure and a wrong shape are tried once more. Fails with a `Fault`. */
export async function result<Value>(provider: Provider, prompt: Prompt, shape: Shape<Value>, asking: Asking) {
  const { result: total } = asking.patience ?? PATIENCE;
  const watch = new Watch({ first: total, gap: total, total }, asking.signal);
  const call = {
    ...callOf(provider, prompt, asking, watch),
    responseFormat: { type: 'json' as const, name: shape.name, schema: shape.schema },
  };
  let usage: Usage = { inputTokens: undefined, outputTokens: undefined };
  const use = (more: Usage) => {
    usage = together(usage, more);
  };
  try {
    for (let tries = 1; ; tries++) {
      try {
        return { value: await generate(provider.model, call, shape, use), usage };
      } catch (error) {
        const isWrong = faultOf(error).kind === 'not_an_answer' && !watch.fault && tries === 1;
        if (!isWrong) await waitFor(error, watch, tries === 1);
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
