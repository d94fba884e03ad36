import type { Asking, Usage } from '#server/coach/llm/ask.ts';
import { Fault } from '#server/coach/llm/fault.ts';
import { gateFor } from '#server/coach/llm/fit.ts';
import { CRISIS } from '#server/coach/llm/leaving.ts';
import type { Provider } from '#server/coach/llm/model.ts';
import { pieces } from '#server/coach/llm/pieces.ts';
import type { Written } from '#server/coach/llm/written.ts';
import { assess } from '#server/coach/safety/assess.ts';
import { lint } from '#server/coach/safety/lint.ts';

/** What cannot be told from a piece: the whole text, read by the rules that every answer must keep. */
function checkWhole(said: string) {
  if (lint(said).length > 0 || assess(said, { surface: 'output' }).level >= CRISIS) throw new Fault('unfit');
}

/**
 * A reply as its reader may see it: names restored, no links, and nothing more after a sentence that breaks our rules.
 * Fails with a `Fault`.
 */
export async function* talk(provider: Provider, prompt: Written, asking: Asking): AsyncGenerator<string, Usage> {
  const names = prompt.veil.restorer();
  const gate = gateFor([prompt.nonce]);
  const reply = pieces(provider, prompt, asking);
  let said = '';
  try {
    for (;;) {
      const next = await reply.next();
      const told = next.done ? gate.push(names.end()) + gate.end() : gate.push(names.push(next.value));
      said += told;
      if (next.done) checkWhole(said);
      if (told) yield told;
      if (next.done) return next.value;
    }
  } finally {
    await reply.return({ inputTokens: undefined, outputTokens: undefined });
  }
}
