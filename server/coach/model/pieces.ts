import type { Asking, Call, Finish, Usage } from '#server/coach/model/ask.ts';
import { callOf, checkEnd, usageOf, waitFor } from '#server/coach/model/ask.ts';
import { Fault, faultOf, isUnasked } from '#server/coach/model/fault.ts';
import type { Model, Provider } from '#server/coach/model/provider.ts';
import { PATIENCE, Watch } from '#server/coach/model/watch.ts';
import type { Prompt } from '#server/coach/model/written.ts';

/** How a reply ended: with what it used, and whether its length limit cut it. */
export type Ended = Usage & { isCut: boolean };

/** What a model writes, piece by piece. */
export async function* stream(model: Model, call: Call, watch: Watch): AsyncGenerator<string, Ended> {
  let said = false;
  let finish: Finish | undefined;
  const { stream: parts } = await model.doStream(call);
  for await (const part of parts) {
    // What the provider itself says in a stream comes as plain data; what the SDK could not read, as an error.
    if (part.type === 'error') throw part.error instanceof Error ? faultOf(part.error) : new Fault('server_error');
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.heard();
    if (part.type === 'text-delta' && part.delta) {
      said ||= part.delta.trim() !== '';
      yield part.delta;
    }
    if (part.type === 'finish') finish = part;
  }
  checkEnd(finish, said);
  const isCut = finish?.finishReason.unified === 'length';
  return { ...(finish ? usageOf(finish) : { inputTokens: undefined, outputTokens: undefined }), isCut };
}

/** Tries that were read and broke off told nothing of what they used: each used the prompt once. */
const withLost = ({ inputTokens, ...ended }: Ended, lost: number): Ended => ({
  ...ended,
  inputTokens: inputTokens && inputTokens * (lost + 1),
});

/** The pieces of a reply as they come; until the first one a failure is tried once more. Fails with a `Fault`. */
export async function* pieces(provider: Provider, prompt: Prompt, asking: Asking): AsyncGenerator<string, Ended> {
  const { first, gap, talk } = asking.patience ?? PATIENCE;
  const watch = new Watch({ first, gap, total: talk }, asking.signal);
  let begun = false;
  let lost = 0;
  try {
    for (let tries = 1; ; tries++) {
      try {
        const reply = stream(provider.model, callOf(provider, prompt, asking, watch), watch);
        for (let next = await reply.next(); ; next = await reply.next()) {
          if (next.done) return withLost(next.value, lost);
          begun = true;
          yield next.value;
        }
      } catch (error) {
        if (!isUnasked(faultOf(error))) lost++;
        await waitFor(error, watch, tries === 1 && !begun);
      }
    }
  } finally {
    watch.stop();
  }
}
