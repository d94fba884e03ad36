import type { Tone } from '#contract/coach.ts';
import { type Facts, factsIn } from '#server/coach/embedded/answers/craft/facts.ts';
import { fromDraft } from '#server/coach/embedded/answers/craft/from-draft.ts';
import { type Goal, goalOf } from '#server/coach/embedded/answers/craft/goal.ts';
import { type Kind, meantBy } from '#server/coach/embedded/answers/craft/kind.ts';
import { knownWords } from '#server/coach/embedded/answers/craft/known.ts';
import { mannerApart, spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { repliesTo } from '#server/coach/embedded/answers/craft/reply.ts';
import { manners } from '#server/coach/embedded/answers/craft/tones.ts';
import { type Woven, woven } from '#server/coach/embedded/answers/craft/weave.ts';
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
  /** Sentences of a draft that were said anew. */
  changed: number;
};

/** Where lightness would wound. */
const HEAVY =
  /\b(?:miscarriage|stillb\w+|died|death|dead|dying|funeral|passed away|cancer|tumou?r|stroke|surgery|accident|hospital|divorce|suicid\w+|grief|grieving|diagnos\w+|cheated|affair|lost (?:my|his|her|their) (?:mum|mom|mother|dad|father|wife|husband|baby|child|son|daughter|brother|sister|job))\b/i;
const GRAVE = new Set<Kind>(['end', 'limit', 'report', 'reconnect']);
/** Where something was told that the other may want to answer. */
const OPEN_END = new Set<Kind>(['news', 'other']);

/** A message in a tone: the person's own draft made kinder where there is one, else written from the goal. */
export function compose(wanted: Wanted): Composed {
  const { goal, tone: chosen, context, draft, history } = wanted;
  const said = cleaned(goal).text || 'talk about something that matters to me';
  const read = goalOf(said);
  const whom = whomOf(spelt(said), context);
  const { matter, why } = reasoned(read);
  const { kind, m } = meantBy({ ...read, matter }, spelt(said));
  const tone = toneFor(chosen, whom, `${goal} ${context}`);
  const facts = withReason(factsIn(context, whom, kind), why);
  const rest = { goal: read, kind, tone, facts, whom };
  const reply = repliesTo(goal, history);
  if (reply && !draft.trim()) return { ...rest, message: reply, core: reply, changed: 0 };
  const seed = seedOf(`${goal}|${chosen}|${context}|${history}`);
  const { core, head, tail } = coreOf({ kind, tone, matter: mended(kind, m, facts), whom, seed });
  const weave = woven(facts, { kind, tone, isMany: whom.isMany });
  const hello = helloTo(whom, tone, GRAVE.has(kind));
  const known = knownWords(said, kind, tone, seed);
  const close = known || (OPEN_END.has(kind) ? pick(manners[tone].close, seed, 2) : '');
  const own = cleaned(draft).text.trim();
  if (own) {
    const kept = fromDraft(own, { hello, core, close, because: weave.after, wanted: mannerApart(spelt(said)).goal });
    return { ...rest, ...kept };
  }
  return { ...rest, message: tidied(hello, head, known ? '' : tail, close, weave), core, changed: 0 };
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

/** An apology that names no reason takes it from what was told. */
const mended = (kind: Kind, m: string, { wrongs }: Facts): string =>
  kind === 'apologise' ? m || (wrongs[0] ? 'for how I treated you' : 'for what happened between us') : m;

type Core = { kind: Kind; tone: Tone; matter: string; whom: Whom; seed: number };

function coreOf({ kind, tone, matter, whom, seed }: Core): { core: string; head: string; tail: string } {
  const bond = whom.closeness === 'love' ? 'relationship' : whom.closeness === 'work' ? 'work together' : 'friendship';
  const line = pick(manners[tone].core[kind], seed, 1);
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

/** "Hi Lena, thank you": what follows the greeting goes on in its sentence. */
function tidied(hello: string, head: string, tail: string, close: string, { before, after }: Woven): string {
  const body = [before, before ? sentence(head) : head, after, tail, close].filter(Boolean);
  const [first = '', ...more] = body;
  const begun = /^(?:I\b|I'|\p{Lu}\p{L}* \p{Lu})/u.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1);
  return [`${hello}, ${begun}`, ...more.map(sentence)].join(' ').replace(/\s+/g, ' ');
}
