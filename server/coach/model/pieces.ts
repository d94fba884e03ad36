import type { Asking, Call, Finish, Usage } from '#server/coach/model/ask.ts';
import { callOf, checkEnd, usageOf, waitFor } from '#server/coach/model/ask.ts';
import { Fault, faultOf, isUnasked } from '#server/coach/model/fault.ts';
import type { Model, Provider } from '#server/coach/model/provider.ts';
import { PATIENCE, Watch } from '#server/coach/model/watch.ts';
import type { Prompt } from '#server/coach/model/written.ts';

export type Ended = Usage & { isCut: boolean };

export async function* stream(model: Model, call: Call, watch: Watch): AsyncGenerator<string, Ended> {
  let said = false;
  let finish: Finish | undefined;
  const { stream: parts } = await model.doStream(call);
  for await (const part of parts) {
    // The provider's own errors come as plain data, the SDK's as an error.
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

/** Attempts that broke off reported no usage; each used the prompt once. */
const withLost = ({ inputTokens, ...ended }: Ended, lost: number): Ended => ({
  ...ended,
  inputTokens: inputTokens && inputTokens * (lost + 1),
});

/** Streams a reply. A failure before the first piece is retried once. Throws a `Fault`. */
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
