import { isHarsh } from '#server/coach/embedded/answers/craft/blame.ts';
import {
  AGE,
  BUSY,
  COUNTED,
  EFFORT,
  HARDSHIP,
  HURTS,
  INSULT,
  JOINT,
  LOVES,
  NOT,
  OUTSIDE,
  OWN,
  PRIVATE,
  TENDER,
  THINKS,
  THIRD,
  VERB,
  WRONG,
} from '#server/coach/embedded/answers/craft/fact-words.ts';
import { direct, isTheirs } from '#server/coach/embedded/answers/craft/facts.ts';
import { completed, whenIn } from '#server/coach/embedded/answers/craft/fragments.ts';
import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';
import { lowered } from '#server/coach/embedded/answers/craft/lowered.ts';
import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import type { Whom } from '#server/coach/embedded/answers/craft/whom.ts';
import { capital } from '#server/coach/embedded/say/words.ts';
import { baseForm } from '#server/coach/embedded/understand/base-form.ts';
import { cleaned } from '#server/coach/embedded/understand/clean.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';
import { pastForms, verbs } from '#server/coach/language/verbs.ts';

/** Something to be said: about the other one, as anybody could have seen it, or about oneself. */
export type Fact = { of: 'deeds' | 'own'; text: string };

/** What was told about the situation, sorted by what a message can do with it. */
export type Facts = {
  /** What the other one has done well, said to them. */
  theirs: readonly string[];
  /** What they do, the writer's own reasons and what is so, in the order it was told. */
  told: readonly Fact[];
  /** What the writer did that hurt, for an apology. */
  wrongs: readonly string[];
  /** A day, an hour, a place: "on Saturday at 4". */
  when: string;
  /** Until when the other one is away: "the 14th". */
  until: string;
  /** Whose name was given along with the other: "Biscuit". */
  pet: string;
  /** How the other one is: taken care of, and never said. */
  tender: boolean;
  busy: boolean;
  /** What weighs on the other one: they know it, so it is never retold. */
  troubled: boolean;
  /** What was left out because it speaks of the other one's character. */
  blaming: readonly string[];
};

/** Nobody's message has room for more. */
const MOST = 12;
const words = (text: string) => text.split(/\s+/).length;
const HARSH = new Set<string>(['criticism', 'contempt', 'defensiveness', 'stonewalling', 'guilt_trip']);
const OWN_HARSH = new Set<string>(['criticism', 'contempt', 'guilt_trip']);
const isOwnHard = (text: string) => INSULT.test(text) || isHarsh(text, OWN_HARSH);
const isHard = (text: string) => INSULT.test(text) || isHarsh(text, HARSH);
const UNTIL =
  /\b(?:till|until|back (?:on|by)) (the \d+(?:st|nd|rd|th)|(?:next )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|next (?:week|month)|\p{Lu}\p{Ll}+ \d+)/u;
