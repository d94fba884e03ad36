import type { Balance } from '#contract/coach.ts';
import type { Relation } from '#server/coach/embedded/answers/text/frame/sender.ts';
import type { Texts } from '#server/coach/embedded/answers/text/general.ts';
import { afterAnswer, asked, leadFor, ors, PLAIN_ORS } from '#server/coach/embedded/answers/text/leads.ts';
import type { Woven } from '#server/coach/embedded/answers/text/matter.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';

/** Every turn of a seed is far from every other, so that two messages that begin alike do not go on alike. */
function turned(seed: number, turn: number): number {
  let mixed = (seed + Math.imul(turn + 1, 0x9e3779b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
export const chosen = (from: readonly string[], seed: number, turn: number) =>
  from[turned(seed, turn) % from.length] ?? '';

export const ways = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
export const filled = (line: string, slots: Readonly<Record<string, string>>) =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
const bare = (line: string) => line.replace(/\.$/, '');
/** As it goes on within a sentence. */
const within = (line: string, name = '') =>
  /^(?:I\b|\p{Lu}{2})/u.test(line) || (/^\p{Lu}/u.test(name) && line.startsWith(name))
    ? line
    : `${line.charAt(0).toLowerCase()}${line.slice(1)}`;

export const worded = (text: string, seed: number) => chosen(ways(text), seed, 0);

/** What the message does, with its own words said once. */
export function doing({ does }: Texts, q: string, seed: number): string {
  const quoting = ways(does)
    .map((line) => (line.includes('{q}') ? line : line.replace(/^It (?=(?:\w+s|can|may|could)\b)/, '{q} ')))
    .filter((line) => line.includes('{q}'));
  return sentence(filled(chosen(quoting, seed, 1), { q }));
}

/** The kinder reading and the more guarded one. */
export const twoReadings = ({ kind, guarded }: Texts, who: string, seed: number): [string, string] => [
  sentence(leadFor(filled(chosen(ways(kind), seed, 2), { who }), who, turned(seed, 14))),
  sentence(leadFor(filled(chosen(ways(guarded), seed, 3), { who }), who, turned(seed, 15))),
];

export const either = ([kind, guarded]: [string, string], who: string, seed: number): string => {
  const then = within(guarded, who);
  return `${bare(kind)}${chosen(MAYBE.test(then) ? ors.slice(0, PLAIN_ORS) : ors, seed, 11)}${then}`;
};
const MAYBE = /^(?:perhaps|possibly|it (?:is possible|could be|may be) that)\b/;

/** Two sentences said in one breath, as people write them. */
export const joint = (first: string, then: string, seed: number) =>
  /\.$/.test(first)
    ? `${bare(first)}${/\?$/.test(then) ? ' – ' : chosen([' – ', '; '], seed, 12)}${within(then)}`
    : `${first} ${then}`;

const BEGUN =
  /^(?:oh|okay|ok|all right|hey|hi|hello|yes|no|well|ah|wow|got|good|thanks?|noted|fair|sure|sorry|careful)\b/i;
/** A small word first, as people write, where nothing else comes before. */
const begun = (line: string, isPlain: boolean, seed: number) =>
  isPlain || BEGUN.test(line) ? line : chosen([line, `Okay, ${within(line)}`, `Hey, ${within(line)}`], seed, 13);

/** What one says only to those who are close. */
const CLOSE = /\b(?:hug|hold you|kiss|cuddle|love you|miss you|cup of tea|darling|arms|smile)\b|❤/i;
/** What one does not write to somebody at work or to a landlord. */
const AT_HOME = /\b(?:tonight|evening|bed|dinner|weekend|between us|sleep|feel like it|walk|us to be|happy)\b/i;
const FORMAL: ReadonlySet<Relation | null> = new Set<Relation | null>(['work', 'home', 'care']);
const NEAR: ReadonlySet<Relation | null> = new Set<Relation | null>(['love', 'family', 'child', 'friend']);

/** The lines that one could say to somebody in this relation; all of them where none is left. */
export function fitting(lines: readonly string[], relation: Relation | null): readonly string[] {
  const fit = lines.filter(
    (line) => (NEAR.has(relation) || !CLOSE.test(line)) && !(FORMAL.has(relation) && AT_HOME.test(line)),
  );
  return fit.length ? fit : lines;
}

const WORK = /^(?:boss|mail|cold|feedback|colleague)-/;

/** A reply that can be sent as it stands: it takes up what was said, and goes one step on. */
export function replied(
  { name = '', open, close }: Texts & { name?: string },
  woven: Woven,
  relation: Relation | null,
  seed: number,
): string {
  const isPlain = woven !== null || WORK.test(name) || FORMAL.has(relation);
  const opening = begun(chosen(fitting(ways(open), relation), seed, 4), isPlain, seed);
  const next = woven?.next ?? (woven?.how === 'answer' && FORMAL.has(relation) ? afterAnswer(woven.said) : ways(close));
  const ending = sentence(chosen(fitting(next, relation), seed, 5));
  if (woven?.how === 'answer') return joint(sentence(woven.said), ending, seed);
  const both = joint(sentence(opening), ending, seed);
  if (woven?.how === 'heard') return `${sentence(woven.said)} ${both}`;
  return woven ? `${woven.said}: ${within(both)}` : both;
}

/** Both sides, what to check, and one small step. */
export function fairly({ other, own, check, step }: Texts, who: string, seed: number): Balance {
  const one = (text: string, turn: number) => filled(chosen(ways(text), seed, turn), { who });
  const said = (text: string, turn: number) => sentence(one(text, turn));
  return {
    otherPerspective: said(other, 6),
    ownPart: own.trim() ? said(own, 7) : null,
    assumptionsToCheck: [sentence(filled(chosen(asked, seed, 16), { what: one(check, 8) }))],
    oneRepairStep: said(step, 9),
  };
}
