import type { Balance } from '#contract/coach.ts';
import type { Texts } from '#server/coach/embedded/answers/text/general.ts';
import type { Woven } from '#server/coach/embedded/answers/text/matter.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';

/** Every turn of a seed is far from every other, so that two messages that begin alike do not go on alike. */
function turned(seed: number, turn: number): number {
  let mixed = (seed + Math.imul(turn + 1, 0x9e3779b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
const chosen = (from: readonly string[], seed: number, turn: number) => from[turned(seed, turn) % from.length] ?? '';

const ways = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());
const filled = (line: string, slots: Readonly<Record<string, string>>) =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
const bare = (line: string) => line.replace(/\.$/, '');
/** As it goes on within a sentence. */
const within = (line: string) =>
  /^(?:I\b|\p{Lu}{2})/u.test(line) ? line : `${line.charAt(0).toLowerCase()}${line.slice(1)}`;

export const worded = (text: string, seed: number) => chosen(ways(text), seed, 0);

/** What the message does, with its own words said once. */
export function doing({ does }: Texts, q: string, seed: number): string {
  const quoting = ways(does)
    .map((line) => (line.includes('{q}') ? line : line.replace(/^It (?=(?:\w+s|can|may|could)\b)/, '{q} ')))
    .filter((line) => line.includes('{q}'));
  return sentence(filled(chosen(quoting, seed, 1), { q }));
}

/** The kinder reading and the more guarded one. */
export const twoReadings = ({ kind, guarded }: Texts, seed: number): [string, string] => [
  sentence(chosen(ways(kind), seed, 2)),
  sentence(chosen(ways(guarded), seed, 3)),
];

const OR = [
  ', or ',
  '; or else ',
  '; then again, ',
  '; or perhaps ',
  ' – or ',
  '; or, seen differently, ',
  ' – or perhaps ',
] as const;
export const either = ([kind, guarded]: [string, string], seed: number): string =>
  `${bare(kind)}${chosen(OR, seed, 11)}${within(guarded)}`;

/** Two sentences said in one breath, as people write them. */
const joint = (first: string, then: string, seed: number) =>
  /\.$/.test(first)
    ? `${bare(first)}${/\?$/.test(then) ? ' – ' : chosen([' – ', '; '], seed, 12)}${within(then)}`
    : `${first} ${then}`;

const BEGUN =
  /^(?:oh|okay|ok|all right|hey|hi|hello|yes|no|well|ah|wow|got|good|thanks?|noted|fair|sure|sorry|careful)\b/i;
/** A small word first, as people write, where nothing else comes before. */
const WORK = /^(?:boss|mail|cold|feedback|colleague)-/;
const begun = (line: string, isPlain: boolean, seed: number) =>
  isPlain || BEGUN.test(line) ? line : chosen([line, `Okay, ${within(line)}`, `Hey, ${within(line)}`], seed, 13);

/** A reply that can be sent as it stands: it takes up what was said, and goes one step on. */
export function replied(
  { name = '', open, close }: Texts & { name?: string },
  woven: Woven,
  isGeneral: boolean,
  seed: number,
): string {
  const opening = begun(chosen(ways(open), seed, 4), woven !== null || WORK.test(name), seed);
  const ending = sentence(chosen(woven?.next ?? ways(close), seed, 5));
  if (woven?.how === 'answer') return joint(sentence(woven.said), ending, seed);
  const both = joint(sentence(opening), ending, seed);
  if (woven?.how === 'heard')
    return isGeneral ? joint(sentence(woven.said), ending, seed) : `${sentence(woven.said)} ${both}`;
  return woven ? `${woven.said}: ${within(both)}` : both;
}

/** Both sides, what to check, and one small step. */
export function fairly({ other, own, check, step }: Texts, name: string | undefined, seed: number): Balance {
  const slots = { who: name ?? 'they' };
  const one = (text: string, turn: number) => filled(chosen(ways(text), seed, turn), slots);
  const said = (text: string, turn: number) => sentence(one(text, turn));
  return {
    otherPerspective: said(other, 6),
    ownPart: said(own, 7),
    assumptionsToCheck: [sentence(`You may be taking for certain that ${one(check, 8)}`)],
    oneRepairStep: said(step, 9),
  };
}
