import type { Concern } from '#server/coach/embedded/answers/argument/concerns/concern.ts';
import { FAMILY } from '#server/coach/embedded/answers/argument/concerns/family.ts';
import { HOME } from '#server/coach/embedded/answers/argument/concerns/home.ts';
import { MONEY } from '#server/coach/embedded/answers/argument/concerns/money.ts';
import { OTHERS } from '#server/coach/embedded/answers/argument/concerns/others.ts';
import { THINGS } from '#server/coach/embedded/answers/argument/concerns/things.ts';
import { TIME } from '#server/coach/embedded/answers/argument/concerns/time.ts';
import { TRUST } from '#server/coach/embedded/answers/argument/concerns/trust.ts';
import type { Relation } from '#server/coach/embedded/answers/argument/relation.ts';

const ALL = [...THINGS, ...TIME, ...MONEY, ...HOME, ...TRUST, ...FAMILY, ...OTHERS].map((concern) => ({
  concern,
  every: new RegExp(concern.heard.source, `${concern.heard.flags}g`),
}));

export type Heard = { concern: Concern; thing: string | undefined };

/** One line can mention anything; what a quarrel is about comes up again. */
const LINES = 2;

const fits = ({ between }: Concern, relation: Relation | undefined) =>
  !between || (relation ? between.includes(relation) : between.includes('partners'));

/** What a quarrel is about: where at least two of its lines carry it, and it is a matter between such people. */
export function concernIn(
  lines: readonly string[],
  context: string,
  relation: Relation | undefined,
): Heard | undefined {
  const texts = [...lines.slice(0, 14), context].filter(Boolean);
  let best: (Heard & { weight: number }) | undefined;
  for (const { concern, every } of ALL) {
    if (!fits(concern, relation)) continue;
    const found = texts.map((text) => [...text.matchAll(every)]);
    const carried = found.filter(({ length }) => length).length;
    if (carried < (concern.between && !relation ? LINES + 1 : LINES)) continue;
    const early = found.findIndex(({ length }) => length) < 2 ? 0.5 : 0;
    const weight = carried + early;
    const thing = found
      .flat()
      .flatMap((one) => one.slice(1))
      .find(Boolean)
      ?.toLowerCase();
    if (weight > (best?.weight ?? 0)) best = { concern, thing, weight };
  }
  return best;
}
