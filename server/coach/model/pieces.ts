import { type Asking, callOf, waitFor } from '#server/coach/model/ask.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { PATIENCE, Watch } from '#server/coach/model/watch.ts';
import { answerTo, type Ended } from '#server/wire/answer.ts';
import { faultOf, isUnasked } from '#server/wire/fault.ts';
import type { Prompt } from '#server/wire/wire.ts';

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
        const reply = answerTo(provider.model, callOf(provider, prompt, asking, watch), () => watch.heard());
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
