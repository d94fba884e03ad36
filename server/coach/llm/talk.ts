import type { Asking, Usage } from '#server/coach/llm/ask.ts';
import { Fault } from '#server/coach/llm/fault.ts';
import { gateFor } from '#server/coach/llm/fit.ts';
import { CRISIS } from '#server/coach/llm/leaving.ts';
import type { Provider } from '#server/coach/llm/model.ts';
import { pieces } from '#server/coach/llm/pieces.ts';
import type { Written } from '#server/coach/llm/written.ts';
import { assess } from '#server/coach/safety/assess.ts';
import { lint } from '#server/coach/safety/lint.ts';

/** A text, read by the rules that every answer must keep. */
function check(said: string) {
  if (lint(said).length > 0 || assess(said, { surface: 'output' }).level >= CRISIS) throw new Fault('unfit');
}

/** As far as sentences are finished: to the last stop, and what closes with it. */
const FINISHED = /^[\s\S]*(?:[.!?…]["”’)]*(?=\s|$)|\n)/;

/**
 * A reply as its reader may see it: names restored, no links, word by word. Each sentence is read by our rules before
 * its end is told, and the whole before its own: of one that breaks them the end is not seen, and nothing after it.
 * Fails with a `Fault`.
 */
export async function* talk(provider: Provider, prompt: Written, asking: Asking): AsyncGenerator<string, Usage> {
  const names = prompt.veil.restorer();
  const gate = gateFor([prompt.nonce]);
  const reply = pieces(provider, prompt, asking);
  let said = '';
  let read = 0;
  try {
    for (;;) {
      const next = await reply.next();
      const told = next.done ? gate.push(names.end()) + gate.end() : gate.push(names.push(next.value));
      said += told;
      const finished = FINISHED.exec(said.slice(read))?.[0] ?? '';
      if (finished.trim()) check(finished);
      read += finished.length;
      if (next.done) check(said);
      if (told) yield told;
      if (next.done) return next.value;
    }
  } finally {
    await reply.return({ inputTokens: undefined, outputTokens: undefined });
  }
}
