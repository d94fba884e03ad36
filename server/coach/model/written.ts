import type { KnownKind } from '#contract/coach.ts';
import type { Veil } from '#server/coach/anonymise/veil.ts';
import { costOfLength, signsIn, tokensIn } from '#server/coach/model/tokens.ts';
import type { Prompt, Turn } from '#server/wire/wire.ts';

/** A prompt as it is sent, and what is needed to read its answer. */
export type Written = Prompt & {
  veil: Veil;
  version: string;
  /** The kinds of notes in it. */
  used: readonly KnownKind[];
  /** What people wrote, with names; only for the guard. */
  said: readonly string[];
  /** The same with fewer earlier messages, for a provider that found it too long. */
  smaller?: (() => Written) | undefined;
};

export const lengthOf = ({ system, turns }: Prompt) =>
  [...system, ...turns].reduce((sum, { text }) => sum + signsIn(text), 0);

export const tokensOf = ({ system, turns }: Prompt) =>
  tokensIn([...system, ...turns].map(({ text }) => text).join('\n\n'));

export const costOf = (prompt: Prompt, maxOutputTokens: number) => costOfLength(lengthOf(prompt), maxOutputTokens);

/** Turns alternate, because some providers and many local models refuse two of one role in a row. */
export function alternating(turns: readonly Turn[]): Turn[] {
  const all: Turn[] = [];
  for (const { role, text } of turns) {
    const last = all.at(-1);
    if (last?.role === role) all[all.length - 1] = { role, text: `${last.text}\n\n${text}` };
    else if (last || role === 'user') all.push({ role, text });
  }
  return all;
}
