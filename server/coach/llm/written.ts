import type { Veil } from '#server/coach/anonymise/hide.ts';
import type { Prompt } from '#server/coach/llm/ask.ts';

/** A prompt as it leaves, and what is needed to read its answer. */
export type Written = Prompt & { veil: Veil; nonce: string; version: string };

/** How long a text is for a model: signs beyond ASCII are a token each, the others three to a token. */
export const signsIn = (text: string) => text.length + 2 * (text.match(/\P{ASCII}/gu)?.length ?? 0);

/** A little too much rather than too little: what a call may cost before it is known what it did. */
export const costOfLength = (signs: number, maxOutputTokens: number) => Math.ceil(signs / 3) + maxOutputTokens;

export const costOf = ({ system, user }: Prompt, maxOutputTokens: number) =>
  costOfLength(signsIn(system) + signsIn(user), maxOutputTokens);
