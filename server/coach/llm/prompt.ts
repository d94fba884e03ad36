import { Veil } from '#server/coach/anonymise/hide.ts';
import type { Brief } from '#server/coach/llm/prompts/brief.ts';
import { CAREFUL, HOUSE, HOUSE_VERSION } from '#server/coach/llm/prompts/house.ts';
import { ABOUT_FENCES, fenced, newNonce } from '#server/coach/llm/untrusted.ts';
import { signsIn, type Written } from '#server/coach/llm/written.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Input, TaskName } from '#server/coach/tasks/tasks.ts';

/** Every text in it without names; keys, numbers and the rest stay as they are. */
function hidden(value: unknown, veil: Veil): unknown {
  if (typeof value === 'string') return veil.hide(value);
  if (Array.isArray(value)) return value.map((one) => hidden(one, veil));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hidden(one, veil)]));
}

/** Names leave as placeholders, which may be longer; and every text has its fence. */
const GROWN = 1.5;
const FENCE = 60;

/** About how long the prompt for one call will be, mostly too long: no name needs to be hidden for that. */
export function lengthOf<Name extends TaskName>(brief: Brief<Name>, input: Input<Name>): number {
  const texts = [JSON.stringify(brief.context(input)), ...brief.untrusted(input).map(({ text }) => text)];
  const said = texts.reduce((sum, text) => sum + signsIn(text) * GROWN + FENCE, 0);
  return HOUSE.length + CAREFUL.length + brief.method.length + ABOUT_FENCES('').length + said;
}

/** The prompt for one call: the rules first, what people wrote as fenced data without names, the task at the end. */
export function write<Name extends TaskName>(
  brief: Brief<Name>,
  input: Input<Name>,
  { level }: Standing,
  names: readonly string[] = [],
): Written {
  const nonce = newNonce();
  const veil = new Veil([...brief.names(input).filter((name) => name !== null), ...names]);
  const known = { label: 'what the app knows', text: JSON.stringify(hidden(brief.context(input), veil)) };
  const said = brief.untrusted(input).map((one) => ({ ...one, text: veil.hide(one.text) }));
  return {
    system: [HOUSE, ...(level > 0 ? [CAREFUL] : []), brief.method].join('\n\n'),
    user: [
      ABOUT_FENCES(nonce),
      fenced([known, ...said], nonce),
      'Now do what your instructions say with these texts.',
    ].join('\n\n'),
    veil,
    nonce,
    version: `${brief.version}+${HOUSE_VERSION}`,
  };
}
