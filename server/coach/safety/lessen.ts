import { isVerb } from '#server/coach/language/clauses.ts';
import type { Scene } from '#server/coach/language/frames.ts';
import { type Sign, signsIn } from '#server/coach/safety/calm.ts';
import type { Found } from '#server/coach/safety/find.ts';
import type { Level } from '#server/coach/safety/terms.ts';

const set = (words: string) => new Set(words.split(' '));
const NOT = set('not never no none nobody neither nor without hardly barely');
/** After these a "not" denies something else: "can't stop", "not sure", "not only". */
const NO_DENIAL = set(
  'stop help resist only just sure wait know joking kidding lying care even one matter believe get escape wonder doubt tell remember understand food feed water supervise wash',
);
const MAYBE = set('could would might may should');
const ME = set('i me my myself us we our mine');
const TALK = set('think say mean believe suggest feel claim');

export type Signs = Record<Sign, Set<number>>;
export type Context = { scene: Scene; signs: Signs };

export const contextOf = (scene: Scene): Context => ({ scene, signs: signsIn(scene) });

/** A "not" between the start of the clause and the frame's last word, or in "I don't think ...". */
export function denied({ scene: { reading } }: Context, { parts, rule, negatives }: Found): boolean {
  const [match] = parts;
  if (!match || rule.denies) return false;
  const clause = reading.clauses[reading.clauseAt[match.end - 1] ?? -1];
  if (!clause) return false;
  const from = Math.min(clause.first, match.first);
  let denials = -negatives;
  for (let i = from; i < match.end; i++) if (isDenial(reading.tokens, i)) denials++;
  if (denials > 0) return true;
  const before = reading.clauses[(reading.clauseAt[from] ?? 0) - 1];
  if (!before || before.sentence !== clause.sentence || before.end !== from) return false;
  const said = reading.tokens.slice(before.first, before.end);
  return before.negated && said.some(({ lemma }) => TALK.has(lemma)) && !said.some(({ word }) => word === 'know');
}

function isDenial(tokens: Scene['reading']['tokens'], i: number): boolean {
  if (!NOT.has(tokens[i]?.word ?? '')) return false;
  const next = tokens[i + 1]?.lemma ?? '';
  return !NO_DENIAL.has(next);
}

function supposed({ scene: { reading } }: Context, { rule, parts: [match] }: Found): boolean {
  if (!rule.real || !match) return false;
  const words = reading.tokens.slice(match.first, match.end);
  return words.some(({ word }) => MAYBE.has(word)) && words.some(isVerb);
}

const aboutMe = ({ scene: { reading } }: Context, { parts }: Found) =>
  parts.some(({ first, end }) => reading.tokens.slice(first, end).some(({ word }) => ME.has(word)));

/** The sentences of the finding, and in short texts all of them. */
function near({ scene: { reading } }: Context, { parts }: Found, signs: Set<number>): boolean {
  if (reading.sentences.length <= 4) return signs.size > 0;
  return parts.some(({ first }) => {
    const at = reading.sentenceAt[first] ?? -1;
    return [at - 1, at, at + 1].some((sentence) => signs.has(sentence));
  });
}

const here = ({ scene: { reading } }: Context, { parts }: Found, signs: Set<number>) =>
  parts.some(({ first }) => signs.has(reading.sentenceAt[first] ?? -1));

function past(context: Context, found: Found): Level {
  const { rule } = found;
  const { signs } = context;
  const lingers = near(context, found, signs.lingering);
  if (near(context, found, signs.again)) return rule.level;
  if (near(context, found, signs.longAgo)) return lingers ? 1 : 0;
  if (here(context, found, signs.usedTo)) return 1;
  return rule.level;
}

function told(context: Context, found: Found): boolean {
  const { signs, scene } = context;
  const quoted = found.parts.every(({ first }) => scene.reading.quoted[first]);
  if (here(context, found, signs.media) && (quoted || !aboutMe(context, found))) return true;
  if (here(context, found, signs.work) && !aboutMe(context, found)) return true;
  return (
    here(context, found, signs.mourning) &&
    /^self_(harm|injury)|medical/.test(found.rule.category) &&
    !aboutMe(context, found)
  );
}

/** "I want to die lol" is said with a laugh, and said: a concern stays. */
function laughed(context: Context, { rule, parts: [match] }: Found): Level {
  const { clauses, clauseAt } = context.scene.reading;
  const said = clauses[clauseAt[match?.first ?? -1] ?? -1]?.subject === 'i';
  return /^self_/.test(rule.category) && said ? 1 : 0;
}

/** Somebody asked after it, and the answer was no. */
const answered = (context: Context, found: Found) =>
  here(context, found, context.signs.askedAfter) && context.signs.refuted.size > 0 && context.signs.lied.size === 0;

/** Help with harm is asked for; what somebody did, or had done to them, is told. */
function confessed({ scene: { reading } }: Context, { rule, parts }: Found): boolean {
  if (rule.category !== 'abuse_facilitation') return false;
  return parts.every(({ first }) => reading.clauses[reading.clauseAt[first] ?? -1]?.tense === 'past');
}

/** What a finding weighs once denial, talk, laughter, stories, grief, work and time are heard. */
export function weight(context: Context, found: Found): Level {
  if (denied(context, found) || supposed(context, found)) return 0;
  if (told(context, found) || confessed(context, found) || answered(context, found)) return 0;
  if (!found.rule.grave && here(context, found, context.signs.laughing)) return laughed(context, found);
  return past(context, found);
}
