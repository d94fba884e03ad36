import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import { yes } from '#server/coach/embedded/answers/text/answering.ts';
import { isMatter, type Woven } from '#server/coach/embedded/answers/text/matter.ts';
import { onPlan } from '#server/coach/embedded/answers/text/plan-answers.ts';
import { inAMoment, lookedUp, smallAnswer, toldTonight } from '#server/coach/embedded/answers/text/small-answers.ts';
import { isOwn, type Told } from '#server/coach/embedded/answers/text/told.ts';
import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

const ANSWERED =
  /^(?:plain-practical-request|money-owed|apology-that-owns-it|boss-short-order|colleague-polite-reminder|calm-limit|family-limit|calm-request-about-behaviour|making-up-after-a-quarrel|asks-for-time-to-think|need-space|cold-work-mail|mail-from-a-teacher|mail-from-a-landlord|feedback-from-a-boss|we-need-to-talk|request|neutral|repair|demand)$/;
const HEARD: readonly (readonly [kinds: RegExp, ways: readonly string[]])[] = [
  [/^good-news$/, ['So {x}!', 'Really, {x}!']],
  [/^i-am-struggling$/, ['I am so sorry to read that {x}', 'It hurts me to read that {x}']],
  [/^(?:opening-up-about-feelings|mixed-signals|miss-you)$/, ['It stays with me that {x}', 'I have taken in that {x}']],
  [
    /^(?:late-or-forgot|always-and-never|long-angry-message|not-invited|time-for-others|criticism|demand|guilt-about-visits|after-all-i-did|guilt_trip|money-owed|feedback-from-a-boss)$/,
    ['I hear you: {x}', 'You are telling me that {x}', 'I have understood that {x}'],
  ],
  [
    /^(?:need-space|breaking-up|withdraw|declining-kindly|cancelling-at-the-last-minute|asks-for-time-to-think|calm-limit|calm-request-about-behaviour|request|worried-about-you|lets-stay-friends)$/,
    ['I hear that {x}', 'I have read that {x}'],
  ],
];
const LONGEST = 18;
const SHORTEST = 3;
/** What loses its sense when somebody else says it, or sounds like mockery. */
const ODD =
  /,|\b(?:we|we're|we've|us|our|both|but|though|although|would|wouldn't|will understand|if|yeah|haha|anyone|everyone|nobody|again|(?:can|could|will) (?:I|you)|yet|kind of|funny|thought|swear|promise|haven't done)\b|\p{Extended_Pictographic}/iu;
/** How a statement begins that can be said back. */
const STATES = /^(?:I|you|my|your|it|this|that|he|she|they|the|dinner|\p{Ll}+ (?:is|are|was|were|hurts?|needs?))\b/u;
const plainFact = (one: string) =>
  one.split(' ').length <= LONGEST &&
  one.split(' ').length >= SHORTEST &&
  !ODD.test(one) &&
  STATES.test(one) &&
  !/:(?!\d)|[;()…/]|\b(?:LOL|lol|omg|pls|regret to|inform|not me|tmrw|rn|wtf)\b/.test(one);

