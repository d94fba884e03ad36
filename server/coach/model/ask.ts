import { setTimeout as sleep } from 'node:timers/promises';
import type { Provider } from '#server/coach/model/provider.ts';
import type { Patience, Watch } from '#server/coach/model/watch.ts';
import { tokensOf } from '#server/coach/model/written.ts';
import { faultOf, waitBefore } from '#server/wire/fault.ts';
import type { Call, Prompt, Usage } from '#server/wire/wire.ts';

export type Asking = { maxOutputTokens: number; signal: AbortSignal; patience?: Patience };

const LEAST = 300;

export const callOf = (provider: Provider, { system, turns }: Prompt, asking: Asking, { signal }: Watch): Call => ({
  system,
  turns,
  // Servers refuse a prompt and answer that exceed the context together.
  maxOutputTokens: Math.max(LEAST, Math.min(asking.maxOutputTokens, provider.context - tokensOf({ system, turns }))),
  signal,
});

const sum = (one: number | undefined, other: number | undefined) =>
  one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);

export const together = (one: Usage, other: Usage): Usage => ({
  inputTokens: sum(one.inputTokens, other.inputTokens),
  outputTokens: sum(one.outputTokens, other.outputTokens),
});

export const totalOf = ({ inputTokens, outputTokens }: Usage) => sum(inputTokens, outputTokens);

/** Waits before the retry, or throws if a retry is useless. */
export async function waitFor(error: unknown, watch: Watch, mayTryAgain: boolean) {
  const fault = watch.fault ?? faultOf(error);
  const wait = mayTryAgain && !watch.fault ? waitBefore(fault) : undefined;
  if (wait === undefined) throw fault;
  await sleep(wait, undefined, { signal: watch.signal }).catch(() => {
    throw watch.fault ?? fault;
  });
}
