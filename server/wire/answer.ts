import { Fault } from '#server/wire/fault.ts';
import type { Call, End, Model, Usage } from '#server/wire/wire.ts';

export type Ended = Usage & { isCut: boolean };

/** An answer is complete only if its provider says how it ended. */
function checkEnd(how: End | undefined, said: boolean) {
  if (how === 'filtered') throw new Fault('filtered');
  if (how !== 'stop' && how !== 'length') throw new Fault('dropped');
  // A model that reasoned up to its limit wrote nothing; a higher limit may help.
  if (!said) throw new Fault(how === 'length' ? 'thought_only' : 'empty');
}

/** The answer to one call, piece by piece; `heard` is called for thoughts too. */
export async function* answerTo(model: Model, call: Call, heard?: () => void): AsyncGenerator<string, Ended> {
  let said = false;
  let how: End | undefined;
  let usage: Usage = { inputTokens: undefined, outputTokens: undefined };
  for await (const { text, isThought, end, used } of model(call)) {
    if (text || isThought) heard?.();
    how = end ?? how;
    if (used) usage = { ...usage, ...used };
    if (!text) continue;
    said ||= text.trim() !== '';
    yield text;
  }
  checkEnd(how, said);
  return { ...usage, isCut: how === 'length' };
}

/** The whole answer to one call. */
export async function wholeAnswer(model: Model, call: Call, hear?: (piece: string, all: string) => void) {
  const answer = answerTo(model, call);
  let text = '';
  for (let next = await answer.next(); ; next = await answer.next()) {
    if (next.done) return { text, ...next.value };
    text += next.value;
    hear?.(next.value, text);
  }
}
