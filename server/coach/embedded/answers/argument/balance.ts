import type { Balance } from '#contract/coach.ts';
import { biteOf, type Kind, kindOf } from '#server/coach/embedded/answers/argument/kinds.ts';
import { acting, object } from '#server/coach/embedded/answers/argument/names.ts';
import { otherOf, type Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { hardIn, sharpest } from '#server/coach/embedded/answers/argument/sides.ts';
import { capital } from '#server/coach/embedded/say/words.ts';

const FELT: Partial<Record<Kind, string>> = {
  always: 'felt for a long time that nothing changes',
  name: 'been hurt more than the sharp word let on',
  sneer: 'been hurt and not wanted to show it',
  small: 'hoped that it would pass if it were made small',
  door: 'had more than could be taken in at that moment',
  mind: 'looked for a reason and found only a guess',
  back: 'felt accused and wanted it to be fair',
  deny: 'felt accused before the reasons were heard',
  guilt: 'felt alone with the load',
  threat: 'seen no other way to be taken seriously',
  order: 'asked before without being heard',
  compare: 'wanted somebody to confirm what it was like',
  why: 'been at a loss to understand it',
  deed: 'felt let down',
  late: 'wished that it had gone another way',
};
const feltBy = (quarrel: Quarrel, party: string, but?: Kind): string => {
  const first = sharpest(hardIn(quarrel, party)).find(({ kind }) => kind !== but);
  return (first && FELT[first.kind]) ?? 'wanted to keep the peace';
};

/** What keeps the answer fair: both sides' reasons, each one's own part, what is only assumed, one step. */
export function balanceOf(quarrel: Quarrel): Balance {
  const { say, raiser, dispute } = quarrel;
  const other = otherOf(quarrel, raiser);
  const slots = {
    ...{
      a: object(raiser),
      b: object(other),
      ao: acting(raiser),
      bo: acting(other),
      A: capital(acting(raiser)),
      B: capital(acting(other)),
    },
    ...{ x: feltBy(quarrel, raiser), y: feltBy(quarrel, other, sharpest(hardIn(quarrel, raiser))[0]?.kind) },
  };
  const [hard] = sharpest(dispute.parties.flatMap((party) => hardIn(quarrel, party)));
  return {
    otherPerspective: say(
      [
        'There is a good reason on both sides: {ao} may have {x}, and {bo} may have {y}',
        'It need not have been ill will: {ao} may have {x}, while {bo} may have {y}',
      ],
      slots,
    ),
    ownPart: say(
      [
        'Either of you, {a} or {b}, can change the next talk about {matter} alone, by changing the first sentence of it',
        'Nobody has to wait for the other: {a} and {b} each have one sentence here that could be taken back',
      ],
      slots,
    ),
    assumptionsToCheck: [
      hard
        ? say(['Whether {q} was meant the way it was heard'], { q: biteOf(hard.part, kindOf(hard.part)) })
        : say(['Whether {a} and {b} mean the same by {matter}'], slots),
    ],
    oneRepairStep: say(
      [
        'Let one of you write tonight: “I do not want to win about {matter}; I want to understand how it was for you”',
        'One of you could ask today: “What was the hardest moment for you when we spoke about {matter}?”',
      ],
      slots,
    ),
  };
}
