import { HISTORY_MOST, newest } from '#server/coach/model/budget.ts';
import type { Talk } from '#server/coach/model/prompt.ts';
import type { Part } from '#server/coach/model/prompts/brief.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';
import type { FreeText } from '#server/safety/assess-texts.ts';

const WORDED = /\p{L}{3}/u;
const worded = (all: readonly string[], surface: FreeText['surface']) =>
  all.filter((text) => WORDED.test(text)).map((text): FreeText => ({ text, surface }));

const beside = (free: readonly FreeText[], more: readonly FreeText[]) => [
  ...free,
  ...more.filter(({ text }) => !free.some((one) => one.text === text)),
];

/** Everything a provider would read: the message, the history and the notes. */
export function outgoingIn(input: Input<Talk>, free: readonly FreeText[]): FreeText[] {
  const turns = newest(
    input.history.map(({ role, content }) => ({ role, text: content })),
    HISTORY_MOST,
  );
  const said = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const noted = input.known.flatMap(({ lines }) => lines);
  return beside(free, [...worded(said, 'chat'), ...worded(noted, 'relationship')]);
}

export const outgoingInParts = (parts: readonly Part[], free: readonly FreeText[]): FreeText[] =>
  beside(
    free,
    parts
      .filter(({ text, isOwn }) => !isOwn && WORDED.test(text))
      .map(({ text, isPasted }): FreeText => ({ text, surface: isPasted ? 'argument' : 'chat' })),
  );
