import { setImmediate as breath } from 'node:timers/promises';
import type { SafetyNote } from '#contract/chat.ts';
import { type Assessment, assess, NOTHING } from '#server/safety/assess.ts';
import { isGraver } from '#server/safety/policy.ts';
import type { Surface } from '#server/safety/terms.ts';

/** A text that somebody wrote, and where. */
export type FreeText = { text: string; surface: Surface };
/** Written texts of one surface, without the empty ones. */
export const texts = (surface: Surface, ...all: (string | null | undefined)[]): FreeText[] =>
  all.flatMap((text) => (text?.trim() ? [{ text, surface }] : []));

type Assess = (text: string, surface: Surface) => Assessment;

const CALM: Assessment = { ...NOTHING, also: [], evidence: [], minor: false, limited: false };

const strongestOf = (seen: readonly Assessment[]): Assessment => ({
  ...seen.reduce((a, b) => (isGraver(b, a) ? b : a), CALM),
  minor: seen.some(({ minor }) => minor),
  limited: seen.some(({ limited }) => limited),
});

/** The strongest finding in everything that was written. */
export const assessTexts = (
  all: readonly FreeText[],
  look: Assess = (text, surface) => assess(text, { surface }),
): Assessment => strongestOf(all.map(({ text, surface }) => look(text, surface)));

/** The same for many texts of one request: others have their turn between two of them. */
export async function assessManyTexts(all: readonly FreeText[]): Promise<Assessment> {
  const seen: Assessment[] = [];
  for (const one of all) {
    seen.push(assessTexts([one]));
    await breath();
  }
  return strongestOf(seen);
}

/** What a card beside words needs to know of them. */
export const noteOf = ({ level, category, who, resource, ownHand }: Assessment): SafetyNote => ({
  ...{ level, who, resource },
  category: ownHand ? 'own_violence' : category,
});
