import type { Line } from '#server/coach/embedded/line.ts';
import { baseForm } from '#server/coach/embedded/understand/base-form.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';
import type { Token } from '#server/coach/language/tokens.ts';

const JOINS = /^(?:and|but|then|so|because|when|while|,|;|\s)+/i;

/** A part of a sentence as a sentence of its own, without its marks. */
export const tidy = (text: string) =>
  text
    .replace(/[“”"<>[\]{}|]/g, '')
    .replace(JOINS, '')
    .replace(/[\s,;:.!?…]+$/, '')
    .trim();

const ACTS = /^(?:he|she|they)$/;
const PRONOUNS: Record<string, string> = {
  him: 'you',
  them: 'you',
  his: 'your',
  their: 'your',
  himself: 'yourself',
  herself: 'yourself',
  themselves: 'yourself',
};
const VERBS: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "doesn't": "don't",
  "hasn't": "haven't",
};
const BETWEEN = /^(?:never|always|just|still|also|only|really|often|then|again)$/;
const JOINING = /^(?:and|then|but)$/;
/** Words that turn what happened into a verdict on how somebody is. */
const LOWERED = /\b(?:again|always|constantly|all the time|every single time|as usual|of course)\b\s*/gi;

/** "my best friend" is "you": what stands between the owner and the role goes with it. */
function dropOwner(parts: string[]) {
  const owner = parts.findLastIndex((part) => /^(?:my|our)$/i.test(part));
  if (owner >= 0) parts.splice(owner);
}

/** The verb of somebody else as the verb of "you": "keeps" is "keep". */
function verbOf({ word }: Token, own: string): string {
  if (VERBS[word]) return VERBS[word] ?? own;
  const base = baseForm(word);
  return base === word ? own : base;
}

type Way = { says: string; awaits: boolean };

/** How one word is said to the one who acts; `awaits` as long as their verb is still to come. */
function turned(token: Token, own: string, isCalled: boolean, awaits: boolean): Way {
  const { word, kind } = token;
  if (isCalled) return { says: 'you', awaits: true };
  const pronoun = PRONOUNS[word];
  if (pronoun) return { says: pronoun, awaits };
  const isOpen = JOINING.test(word) || (awaits && (kind !== 'word' || BETWEEN.test(word)));
  return { says: awaits ? verbOf(token, own) : own, awaits: isOpen };
}

const finished = (text: string) =>
  tidy(
    text
      .replace(LOWERED, '')
      .replace(/\bnever (?=\w)/gi, 'do not ')
      .replace(/\s+/g, ' '),
  );

/** "Sam keeps coming late and never calls" becomes "you keep coming late and do not call"; null where that cannot be told. */
export function toThem(line: Line, from: number, end: number, people: readonly Somebody[]): string | null {
  const { tokens, text } = line.reading;
  const roles = new Set(people.map(({ role }) => role));
  const names = new Set(people.map(({ name }) => name?.toLowerCase()));
  const parts: string[] = [];
  let awaits = false;
  let at = tokens[from]?.from ?? 0;
  for (const token of tokens.slice(from, end)) {
    if (token.from < at && parts.length) continue;
    parts.push(text.slice(at, token.from));
    at = token.to;
    if (roles.has(token.word)) dropOwner(parts);
    const isCalled = ACTS.test(token.word) || roles.has(token.word) || names.has(token.word);
    const own: string = text.slice(token.from, token.to);
    const short: string | undefined = awaits ? VERBS[own.toLowerCase().replaceAll('’', "'")] : undefined;
    const way: Way =
      short && /n't$/.test(short) ? { says: short, awaits: false } : turned(token, own, isCalled, awaits);
    parts.push(way.says);
    awaits = way.awaits;
  }
  const said = finished(parts.join(''));
  return /\byou\b/.test(said) && !/\b(?:he|she|her)\b|\byou['’]s\b/.test(said) ? said : null;
}
