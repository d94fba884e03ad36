import { itemsOf } from '#contract/relationship-lists.ts';

/** So many new steps at once. */
const AT_ONCE = 4;

type Form = (area: string, name: string) => string;

/** Steps by what an area is about; each one small enough for a week. */
const FORMS: readonly { about: RegExp; steps: readonly Form[] }[] = [
  {
    about: /listen|interrupt|hear|attention|phone|screen/i,
    steps: [
      (area, name) => `Once this week, let ${name} finish, then say back what you heard, for: ${area}`,
      (area) => `Put the phone in another room for one conversation, for: ${area}`,
    ],
  },
  {
    about: /argu|fight|conflict|anger|angry|shout|temper|yell|tone/i,
    steps: [
      (area, name) => `Agree with ${name} on a word that means "twenty minutes' pause", for: ${area}`,
      (area) => `Open the next hard talk with what you feel and need, not with what is wrong, for: ${area}`,
    ],
  },
  {
    about: /money|rent|bill|cost|spend|budget|debt/i,
    steps: [
      (area, name) => `Set half an hour with ${name} to look at the figures together, for: ${area}`,
      (area) => `Write down what the money means to you before you talk about it, for: ${area}`,
    ],
  },
  {
    about: /trust|honest|lie|lying|secret|jealous/i,
    steps: [
      (area, name) => `Make ${name} one small promise this week, and keep it, for: ${area}`,
      (area) => `Name one thing that would make it easier to trust, and ask for it, for: ${area}`,
    ],
  },
  {
    about: /time|visit|call|date|together|busy|distance|see each other/i,
    steps: [
      (area, name) => `Put one hour with ${name} in the calendar this week, for: ${area}`,
      (area) => `Choose one habit that keeps you in touch without planning, for: ${area}`,
    ],
  },
  {
    about: /boundar|saying no|say no|limit|space|privacy/i,
    steps: [
      (area) => `Write the sentence with which you will say no, and say it aloud once, for: ${area}`,
      (area, name) => `Tell ${name} one limit before it is crossed, kindly and in one sentence, for: ${area}`,
    ],
  },
];

const ANY: readonly Form[] = [
  (area, name) => `Choose a calm moment this week and tell ${name} one thing about: ${area}`,
  (area, name) => `Ask ${name} how it looks from their side, and only listen, for: ${area}`,
  (area) => `Write down one time when it went well, and what was different, for: ${area}`,
];

const formsFor = (area: string) => [
  ...FORMS.filter(({ about }) => about.test(area)).flatMap(({ steps }) => steps),
  ...ANY,
];

/** The next steps for the areas to improve: round by round, one an area, and none that is there already. */
export function stepsFor(areas: string, name: string, there: readonly string[], longest: number): string[] {
  const known = new Set(there);
  const all = itemsOf(areas).map((area) => formsFor(area).map((form) => form(area, name).slice(0, longest)));
  const rounds = Math.max(0, ...all.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) => all.flatMap((steps) => steps[round] ?? [])).flat();
  return [...new Set(inTurn)].filter((step) => !known.has(step)).slice(0, AT_ONCE);
}
