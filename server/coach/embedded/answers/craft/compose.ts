import type { Tone } from '#contract/coach.ts';
import { fromDraft, type Kept } from '#server/coach/embedded/answers/craft/from-draft.ts';
import { type Goal, goalOf } from '#server/coach/embedded/answers/craft/goal.ts';
import { type Kind, meantBy, THANKS_FOR_ALL } from '#server/coach/embedded/answers/craft/kind.ts';
import { knownWords } from '#server/coach/embedded/answers/craft/known.ts';
import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { isReply, repliesTo } from '#server/coach/embedded/answers/craft/reply.ts';
import { tidied } from '#server/coach/embedded/answers/craft/tidied.ts';
import { type Facts, factsIn } from '#server/coach/embedded/answers/craft/told-facts.ts';
import { atWork } from '#server/coach/embedded/answers/craft/tones/work.ts';
import { manners } from '#server/coach/embedded/answers/craft/tones.ts';
import { woven } from '#server/coach/embedded/answers/craft/weave.ts';
import { helloTo, type Whom, whomOf } from '#server/coach/embedded/answers/craft/whom.ts';
import { pick, seedOf } from '#server/coach/embedded/say/pick.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { cleaned } from '#server/coach/embedded/understand/clean.ts';

export type Wanted = { goal: string; tone: Tone; context: string; draft: string; history: string };
export type Composed = {
  message: string;
  /** The message without its opening and closing. */
  core: string;
  goal: Goal;
  kind: Kind;
  /** The tone that it was written in: lightness is kept back where it would wound. */
  tone: Tone;
  facts: Facts;
  whom: Whom;
  /** What became of a draft. */
  draft: Kept | null;
};

/** Where lightness would wound. */
const HEAVY =
  /\b(?:miscarriage|stillb\w+|died|death|dead|dying|funeral|passed away|cancer|tumou?r|stroke|surgery|accident|hospital|divorce|suicid\w+|grief|grieving|diagnos\w+|cheated|affair|left (?:his|her|their) (?:husband|wife|partner)|lost (?:my|his|her|their) (?:mum|mom|mother|dad|father|wife|husband|baby|child|son|daughter|brother|sister|job))\b/i;
const GRAVE = new Set<Kind>(['end', 'part', 'limit', 'report', 'reconnect', 'grief']);
/** Where something was told that the other may want to answer. */
const OPEN_END = new Set<Kind>(['news']);

