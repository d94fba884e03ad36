import type { Brief } from '#server/coach/llm/prompts/brief.ts';
import type { FreeText } from '#server/coach/tasks/task.ts';
import type { Input, TaskName } from '#server/coach/tasks/tasks.ts';

/** From this level on fixed words are said, and no model is asked or heard. */
export const CRISIS = 2;

const WORDED = /\p{L}{3}/u;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return WORDED.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** All that a provider would read of what people wrote: `free`, what was said before, and what is known of them. */
export function leavingIn<Name extends TaskName>(
  brief: Brief<Name>,
  input: Input<Name>,
  free: readonly FreeText[],
): FreeText[] {
  const said = brief.untrusted(input).filter(({ own }) => !own);
  const beside = [
    ...said.map(({ text, pasted }): FreeText => ({ text, surface: pasted ? 'argument' : 'chat' })),
    ...textsIn(brief.context(input)).map((text): FreeText => ({ text, surface: 'relationship' })),
  ];
  return [...free, ...beside.filter(({ text }) => text.trim() && !free.some((one) => one.text === text))];
}
