import { setTimeout as sleep } from 'node:timers/promises';
import { Fault, faultOf, waitBefore } from '#server/coach/model/fault.ts';
import type { Model, Provider } from '#server/coach/model/provider.ts';
import type { Patience, Watch } from '#server/coach/model/watch.ts';
import { type Prompt, tokensOf } from '#server/coach/model/written.ts';

export type Usage = { inputTokens: number | undefined; outputTokens: number | undefined };
export type Asking = { maxOutputTokens: number; signal: AbortSignal; patience?: Patience };

export type Call = Parameters<Model['doStream']>[0];
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
export type Finish = Extract<Part, { type: 'finish' }>;

/** Anthropic must be told which blocks to cache; others detect equal beginnings themselves. */
const KEPT = { anthropic: { cacheControl: { type: 'ephemeral' as const } } };

function systemOf({ adapter }: Provider, { system }: Prompt): Call['prompt'] {
  // Many local models accept only one system message.
  if (adapter !== 'anthropic') return [{ role: 'system', content: system.map(({ text }) => text).join('\n\n') }];
  return system.map(({ text, isStable }) => ({
    role: 'system' as const,
    content: text,
    ...(isStable && { providerOptions: KEPT }),
  }));
}

const LEAST = 300;

export function callOf(provider: Provider, prompt: Prompt, asking: Asking, watch: Watch): Call {
  return {
    ...provider.always,
    prompt: [
      ...systemOf(provider, prompt),
      ...prompt.turns.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
    ],
    // Servers refuse a prompt and answer that exceed the context together.
    maxOutputTokens: Math.max(LEAST, Math.min(asking.maxOutputTokens, provider.context - tokensOf(prompt))),
    abortSignal: watch.signal,
  };
}

export const usageOf = ({ usage }: Pick<Finish, 'usage'>): Usage => ({
  inputTokens: usage.inputTokens.total,
  outputTokens: usage.outputTokens.total,
});

const sum = (one: number | undefined, other: number | undefined) =>
  one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);

export const together = (one: Usage, other: Usage): Usage => ({
  inputTokens: sum(one.inputTokens, other.inputTokens),
  outputTokens: sum(one.outputTokens, other.outputTokens),
});

export const totalOf = ({ inputTokens, outputTokens }: Usage) => sum(inputTokens, outputTokens);

/** A reply is complete only if its provider says how it ended. */
export function checkEnd(finish: Pick<Finish, 'finishReason'> | undefined, said: boolean) {
  const how = finish?.finishReason.unified;
  if (how === 'content-filter') throw new Fault('filtered');
  if (how === 'error') throw new Fault('server_error');
  if (how !== 'stop' && how !== 'length') throw new Fault('dropped');
  // A model that reasoned up to its limit wrote nothing; a higher limit may help.
  if (!said) throw new Fault(how === 'length' ? 'thought_only' : 'empty');
}

/** Waits before the retry, or throws if a retry is useless. */
export async function waitFor(error: unknown, watch: Watch, mayTryAgain: boolean) {
  const fault = watch.fault ?? faultOf(error);
  const wait = mayTryAgain && !watch.fault ? waitBefore(fault) : undefined;
  if (wait === undefined) throw fault;
  await sleep(wait, undefined, { signal: watch.signal }).catch(() => {
    throw watch.fault ?? fault;
  });
}
