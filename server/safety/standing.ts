import { setImmediate as breath } from 'node:timers/promises';
import type { SafetyNote } from '#contract/chat.ts';
import { type Assessment, assess, NOTHING } from '#server/safety/assess.ts';
import { isFaint, isGraver } from '#server/safety/policy.ts';
import type { Surface } from '#server/safety/terms.ts';

/** What was seen in everything that was written: the strongest finding. */
export type Standing = Assessment;

/** A text that somebody wrote, and where. */
export type FreeText = { text: string; surface: Surface };
/** Written texts of one surface, without the empty ones. */
export const texts = (surface: Surface, ...all: (string | null | undefined)[]): FreeText[] =>
  all.flatMap((text) => (text?.trim() ? [{ text, surface }] : []));

type Assess = (text: string, surface: Surface) => Assessment;

const CALM: Standing = { ...NOTHING, also: [], evidence: [], minor: false, limited: false };

const isStronger = (one: Standing, other: Standing) =>
  isGraver(one, other) || (one.level === other.level && isFaint(other) && !isFaint(one));

const strongestOf = (seen: readonly Standing[]): Standing => ({
  ...seen.reduce((a, b) => (isStronger(b, a) ? b : a), CALM),
  minor: seen.some(({ minor }) => minor),
  limited: seen.some(({ limited }) => limited),
});

export const standingOf = (
  all: readonly FreeText[],
  look: Assess = (text, surface) => assess(text, { surface }),
): Standing => strongestOf(all.map(({ text, surface }) => look(text, surface)));

/** The same for many texts of one request: others have their turn between two of them. */
export async function standingOfMany(all: readonly FreeText[]): Promise<Standing> {
  const seen: Standing[] = [];
  for (const one of all) {
    seen.push(standingOf([one]));
    await breath();
  }
  return strongestOf(seen);
}

/** What a card beside words needs to know of them. */
export const noteOf = ({ level, category, who, resource, ownHand }: Standing): SafetyNote => ({
  ...{ level, who, resource },
  category: ownHand ? 'own_violence' : category,
});
