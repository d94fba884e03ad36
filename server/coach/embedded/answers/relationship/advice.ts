import { direct, isTheirs } from '#server/coach/embedded/answers/craft/facts.ts';
import type { Deed } from '#server/coach/embedded/answers/relationship/deeds.ts';
import type { Lines } from '#server/coach/embedded/answers/relationship/known.ts';
import { PAINS } from '#server/coach/embedded/answers/relationship/pains.ts';
import type { Hard, Pain, Point } from '#server/coach/embedded/answers/relationship/points.ts';
import type { Strain } from '#server/coach/embedded/answers/relationship/signals.ts';
import { KNOWN, type Known } from '#server/coach/embedded/answers/relationship/strains.ts';
import { inQuotes } from '#server/coach/embedded/answers/statements/said-back.ts';
import { filled, type Slots } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { capital, sentence } from '#server/coach/embedded/say/words.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

export type HardPoint = Extract<Point, { good: null }>;
export type GoodPoint = Extract<Point, { hard: null }>;
export type Ground = {
  seen: Understood;
  one: Somebody | undefined;
  slots: Slots & { who: string };
  known: Lines | undefined;
  hard: readonly HardPoint[];
  good: readonly GoodPoint[];
  atWork: boolean;
};

const knownOf = (kind: Hard): Known => (kind in PAINS ? PAINS[kind as Pain] : KNOWN[kind as Strain]);

/** A line about what is hard, filled; another one for another turn. */
export const lineOn = ({ seen, slots }: Ground, kind: Hard, field: keyof Known, turn: number): string =>
  filled(pick(knownOf(kind)[field], seen.seed, turn), slots);

/** Something that happened, or happens as a habit, can be had again. */
const RITUAL =
  /\bevery (?:evening|morning|night|day|week|month|sunday|saturday|friday|\w+day)\b|\bon (?:sun|mon|tues|wednes|thurs|fri|satur)days\b/i;
const EVENT = /^(?:last|yesterday|this|on|the other|once|recently|lately)\b|\bhad a (?:good|great|lovely)\b/i;
const AGAIN = [
  'Make room for more of this: {good} It needs no talk about the two of you.',
  'What worked once can be had again: {good}',
];
const KEPT = [
  'Keep this as it is, also in a hard week: {good}',
  'Protect this before you change anything else: {good}',
];
const OWN = ['Let {who} hear this from you: {good}'];
const TOLD = ['Let {who} know that you see this: {good}', 'Tell {who} that this matters to you: {good}'];

/** What is good, in the writer's own words: to keep, to have again, or to say. */
export function keeping({ good, seen, slots }: Ground, turn: number, besides = ''): string {
  const best = good.filter(({ text }) => text !== besides).toSorted((a, b) => weight(b) - weight(a))[0];
  if (!best) return '';
  const ways = RITUAL.test(best.text) ? KEPT : EVENT.test(best.text) ? AGAIN : /^I\b/.test(best.text) ? OWN : TOLD;
  return filled(pick(ways, seen.seed, turn), { ...slots, good: inQuotes(best.text) });
}
export const weight = ({ text }: GoodPoint) =>
  EVENT.test(text) || RITUAL.test(text) ? 2 : /\b(?:years|since|known)\b/i.test(text) ? 0 : 1;

const CALM = 'Ask {who} what one more good thing in your week would be, and answer the same question yourself.';
const HEAVY =
  'Write down in two sentences what weighs most in it for you, and read them once more tomorrow before you tell anybody.';

/** Something to try about what one does oneself; another one for another turn. */
export const stepOf = ({ seen, slots }: Ground, { step }: Deed, turn: number): string =>
  filled(step[(seen.seed + turn) % step.length] ?? '', slots);

/** Things to do, each with a when or a how. */
export function recommended(ground: Ground): string[] {
  const { hard, known, seen, slots, atWork } = ground;
  const field = atWork ? 'work' : 'step';
  const theirs = hard.filter(({ deed }) => !deed);
  const deed = hard.find((point) => point.deed)?.deed;
  const first = theirs[0] ?? hard[0];
  const second = hard.find(({ hard: kind, deed: own }) => first && kind !== first.hard && !own && kind !== deed?.kind);
  const steps = [
    deed ? stepOf(ground, deed, 1) : '',
    first && !(deed && theirs.length === 0) ? lineOn(ground, first.hard, field, 2) : '',
    known?.of('step', 1) ?? '',
    second && !known ? lineOn(ground, second.hard, field, 3) : '',
  ].filter(Boolean);
  const calm = steps.length ? '' : filled(seen.sentiment < 0 ? HEAVY : CALM, slots);
  return [...new Set([...steps.slice(0, 3), calm, beginning(ground, first), keeping(ground, 5)])]
    .filter(Boolean)
    .slice(0, 5);
}

const SAYABLE = new Set<Hard>(['unheard', 'unfair', 'criticism', 'pressure', 'neglect', 'conflict']);
const LONGEST = 12;

/** A first sentence to the other one; what they do is only said to them where it is short and plain. */
function beginning(ground: Ground, point: HardPoint | undefined): string {
  if (!point || (ground.atWork && point.hard in PAINS) || ground.hard.some(({ deed }) => deed?.name === 'regret'))
    return '';
  const said = SAYABLE.has(point.hard) && point.actor === 'them' ? saidTo(point.text, ground.one) : null;
  return `A way to begin: “${said ? `${sentence(said)} ` : ''}${lineOn(ground, point.hard, 'ask', 4)}”`;
}

/** As one could say it to the other one, where they act in it. */
function saidTo(text: string, one: Somebody | undefined): string | null {
  const plain = text.replace(/^(?:lately|now|these days|recently),? /i, '');
  if (!isTheirs(plain, one) || plain.split(/\s+/).length > LONGEST || /["“,]|\band\b|(?<!\p{L})'|\bI\b/u.test(plain))
    return null;
  const said = direct(plain, one);
  return /^you (?!and\b)/i.test(said) && !/\b(?:he|she|they)\b/i.test(said) ? capital(said) : null;
}

/** Filled in, as part of a longer sentence. */
export const open = (template: string, slots: Slots): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
