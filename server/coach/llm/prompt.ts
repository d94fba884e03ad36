import type { Prompt } from '#server/coach/llm/ask.ts';
import { type Masks, masksFor } from '#server/coach/llm/masks.ts';
import type { Brief } from '#server/coach/llm/prompts/brief.ts';
import { CAREFUL, HOUSE, HOUSE_VERSION } from '#server/coach/llm/prompts/house.ts';
import { ABOUT_FENCES, fenced, newNonce } from '#server/coach/llm/untrusted.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input, TaskName } from '#server/coach/tasks/tasks.ts';

export type Written = Prompt & { masks: Masks; nonce: string; version: string };

/** The prompt for one call: the rules first, what people wrote as fenced data without names, the task at the end. */
export function write<Name extends TaskName>(brief: Brief<Name>, input: Input<Name>, { level }: Standing): Written {
  const nonce = newNonce();
  const masks = masksFor(brief.names(input).filter((name) => name !== null));
  const known = `What the app knows, as data:\n${JSON.stringify(brief.context(input))}`;
  const said = fenced(brief.untrusted(input), nonce);
  return {
    system: [HOUSE, ...(level > 0 ? [CAREFUL] : []), brief.method].join('\n\n'),
    user: masks.hide(
      [known, ABOUT_FENCES(nonce), said, 'Now do what your instructions say with these texts.'].join('\n\n'),
    ),
    masks,
    nonce,
    version: `${brief.version}+${HOUSE_VERSION}`,
  };
}

/** A little too much rather than too little: what a call may cost before it is known what it did. */
export const costOf = ({ system, user }: Prompt, maxOutputTokens: number) =>
  Math.ceil((system.length + user.length) / 3) + maxOutputTokens;
