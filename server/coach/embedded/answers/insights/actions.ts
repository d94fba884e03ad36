import { type Heard, planned, slotsOf, type Told } from '#server/coach/embedded/answers/insights/heard.ts';
import { beginning, settledIn } from '#server/coach/embedded/answers/insights/shown.ts';
import { recast } from '#server/coach/embedded/answers/recast/recast.ts';
import { voiced } from '#server/coach/embedded/answers/recast/voice.ts';
import { PAINS } from '#server/coach/embedded/answers/relationship/pains.ts';
import type { Hard, Pain } from '#server/coach/embedded/answers/relationship/points.ts';
import type { Strain } from '#server/coach/embedded/answers/relationship/signals.ts';
import { KNOWN } from '#server/coach/embedded/answers/relationship/strains.ts';
import { inQuotes } from '#server/coach/embedded/answers/statements/said-back.ts';
import { filled, isWhole } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { capital } from '#server/coach/embedded/say/words.ts';

const TIMED =
  /\b(?:tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|(?:at|before|after) (?:easter|christmas)|next \w+|this \w+|when (?:the|he|she|they|we))\b/i;
const WORDED = /\b(?:write|text|say|tell (?:him|her|them)|send|put)\b[^'‘"“]{0,20}['‘"“]/i;
const SAYS = /\b(?:tell|talk|say|speak|ask|call|ring|apologi[sz]e)\b/i;
const DO = {
  worded: ['You already have the words: {q} Read them aloud once, and send them when you are ready.'],
  timed: ['You have named the time yourself: {q} Write down your first sentence before then.'],
  firm: [
    '{q} Choose the day and the hour for it, and have your first sentence ready.',
    '{q} Choose the day for it, and write down the first sentence beforehand.',
  ],
  done: [
    '{q} Do it as you said, and note afterwards in one line how it went.',
    '{q} Keep to that, and write down afterwards what it changed.',
  ],
  open: [
    '{q} Write down what speaks for it and what against, and choose the day on which you decide.',
    '{q} Sleep on it once, and then say aloud to somebody you trust what you will do.',
  ],
};

function wayOf({ plan }: Heard, said: string): keyof typeof DO {
  if (WORDED.test(said)) return 'worded';
  if (plan?.plan === 'open') return 'open';
  if (!SAYS.test(said)) return 'done';
  return TIMED.test(said) ? 'timed' : 'firm';
}

function ofPlan(heard: Heard): string {
  const { plan, seen } = heard;
  if (!plan) return '';
  const q = planned(heard);
  return filled(pick(DO[wayOf(heard, q)], seen.seed, 2), { q: inQuotes(q) });
}

const BEFALLS =
  /\b(?:stroke|cancer|ill|sick|died|surgery|accident|hospital|depress\w+|diagnos\w+|used to|["“”‘])|(?<!\p{L})'/iu;
const JOINED = /\band\b|,/i;
const LONGEST = 18;
/** A plan that says what will be said needs no other words. */
const VAGUE = 7;

/** What the other one did, said to them so that it can be heard: only where they did it, and plainly. */
function openerIn(heard: Heard): string {
  const { one, told } = heard;
  if (!one || told.some(({ point }) => point?.deed?.isFault)) return '';
  for (const { text, actor } of beginning(heard)) {
    if (actor !== 'them' || BEFALLS.test(text) || JOINED.test(text) || text.split(/\s+/).length > LONGEST) continue;
    const direct = capital(voiced(text, 'to them', one));
    if (
      !/^You (?!said|say|think|thought|told|tell|are\b|were\b)/.test(direct) ||
      /\b(?:he|she|his|him)\b/i.test(direct)
    )
      continue;
    const { how, shaped } = recast(direct, 'this', 0);
    if (how && shaped) return `A way to begin: “${how}”`;
  }
  return '';
}

const knownOf = (kind: Hard) => (kind in PAINS ? PAINS[kind as Pain] : KNOWN[kind as Strain]);

/** Whether a sentence speaks of the one the talk is about. */
const isAbout = ({ one, who }: Heard, text: string): boolean =>
  Boolean(one && who) &&
  (new RegExp(`\\b(?:${PRONOUNS[one?.pronoun ?? 'they']})\\b`, 'i').test(text) ||
    Boolean(one?.name && text.includes(one.name)) ||
    Boolean(one?.role && text.toLowerCase().includes(one.role)));
const PRONOUNS = { he: 'he|him|his', she: 'she|her', they: 'they|them|their' } as const;
const NAMES_SOMEBODY = /\{(?:who|they|them|their)\}/;

/** Lines that can be said: of the other one only where the sentence is about them. */
function sayable(heard: Heard, all: readonly string[], { text }: Told, names = true): string[] {
  const slots = slotsOf(heard);
  const may = names && isAbout(heard, text);
  return all.filter((line) => isWhole(line, slots) && (may || !NAMES_SOMEBODY.test(line)));
}

function onPain(heard: Heard, pain: Told | undefined, field: 'step' | 'ask'): string {
  if (!pain?.point?.hard || !isAbout(heard, pain.text)) return '';
  const all = sayable(heard, knownOf(pain.point.hard)[field], pain);
  const line = all.length ? filled(pick(all, heard.seen.seed, 3), slotsOf(heard)) : '';
  return line && field === 'ask' ? `Words to begin with: “${line}”` : line;
}

const CALM = 'Choose one small thing from this that you want to do this week, and give it a day.';
const ELSE =
  'Write down in two sentences what you would like to be different, and read them once more tomorrow before you say anything.';

/** What was settled is kept; nothing is added to it. */
function ofSettled(settled: Told): string {
  return /\bagreed\b/i.test(settled.text)
    ? `Keep to what you agreed: ${inQuotes(settled.text)} Put a day into the calendar on which you look at how it goes.`
    : 'Leave it at that for now, and note in a few words what made it possible.';
}

/** What one's own part asks for; beside a plan only where it was a fault, and nothing that concerns the other one. */
function ofDeed(heard: Heard): string {
  const { told, plan, seen } = heard;
  const mine = told.find(({ point }) => point?.deed?.isFault) ?? told.findLast(({ point }) => point?.deed);
  const deed = mine?.point?.deed;
  if (!mine || !deed || (plan && (!deed.isFault || WORDED.test(plan.text)))) return '';
  const all = sayable(heard, deed.step, mine, !plan);
  return all.length ? filled(pick(all, seen.seed), slotsOf(heard)) : '';
}

const isMatter = ({ point }: Told) => Boolean(point?.hard && !point.deed && point.hard !== 'grief');
const isWorded = (plan: Told | null) =>
  plan !== null && (WORDED.test(plan.text) || plan.text.split(/\s+/).length > VAGUE);

/** A way to begin, and what the matter asks for where nothing was planned. */
function ofMatter(heard: Heard, asksForWords: boolean): string[] {
  const { told, plan } = heard;
  const opener = isWorded(plan) ? '' : openerIn(heard);
  const pain = beginning(heard).find(isMatter) ?? told.findLast(isMatter);
  const hasDeed = told.some(({ point }) => point?.deed);
  return [
    opener,
    plan || hasDeed ? '' : onPain(heard, pain, 'step'),
    asksForWords && !opener && !hasDeed && !isWorded(plan) ? onPain(heard, pain, 'ask') : '',
  ];
}

/** What to do: the step that was named first, then what one's own part or the matter asks for. */
export function actionsOf(heard: Heard, asksForWords: boolean): string[] {
  const settled = settledIn(heard);
  const all = [
    ofPlan(heard),
    ...(settled ? [ofSettled(settled)] : [ofDeed(heard), ...ofMatter(heard, asksForWords)]),
  ].filter(Boolean);
  if (all.length) return [...new Set(all)].slice(0, 3);
  return [heard.told.some(({ point }) => point?.hard) ? ELSE : CALM];
}
