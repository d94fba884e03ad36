import type { Target } from '#server/coach/embedded/answers/chat/for-whom.ts';
import { anything, matterOf } from '#server/coach/embedded/answers/chat/matters.ts';
import type { Now } from '#server/coach/embedded/answers/chat/now.ts';
import { type Statement, statementsIn } from '#server/coach/embedded/answers/statements/statements.ts';
import { capital, clipped, sentence } from '#server/coach/embedded/say/words.ts';
import { addressed } from '#server/coach/embedded/understand/echo.ts';
import { storyOf } from '#server/coach/embedded/understand/story.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';

const LONGEST = 26;
const MOST = 3;
/** "How do I tell her I can't take so many calls without …": what is to be told. */
const TO_TELL =
  /\b(?:tell|say to|explain to|let|inform)\s+(?:him|her|them|my [\w' -]{2,20}?|\p{Lu}\p{Ll}+)(?:\s+know)?\s+(?:that\s+)?((?:i|we)\b[^?.!]+)/iu;
const BESIDES = /,?\s+(?:without|so that|in a way|before|but)\b.*$/i;
/** Of what is told of oneself, what can be said to the other: a deed, a debt, a feeling, something missed. */
const OWN = new Set(['own wrong', 'owing']);
const SAYS =
  /^(?:[^.,]{0,30}, )?i(?: (?:still|really|just|also|have|had))? (?:feel|felt|miss|love|called|rang|wrote|waited|cried|asked|moved|worked|helped|paid|came|trusted|was (?:hurt|sad|angry|afraid|worried|lonely))\b/i;
/** What is offered or asked for in the very message that asks for words. */
const SAYS_NOW = /\bi (?:can|could|will|would like|'d like|owe|need|feel|miss)\b/i;
const NOT_TO_THEM = /\bbut\b|\bi (?:can't|cannot|could never|don't|didn't|never|said nothing|wanted|want)\b/i;
const THIRD = /\b(?:he|she|him|her|his|hers|himself|herself|they|them|their)\b/i;
/** Said about them, and not to them. */
const ABOUT =
  /\b(?:i don't know|not sure|i think (?:he|she|they)|i guess|i suppose|i can hardly|i (?:want|need|have|would like) to (?:write|text|tell|say|talk|know|send)|everyone|my (?:mum|mom|mother|dad|father|sister|brother|friend|therapist))\b/i;

const PRONOUN = /^(?:he|she|they)\b/i;

/** Whether the pronoun of a statement means this person: nobody else was spoken of since. */
function means({ text, message }: Statement, told: readonly string[], { they, names, others }: Target): boolean {
  if (!new RegExp(`^${they}\\b`, 'i').test(text)) return false;
  const before = `${told[message - 1] ?? ''}\n${told[message] ?? ''}`.toLowerCase();
  const upTo = before.slice(0, Math.max(0, before.lastIndexOf(text.toLowerCase().slice(0, 14))) || before.length);
  const last = (all: readonly string[]) => Math.max(-1, ...all.map((one) => upTo.lastIndexOf(one.toLowerCase())));
  return last(others) <= last(names);
}

const isAbout = (one: Statement, told: readonly string[], target: Target) =>
  PRONOUN.test(one.text)
    ? means(one, told, target)
    : target.names.some((name) => one.text.toLowerCase().startsWith(name.toLowerCase()));

const HAVE =
  /^\S+(?: \S+)? (?:has|have|is|are|was|were)\b(?! (?:\w+ )?(?:\w+ing|\w+ed|said|told|taken|gone|left|made|broken|forgotten|lied)\b)/i;
/** What they did, and not how they are or what they have. */
const DEEDS = new Set(['their wrong', 'left', 'apart', 'owing']);
/** Somebody else of another sex: "her" would become "you". */
const ELSE: Readonly<Record<string, RegExp>> = {
  he: /\b(?:she|her|hers|they|them|their)\b/i,
  she: /\b(?:he|him|his|they|them|their)\b/i,
};

/** What they did; nothing where it only says how they are. */
function theirDeed({ text }: Statement): string | undefined {
  if (HAVE.test(text)) return undefined;
  const turned = storyOf(understandPart(text)).toThem;
  return turned ?? (DEEDS.has(matterOf(text).name ?? '') ? text : undefined);
}

const isPrivate = ({ text, denies, theirSide }: Statement, { names }: Target) =>
  denies ||
  theirSide ||
  text.split(/\s+/).length > LONGEST ||
  ABOUT.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text)) ||
  /["“”]/.test(text) ||
  harshIn(text) !== null;
const isClean = (said: string) =>
  !THIRD.test(said) && !/\b(\w+) \1\b/i.test(said) && !/\byour(?=[.,;!?]|$| (?:and|but|because|so)\b)/.test(said);

function isToSay({ text, message }: Statement, latest: number): boolean {
  if (OWN.has(matterOf(text).name ?? '')) return true;
  if (NOT_TO_THEM.test(text)) return false;
  return SAYS.test(text) || (message === latest && SAYS_NOW.test(text));
}

/** A statement as it could be said to the person it is about; nothing where it would not be clean. */
function toPerson(one: Statement, told: readonly string[], target: Target): string | undefined {
  if (isPrivate(one, target) || ELSE[target.they]?.test(one.text)) return undefined;
  const isTheirs = one.actor === 'them';
  if (isTheirs ? !isAbout(one, told, target) : !isToSay(one, told.length - 1)) return undefined;
  const deed = isTheirs ? theirDeed(one) : one.text;
  const said = deed && (deed === one.text ? addressed(deed, target.names) : deed);
  return said && isClean(said) ? sentence(capital(said)) : undefined;
}

/** What is wished for, as a question to them. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    /\bi(?:'d like| (?:just )?(?:want|need|would like)) to ask (?:(?:him|her|them|my \w+|\p{Lu}\p{Ll}+) )?for ([^.?!]{6,80})/iu,
    'Could we have',
  ],
  [
    /\bi(?:'d like| (?:just )?(?:want|need|would like)) to ask (?:him|her|them|my \w+|\p{Lu}\p{Ll}+) to ([^.?!]{6,80})/iu,
    'Could you',
  ],
  [/\bi(?:'d like| (?:just )?(?:want|need|would like|wish)) (?:him|her|them) to ([^.?!]{6,80})/i, 'Could you'],
];
/** What the writer would like to say, where they ask how: "How do I tell her I can't come?" */
export function toTell(message: string, { names }: Target): string | undefined {
  const wish = WISHES.map(([form, as]) => ({ form: form.exec(message.replaceAll('’', "'"))?.[1], as })).find(
    ({ form }) => form,
  );
  if (wish?.form) {
    const asked = addressed(wish.form.trim(), names);
    return isClean(asked) ? `${wish.as} ${asked}?` : undefined;
  }
  const told = TO_TELL.exec(message.replaceAll('’', "'"))?.[1]?.replace(BESIDES, '').trim();
  const said = told && addressed(told.replace(/\bi\b/g, 'I'), names);
  return said && !THIRD.test(said) ? sentence(capital(said)) : undefined;
}

const weight = ({ text, actor, message, plan }: Statement, latest: number) =>
  (message === latest ? 2 : 0) +
  (message === 0 ? 1 : 0) +
  (actor === 'me' ? 1 : 0) +
  (/\d/.test(text) ? 1 : 0) +
  (plan ? 0.5 : 0) +
  (/\b(?:sorry|miss|feel|felt|hurt|owe|cheated|lied|shouted|forgot|want|wish|without)\b/i.test(text) ? 1 : 0);

const FELT = /^I (?:feel|felt) (?:so |very |really |just )*(\w+)\b[^.]{0,24}\.$/i;
/** What happened and how it was make one sentence. */
function felt(pieces: readonly string[]): string[] {
  const at = pieces.findIndex((piece, i) => i > 0 && FELT.test(piece) && pieces[i - 1]?.startsWith('You '));
  if (at < 0) return [...pieces];
  const feeling = pieces[at]?.replace(
    FELT,
    (said, word: string) => `${said.split(' ').slice(0, 2).join(' ')} ${word}.`,
  );
  return [...pieces.slice(0, at - 1), `${pieces[at - 1]?.replace(/\.$/, '')}, and ${feeling}`, ...pieces.slice(at + 1)];
}

/** The sharp part of what the writer said: "never thinks of anyone but himself". */
export function harshIn(text: string): string | null {
  const said =
    /\bi (?:told|said|called)(?: to)?(?: him| her| them| my \w+)?(?: that)? (?:(?:he|she|they)(?:'s| is| are)? )(.+)$/i.exec(
      text,
    )?.[1];
  return said ? clipped(said.replace(/,? (?:and|so|then) (?:he|she|they|it|i)\b.*$/i, ''), 7) : null;
}

/** What can be said to them of all that was told, in the order of the telling. */
export function sayable(told: readonly string[], target: Target): string[] {
  const latest = told.length - 1;
  const ready = statementsIn(told).flatMap((one, place) => {
    const said = toPerson(one, told, target);
    return said ? [{ said, weight: weight(one, latest), place }] : [];
  });
  const best = [...ready].sort((a, b) => b.weight - a.weight || a.place - b.place).slice(0, MOST);
  return felt([...new Set(best.sort((a, b) => a.place - b.place).map(({ said }) => said))]);
}

export const hasSomethingToSay = ({ told, target }: Pick<Now, 'told' | 'target'>): boolean =>
  toTell(told.at(-1) ?? '', target) !== undefined || sayable(told, target).length > 0;

/** A short message in the writer's own words: how it begins, what there is to say, and how it ends. */
export function wordsFor({ told, target, matter, from }: Pick<Now, 'told' | 'target' | 'matter' | 'from'>): string[] {
  const news = toTell(told.at(-1) ?? '', target);
  const pieces = news ? [news] : sayable(told, target);
  const said = matterOf(pieces.map((one) => one.replace(/^You\b/, 'He')).join(' '));
  const frame = pieces.length === 0 ? anything : said === anything && matter.name !== 'hidden' ? matter : said;
  const whole = (some: readonly string[]) =>
    `“${[from.of(frame.opens), ...some, from.of(frame.closes)].join(' ').replaceAll('“', '‘').replaceAll('”', '’')}”`;
  return pieces.length > 1 ? [whole(pieces), whole(pieces.slice(0, 1))] : [whole(pieces)];
}
