import type { Woven } from '#server/coach/embedded/answers/text/matter.ts';

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|(?:mon|tue|wed|thu|thurs|fri|sat|sun)\\b)';
const CLOCK =
  '(?:(?:half|quarter) (?:past|to) \\w+|noon|midday|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m|ish| ?o.clock)?|(?:six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)(?=$|[\\s,.?!]))';
const WHEN = new RegExp(
  `\\b(?:(?:this|next) )?${DAY}(?: (?:morning|afternoon|evening|night|lunch))?(?:,? (?:at |around |about )?${CLOCK})?|\\b(?:at|around) ${CLOCK}`,
  'i',
);
const OR = /\bor\b/i;

/** When something is to be: "Thursday at 7". */
const whenIn = (text: string) =>
  WHEN.exec(text)?.[0].replace(
    /^(mon|tues|wednes|thurs|fri|satur|sun)/i,
    (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  ) ?? null;

const STILL = /^are-we-still-on$/;
const MEETS = /^(?:mail-from-a-teacher|mail-from-a-landlord|boss-wants-a-word|we-need-to-talk)$/;
const SUITS = /\b(?:suit|work for|ok for|free|available|possible|do you have|how about)\b[^.]*\?|\?$/i;
const WORKS = /\b(?:whether|if) (?:that|this|it) (?:works|suits|is (?:ok|okay|fine|possible))\b/i;
const AGREED = [
  'I have put it in my diary.',
  'I am looking forward to it.',
  'If anything comes up, I will tell you early.',
  'Tell me if I should bring something.',
];
const CHOSEN = [
  'Does that suit you as well?',
  'If the other is better for you, that is fine too.',
  'Shall we leave it at that?',
];

const REFUSES = /\b(?:won'?t be|can'?t|cannot|or not at all|not possible|unable)\b/i;

/** An answer to when something is to be. */
export function onPlan(kind: string, text: string): Woven {
  if (REFUSES.test(text)) return null;
  const when = whenIn(text);
  if (WORKS.test(text)) return { how: 'answer', said: `Yes, ${when ?? 'that'} works for me`, next: AGREED };
  const said = when ? planned(kind, text, when) : null;
  const next = kind === 'plan-or-time-to-agree-on' ? (OR.test(text) ? CHOSEN : AGREED) : null;
  return said ? { how: 'answer', said, ...(next ? { next } : {}) } : null;
}

function planned(kind: string, text: string, when: string): string | null {
  if (STILL.test(kind)) return `Yes, ${when} still works for me`;
  if (kind === 'plan-or-time-to-agree-on')
    return OR.test(text)
      ? `Of the two I would take ${when}`
      : `${when.charAt(0).toUpperCase()}${when.slice(1)} works for me`;
  if (MEETS.test(kind)) return SUITS.test(text) ? `${when.charAt(0).toUpperCase()}${when.slice(1)} suits me` : null;
  if (kind === 'inviting') return `I will look at ${when} in my diary straight away`;
  if (kind === 'declining-kindly' || kind === 'cancelling-at-the-last-minute') return `It is a pity about ${when}`;
  return null;
}