/** Who does not come would like to come another day. */
const ABSENT =
  /\b(?:not|can't|cannot|won't|couldn't)\b.*\b(?:com(?:e|ing)|be there|make it|join\w*|attend\w*|visit\w*|go(?:ing)?)\b/i;
const ANOTHER_DAY: Record<Tone, string> = {
  caring: "I'd love to find another day to see you.",
  playful: 'You are owed one visit, redeemable on any other day 🙂',
  flirty: 'Let me make up for it, you pick another day 😉',
  direct: 'Let me know which other day suits you.',
  diplomatic: 'Perhaps we could find another day that suits you.',
  encouraging: "I'm sure we'll find another good day together.",
};

/** A message in a tone: the person's own draft made kinder where there is one, else written from the goal. */
export function compose(wanted: Wanted): Composed {
  const { goal, tone: chosen, context, draft, history } = wanted;
  const said = cleaned(goal).text || 'talk about something that matters to me';
  const read = goalOf(said);
  const whom = whomOf(spelt(said), context);
  const { matter, why } = reasoned(read);
  const { kind, m } = meantBy({ ...read, matter }, spelt(said), context);
  const tone = toneFor(chosen, whom, `${goal} ${context}`);
  const facts = withReason(factsIn(context, whom, kind), why);
  const rest = { goal: read, kind, tone, facts, whom };
  const seed = seedOf(`${goal}|${chosen}|${context}|${history}`);
  const own = cleaned(draft).text.trim();
  const hello = helloTo(whom, tone, GRAVE.has(kind));
  const reply = repliesTo({ goal: said, history, context, tone, hello, somebody: whom.somebody });
  if (reply && !own) return { ...rest, message: reply, core: reply, draft: null };
  const { core, head, tail } = coreOf({
    kind,
    tone,
    matter: timed(kind, mended(kind, m, facts), dueIn(own) || facts.when),
    whom,
    seed,
  });
  const weave = woven(facts, { kind, tone, isMany: whom.isMany });
  const known = knownWords(said, kind, tone, seed);
  const close = known || closeOf(kind, tone, m, seed);
  if (own) {
    const parts = { hello, head, tail: known ? '' : tail, close, weave, kind, aim: read.aim, matter: m };
    const kept = fromDraft(own, isReply(said) ? { ...parts, head: '', tail: '', close: '' } : parts);
    if (kept) return { ...rest, ...kept };
  }
  const message = tidied({ hello, head, tail: known ? '' : tail, close, weave });
  return { ...rest, message, core, draft: own ? { said: [], dropped: 1 } : null };
}

function closeOf(kind: Kind, tone: Tone, m: string, seed: number): string {
  if (kind === 'news' && ABSENT.test(m)) return ANOTHER_DAY[tone];
  return OPEN_END.has(kind) ? pick(manners[tone].close, seed, 2) : '';
}

/** Where a day may follow: "would you like to come to our party on Saturday at 4?" */
const TIMED = new Set<Kind>(['invite', 'may', 'luck', 'news', 'cancel', 'remind', 'ask', 'question']);
/** "Give it back by Sunday": the day goes on, the order does not. */
const dueIn = (draft: string) =>
  /\bby (?:(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the \d+(?:st|nd|rd|th)|the end of (?:the )?\w+)\b/i
    .exec(spelt(draft))?.[0]
    .replace(/^B/, 'b') ?? '';

function timed(kind: Kind, m: string, when: string): string {
  if (!when || !TIMED.has(kind) || /day\b|tonight|tomorrow|\d/.test(m)) return m;
  return `${m} ${when}`;
}

/** What was wanted, and why: the reason is said in a sentence of its own. */
function reasoned({ aim, matter }: Goal): { matter: string; why: string } {
  const split =
    aim === 'end'
      ? null
      : /^(.+?),? because ((?:I|we|my|our|the|it|it's)\b(?! (?:was born|were born|had|moved|got)).+)$/i.exec(matter);
  return { matter: split?.[1] ?? matter, why: split?.[2] ?? '' };
}

const withReason = (facts: Facts, why: string): Facts =>
  why ? { ...facts, told: [{ of: 'own', text: why.charAt(0).toUpperCase() + why.slice(1) }, ...facts.told] } : facts;

/** A wink is for lovers, and a joke is not for grief. */
function toneFor(tone: Tone, { closeness }: Whom, told: string): Tone {
  if (HEAVY.test(told) && /^(?:playful|flirty)$/.test(tone)) return 'caring';
  return tone === 'flirty' && (closeness === 'family' || closeness === 'work') ? 'playful' : tone;
}

/** Where the goal names no reason, what was told does. */
function mended(kind: Kind, m: string, { wrongs, told }: Facts): string {
  if (kind === 'thank' && m === THANKS_FOR_ALL && told.some(({ of }) => of === 'deeds')) return '';
  if (kind !== 'apologise' || m) return m;
  return wrongs[0] ? 'for how I treated you' : 'for what happened between us';
}

type Core = { kind: Kind; tone: Tone; matter: string; whom: Whom; seed: number };

function coreOf({ kind, tone, matter, whom, seed }: Core): { core: string; head: string; tail: string } {
  const bond = whom.closeness === 'love' ? 'relationship' : whom.closeness === 'work' ? 'work together' : 'friendship';
  const lines = (whom.closeness === 'work' && atWork[tone]?.[kind]) || manners[tone].core[kind];
  const line = pick(lines, seed, 1);
  const [head = '', tail = ''] = line
    .replaceAll('{bond}', bond)
    .replaceAll('{m}', matter.replace(/\bI am (?=\w)/g, "I'm "))
    .split('|')
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/\bask you to do not\b/, 'ask you not to')
        .replace(/\b([Cc]ould you please) do not\b/, '$1 not')
        .replace(/ ([,.?!])/g, '$1')
        .replace(/\?[.?]+/g, '?')
        .trim(),
    );
  return { core: [sentence(head), tail].filter(Boolean).join(' '), head, tail };
}
