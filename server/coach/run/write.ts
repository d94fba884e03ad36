import type { FallbackReason } from '#contract/chat.ts';
import { answer, Failed, type Made } from '#server/coach/run/answer.ts';
import { ask } from '#server/coach/run/ask.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Going } from '#server/coach/run/going.ts';
import type { Question } from '#server/coach/run/seal.ts';
import type { Input, Result } from '#server/coach/tasks/tasks.ts';

/**
 * Writes a whole result; the draft gets a line each time another part is complete. Throws `Failed` if it breaks off.
 */
async function writeResult(desk: Desk, { row, draft, stop: { signal } }: Going, question: Question): Promise<Made> {
  const [owner = '', ...others] = row.people;
  const { country, names } = question;
  const onPart = (part: object) => draft.append(`${JSON.stringify(part)}\n`);
  const asker = { people: [owner, ...others] as const, country, names, signal, onPart };
  const { output, meta } = await ask(desk, 'resolveArgument', question.input as Input<Result>, asker);
  signal.throwIfAborted();
  if (meta.fallbackReason && draft.look().text) throw new Failed(meta.fallbackReason as FallbackReason);
  return { meta, notice: null, guide: null, output };
}

/** Writes a turn of a talk, or a whole result, into the draft. */
export function write(desk: Desk, going: Going, question: Question): Promise<Made> {
  const { row, draft, stop, ready } = going;
  const { task, people } = row;
  const { input, ...about } = question;
  if (task === 'resolveArgument' || !('message' in input)) return writeResult(desk, going, question);
  return answer(desk, { ...about, input, task, people }, draft, stop.signal, ready);
}
