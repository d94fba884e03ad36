import type { SafetyNote } from '#contract/chat.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { House } from '#server/services.ts';
import { withoutContent } from '#server/without-content.ts';

/** A message, with its author's first name. */
export type Line = { name: string; text: string };

/** What a model needs for one step of a mediation. */
export type Step = {
  /** All members; each of them must have agreed to the provider. */
  people: readonly [string, ...string[]];
  names: readonly string[];
  /** The messages that all can read, in order. */
  said: readonly Line[];
  /** What each wrote in private beforehand. It guides the questions and is never repeated. */
  intakes: readonly { name: string; lines: string[] }[];
  /** What the model should do now. */
  step: string;
  /** Whose turn comes next, and the words that say so. */
  next: { name: string; words: string };
};

const SEVERAL = 4;
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

function runsIn(text: string): Set<string> {
  const words = wordsIn(text);
  return new Set(words.slice(SEVERAL - 1).map((_, at) => words.slice(at, at + SEVERAL).join(' ')));
}

/** Whether it repeats something that was only written in private. */
export function tellsPrivate(text: string, { intakes, said }: Pick<Step, 'intakes' | 'said'>): boolean {
  const open = runsIn(said.map((one) => one.text).join('\n'));
  const secret = intakes.flatMap(({ lines }) => lines).flatMap((line) => [...runsIn(line)]);
  const told = runsIn(text);
  return secret.some((run) => told.has(run) && !open.has(run));
}

/** `text`: Mallama's words. `danger`: a danger that ends the mediation, and the first name of its author. */
type Found = { text?: string; danger?: { note: SafetyNote; names: readonly string[] } };

/**
 * A model's words for a step. Undefined if not everyone agreed to the provider; without `text` if its words must not
 * be shown.
 */
export async function modelWords({ coach, log }: Pick<House, 'coach' | 'log'>, about: Step): Promise<Found> {
  const { people, names, said, intakes, step, next } = about;
  const last = said.at(-1);
  if (!coach.provider || !last) return {};
  const given = {
    message: last.text,
    name: last.name,
    history: said.slice(0, -1).map(({ name, text }) => ({ role: 'user' as const, content: text, name })),
    people: [...names],
    intakes: intakes.filter(({ lines }) => lines.length > 0),
    step,
  };
  try {
    const { output, meta } = await coach.ask('mediator', given, { people, names });
    if (!policyOf(meta.safety).mediate) return { danger: { note: meta.safety, names: output.unsafe } };
    const text = output.response.trim();
    if (meta.adapter === 'embedded' || !text || tellsPrivate(text, about)) return {};
    return { text: text.includes(next.name) ? text : `${text}\n\n${next.words}` };
  } catch (error) {
    log.error({ error: withoutContent(error) }, 'a mediator’s words could not be had');
    return {};
  }
}
