import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';
import { FAMILY } from '#server/coach/embedded/answers/argument/concerns/family.ts';
import { HOME } from '#server/coach/embedded/answers/argument/concerns/home.ts';
import { MONEY } from '#server/coach/embedded/answers/argument/concerns/money.ts';
import { OTHERS } from '#server/coach/embedded/answers/argument/concerns/others.ts';
import { THINGS } from '#server/coach/embedded/answers/argument/concerns/things.ts';
import { TIME } from '#server/coach/embedded/answers/argument/concerns/time.ts';
import { TRUST } from '#server/coach/embedded/answers/argument/concerns/trust.ts';

const ALL = [...THINGS, ...TIME, ...MONEY, ...HOME, ...TRUST, ...FAMILY, ...OTHERS].map((concern) => ({
  concern,
  every: new RegExp(concern.heard.source, `${concern.heard.flags}g`),
}));

export type Heard = { concern: Concern; thing: string | undefined };

/** The beginning of a quarrel, and what the writer says of it, tell most. */
const weightAt = (at: number, last: number) => (at === 0 || at === last ? 2.5 : at < 3 ? 1.5 : 1);

function weighed(every: RegExp, texts: readonly string[]): { weight: number; thing: string | undefined } {
  const found = texts.map((text) => [...text.matchAll(every)]);
  const weights = found.map(({ length }, at) => (length ? weightAt(at, texts.length - 1) + 0.25 * (length - 1) : 0));
  const thing = found
    .flat()
    .flatMap((one) => one.slice(1))
    .find(Boolean);
  return { weight: weights.reduce((a, b) => a + b, 0), thing: thing?.toLowerCase() };
}

/** What a quarrel is about, by how often and how early its words are heard. */
export function concernIn(lines: readonly string[], context: string): Heard | undefined {
  const texts = [...lines.slice(0, 14), context];
  let best: (Heard & { weight: number }) | undefined;
  for (const { concern, every } of ALL) {
    const found = weighed(every, texts);
    if (found.weight >= 1 && found.weight > (best?.weight ?? 0)) best = { concern, ...found };
  }
  return best;
}