const PET =
  /\b(?:name of (?:the |his |her |their )?(?:dog|cat|puppy|kitten) is|(?:dog|cat|puppy|kitten)(?:'s name is| is (?:called|named)|,? (?:called|named))) (\p{Lu}\p{Ll}+)/u;

/** Sentences and notes, each by itself: "3 years here, took over the clients, no change in pay". */
function piecesOf(said: string): string[] {
  return said
    .split(/(?<=[.!?\n])\s+|\n+/)
    .flatMap((one) => one.replace(/[.!?\s]+$/, '').split(JOINT))
    .map((one) => (one ?? '').trim().replace(/^(?:and|so|also|plus|well|honestly|actually|btw)[, ]+/i, ''))
    .flatMap(noted)
    .filter((one) => (words(one) >= 2 || whenIn(one)) && !/\?/.test(one))
    .slice(0, MOST);
}

function noted(one: string): string[] {
  const notes = one.split(/,\s+/);
  const isList =
    notes.length > 1 &&
    (notes.some((note) => whenIn(note)) || notes.every((note) => isSentence(note) || completed(note, true)));
  return isList ? notes : [one];
}
const isSentence = (text: string) => (OWN.test(text) || THIRD.test(text)) && VERB.test(text);

const TIRED_MYSELF = /\b(?:I'm|I am|I've been|we're) (?:so |really |very )?(?:busy|stressed|exhausted|tired)\b/i;

export function factsIn(context: string, whom: ToWhom, kind: Kind): Facts {
  const said = spelt(cleaned(context).text);
  const pieces = piecesOf(said);
  const isOf = (one: string) => isTheirs(one, whom.somebody) && !isOfOther(one, whom);
  return {
    ...sorted(pieces, whom, kind),
    when: pieces.map((one) => whenIn(one)).find(Boolean) ?? '',
    until: UNTIL.exec(said)?.[1] ?? '',
    pet: PET.exec(said)?.[1] ?? '',
    tender: TENDER.test(said),
    busy: BUSY.test(said) && kind !== 'luck' && !TIRED_MYSELF.test(said),
    troubled: pieces.some((one) => isOf(one) && HARDSHIP.test(one) && !AGE.test(one)),
  };
}

/** Speaks of something that was named before. */
const HANGING = /\b(?:it|them|that)$/i;

function sorted(pieces: readonly string[], whom: ToWhom, kind: Kind) {
  const found = { theirs: [] as string[], wrongs: [] as string[] };
  const told: Fact[] = [];
  const blaming: string[] = [];
  let isOwn = true;
  let isLost = false;
  for (const one of pieces.filter((piece) => !whenIn(piece) && words(piece) <= 24)) {
    const bare = one.replace(/^but /i, '');
    const isOther = THIRD.test(bare) || isTheirs(bare, whom.somebody);
    isOwn = OWN.test(bare) || (isOwn && !isOther);
    const set: Placed = isLost && HANGING.test(bare) ? NONE : placed(bare, one, whom, kind, isOwn);
    const place: Place = set[0];
    const text = set[1];
    isLost = place === null;
    if (place === 'deeds' || place === 'own') told.push({ of: place, text });
    else if (place) found[place].push(text);
    else if (isOther && !isOfOther(bare, whom) && isHard(bare)) blaming.push(bare);
  }
  return { ...found, told, blaming };
}

type ToWhom = Pick<Whom, 'somebody' | 'isMany' | 'others'>;

/** "She" may be somebody else whom the goal names. */
function isOfOther(bare: string, { somebody, others }: ToWhom): boolean {
  const they = /^(?:he|his|he's)\b/i.test(bare) ? 'he' : /^(?:she|her|she's)\b/i.test(bare) ? 'she' : null;
  return they !== null && others.includes(they) && somebody?.pronoun !== (they === 'he' ? 'she' : 'he');
}

type Place = 'theirs' | 'deeds' | 'own' | 'wrongs' | null;
type Placed = readonly [Place, string];
const NONE: Placed = [null, ''];

function placed(bare: string, one: string, whom: ToWhom, kind: Kind, isOwn: boolean): Placed {
  if (/^but /i.test(one) && PRIVATE.test(bare)) return NONE;
  const note = completed(bare, isOwn);
  if (isOfOther(bare, whom) && !note) return NONE;
  if (isTheirs(bare, whom.somebody) && !note) return theirs(bare, one, whom.somebody, kind);
  if (THIRD.test(bare) && !note) return NONE;
  if (kind === 'apologise' && WRONG.test(bare) && !OUTSIDE.test(bare)) return ['wrongs', wronged(bare, whom)];
  const said = ownIn(note, bare, whom);
  if (!said || (kind === 'end' && LOVES.test(said))) return NONE;
  return ['own', /^but /i.test(one) ? `but ${lowered(said)}` : said];
}

const wronged = (bare: string, { somebody }: ToWhom) =>
  HURTS.test(bare) ? 'What I said was unfair' : capital(direct(bare, somebody));

/** Somebody else who is named before the "he" or "she" that means them. */
const THIRD_PARTY =
  /\b(?!(?:I|We|My|Our|The|It|This|That|There|Last|Next|Both|All|In|On|At|Since|When|After|Every|Everyone|Now|But|So)\b|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar\b|Apr|May\b|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Lu}\p{Ll}+\b.*\b(?:he|she|him|his|her)\b/u;

/** Of one person "them" are things: "I present them on Friday". */
function ownIn(note: string, bare: string, { somebody, isMany }: ToWhom): string {
  const text = PRIVATE.test(bare) || isOwnHard(bare) ? '' : note || whole(bare);
  const areThings = !isMany && /\b(?:they|them)\b/.test(text) && !/\b(?:love|miss|like|with|for|to) them\b/.test(text);
  const isThird = THIRD_PARTY.test(text) && !(somebody?.name && text.includes(somebody.name));
  if (!text) return '';
  if (areThings || isThird) return capital(text);
  const said = direct(text, somebody);
  return /\b(?:he|she|him)\b/i.test(said) ? '' : capital(said);
}

const OF_PRAISE = new Set<Kind>(['thank', 'congratulate', 'proud', 'dare']);
const OF_CARE = new Set<Kind>(['luck', 'comfort', 'grief', 'cheer', 'hello', 'flirt']);

const isIll = (kind: Kind, bare: string) => kind === 'urge' && /\b(?:pain|cough\w*|sick|ill|dizzy|tired)\b/i.test(bare);
const IS_SO = /^you(?:'re| are) (?!.*\b(?:not|\w+ing|in|at|on|late|away|back|out)\b)/i;

/** What they do with their days is no reason for a request; what can be counted may be. */
const isBesides = (bare: string, said: string, kind: Kind) =>
  (/^(?:limit|ask|need|thing)$/.test(kind) && !COUNTED.test(bare)) ||
  (kind === 'ask' && /^you(?:'re| are) (?:going|buying|planning|flying|spending|travelling)\b/i.test(said));

const isUnsaid = (bare: string, said: string) =>
  [TENDER, AGE, THINKS].some((words) => words.test(bare)) ||
  !/\byou/i.test(said) ||
  /\b(?:he|she|they|he's|she's)\b/i.test(said);

function theirs(bare: string, one: string, somebody: Somebody | undefined, kind: Kind): Placed {
  const said = direct(bare, somebody);
  if (OF_CARE.has(kind) || isUnsaid(bare, said)) return NONE;
  if (OF_PRAISE.has(kind)) return !/^you\b/i.test(said) || NOT.test(bare) || isHard(bare) ? NONE : ['deeds', said];
  if (HARDSHIP.test(bare)) return isIll(kind, bare) ? ['deeds', said] : NONE;
  if (EFFORT.test(bare) && !NOT.test(bare)) return ['theirs', `I know ${lowered(said)}`];
  if (IS_SO.test(said) || isBesides(bare, said, kind) || isHard(bare) || BUSY.test(bare)) return NONE;
  return ['deeds', /^but /i.test(one) ? `but ${lowered(said)}` : said];
}

/** "Uses", "barks": what somebody does, and not several of a thing. */
const isThirdForm = (word: string) => baseForm(word) !== word && verbs.has(baseForm(word));
const isTold = (text: string) =>
  VERB.test(text) ||
  text
    .split(/\s+/)
    .slice(1)
    .some((word) => pastForms.has(word.toLowerCase()) || isThirdForm(word));

/** "Been there 3 years" is the writer's own, "both cars are here" is nobody's. */
function whole(bare: string): string {
  if (OWN.test(bare) || /^(?:it|it's|there|there's|this|that|the|last|next)\b/i.test(bare)) {
    const open = /^(?:last|next) (?!week|month|year|time|night|spring|summer)/i.test(bare) ? `the ${bare}` : bare;
    return isTold(open) || /^(?:I|we)(?:'\w+)? /i.test(open) ? open : '';
  }
  if (/^been\b/i.test(bare)) return `I've ${lowered(bare)}`.replace(/\bthere\b/, 'here');
  if (/^(?!he|she|they)\p{Ll}+s (?:are|were|start|cost|end|begin)\b/iu.test(bare)) return bare;
  return /^(?:everyone|everybody|nobody|both|all|my|our|your|\p{Lu}\p{Ll}+)\b/u.test(bare) && VERB.test(bare)
    ? bare
    : '';
}