const ORDERING =
  /(?:[,;]| but| and) (?:please|pls) .*$|,? (?:so|but) (?:from now on|please|happy to|can't wait)\b.*$|, can't wait.*$|[,;] (?:so |and |but )?(?:please |pls |just )?(?:start|call|text|go|wait|tell|let|ring|come|have|be|do|don't|give|send|take)\b.*$/i;

/** Up to where a long statement first draws breath. */
const firstPart = (whole: string) => {
  const one = whole.replace(ORDERING, '');
  const part = one.split(/, (?:and|but|so|yet|or|then)\b|,? (?:because|since|although)\b|, |; | – /)[0] ?? one;
  return one.split(' ').length <= LONGEST || part.split(' ').length < 4 ? one : part;
};

/** Nobody says back of themselves what they are called. */
const VERDICT = /^I (?:am|was) (?!late\b)/;

function heardIn(stated: readonly string[]): string | null {
  const all = stated.map(firstPart).filter((one) => plainFact(one) && !VERDICT.test(one));
  const [first, second] = all;
  if (!first || !second || / and /.test(first)) return first ?? null;
  const both = / and /.test(second) ? `${first}, ${second}` : `${first} and ${second}`;
  return both.split(' ').length <= LONGEST ? both : first;
}

function onApology(told: Told): string | null {
  const sorry = /\bsorry (?:that |for |about )?(.{4,70}?)(?:[,;.]| (?:and|but|because)\b|$)/i.exec(
    told.all.find((one) => /\bsorry\b/i.test(one)) ?? '',
  )?.[1];
  if (!sorry) return null;
  if (/^i\b/i.test(sorry)) return `It did get to me that ${swapped(sorry)}`;
  return /^(?:my|the|your|what|how|last|\w+ing)\b/i.test(sorry)
    ? `Thank you for saying sorry about ${swapped(sorry)}`
    : null;
}

function onThanks(told: Told): string | null {
  const what =
    /\b(?:thank (?:you|u)|thanks|thx)(?: so much| a lot| again| love| mum| dad)? for (.{4,70}?)(?:[,;.!]| (?:and|but|because|you|it)\b|$)/i.exec(
      told.all.find((one) => /\bth(?:an|x)/i.test(one)) ?? '',
    )?.[1];
  if (!what) return null;
  const mine = swapped(what);
  return /^\w+ing\b/.test(mine)
    ? `No need to thank me for ${mine}`
    : /^(?:the|my|your|last)\b/.test(mine)
      ? `I am glad about ${mine} too`
      : null;
}

function onWould(told: Told): string | null {
  const would =
    /\bif (?:you|u) (?:really |truly |even )?(?:loved|cared|respected|appreciated|wanted)\b.*?\b(?:you'd|you would|would you|u would|you wouldn't|you would not)\s+(.+)/i.exec(
      told.all.join('. '),
    )?.[1];
  return would
    ? `I do care about you, and whether I ${swapped(would.replace(/[.!?,].*$/, ''))} does not measure that`
    : null;
}

const answer = (said: string | null): Woven => (said ? { how: 'answer', said } : null);
const heard = (said: string | null): Woven => (said ? { how: 'heard', said } : null);

const BLAMED = /^(?:always-and-never|criticism)$/;
const SORRY = /^(?:apology-that-owns-it|making-up-after-a-quarrel|repair)$/;
const THANKS = /^(?:thank-you|appreciation)$/;
/** Where one names the matter first, as in an office. */
const AT_WORK = /^(?:boss|mail|cold|feedback|colleague)-/;
const LATE = /\b(?:due|overdue|still waiting|without (?:them|it)|were late|was late|deadline)\b/i;

function factIn(kind: string, told: Told, seed: number): Woven {
  if (
    BLAMED.test(kind) &&
    told.facts.length < 2 &&
    told.wish &&
    isOwn(told.wish, told.all) &&
    !/\b(?:anyway|again|once|upset that)\b/.test(told.wish)
  )
    return heard(`I hear that ${told.wish}`);
  const ways = HEARD.find(([kinds]) => kinds.test(kind))?.[1];
  const fact = ways
    ? heardIn(
        kind === 'neutral' || kind === 'worried-about-you'
          ? told.stated.filter((one) => !/^(?:I|my)\b/.test(one))
          : told.stated,
      )
    : null;
  return ways && fact
    ? heard((/^that\b/.test(fact) ? 'I hear you: {x}' : pick(ways, seed, 4)).replace('{x}', fact))
    : null;
}

/** What of the message itself a reply to this kind should take up. */
export function wovenIn({ name }: Pick<MessageKind, 'name'>, told: Told, seed: number): Woven {
  const asked = told.asked && ANSWERED.test(name) && told.asked.what.split(' ').length <= 16 ? yes(told) : '';
  const sorry = SORRY.test(name) ? onApology(told) : null;
  if (sorry && asked) return heard(`${sorry}, and ${asked.replace(/^(?!I\b)./, (sign) => sign.toLowerCase())}`);
  return (
    heard(onWould(told) ?? sorry) ??
    (asked && name === 'cold-work-mail' && LATE.test(told.all.join(' '))
      ? answer(`I am sorry for the delay. ${asked}`)
      : null) ??
    answer(THANKS.test(name) ? onThanks(told) : null) ??
    onPlan(name, told.all.join('. ')) ??
    smallAnswer(name, told.all.join('. ')) ??
    answer(asked) ??
    lookedUp(name, told) ??
    toldTonight(name, told) ??
    inAMoment(name, told) ??
    factIn(name, told, seed) ??
    (isMatter(told.the) && AT_WORK.test(name) ? { how: 'about', said: `About ${told.the}` } : null)
  );
}
