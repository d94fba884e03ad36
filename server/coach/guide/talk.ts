import { type Choice, type Offer, offerText } from '#contract/guide.ts';
import { chosen, isAssent, isRefusal, isSame } from '#server/coach/guide/choose.ts';
import { after, aftercare, asked } from '#server/coach/guide/flows/after.ts';
import { AIMS, aims, askAims, nearest, toldWith, YES } from '#server/coach/guide/flows/aims.ts';
import { calm } from '#server/coach/guide/flows/calm.ts';
import { facts } from '#server/coach/guide/flows/facts.ts';
import { feelings, isNoJoy } from '#server/coach/guide/flows/feelings.ts';
import {
  afterNews,
  ask,
  bye,
  dropped,
  free,
  labelled,
  nothingToDrop,
  question,
} from '#server/coach/guide/flows/free.ts';
import { takeOut, wishIn, words } from '#server/coach/guide/flows/message-forms.ts';
import { decide } from '#server/coach/guide/flows/papers.ts';
import { understand } from '#server/coach/guide/flows/understand.ts';
import { write } from '#server/coach/guide/flows/write.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { tellsBadNews, tellsDeath } from '#server/coach/guide/news.ts';
import { fixed, open, sure } from '#server/coach/guide/opening.ts';
import { asksForWords } from '#server/coach/guide/requests.ts';
import { cardWords, concernFor, concernWords } from '#server/coach/guide/safety-words.ts';
import {
  FRESH,
  menu,
  type Option,
  option,
  type Reply,
  type State,
  type Steps,
  type Talk,
} from '#server/coach/guide/state.ts';
import { asks, corrects, denies, edits, leaves, saysBye } from '#server/coach/guide/turns.ts';
import type { Context } from '#server/coach/port.ts';
import { read } from '#server/reading/read.ts';
import { type Care, saysSafe } from '#server/safety/aftercare.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const steps: Steps = {
  ...{ ...aims, ...words, ...understand, ...decide, ...free },
  ...{ ...calm, ...write, ...feelings, ...facts, ...after },
};

export type Said = { message: string; state: State; person: string | null; care?: Care | null };
export type Turn = { text: string; offer: Offer; state: State };

/** Where a choice leads; what an older version offered and this one no longer knows begins with the aims. */
function enter({ to }: Option, talk: Talk): Reply {
  const [name = '', arg = ''] = /^([^:]*):?(.*)$/s.exec(to)?.slice(1) ?? [];
  const step = Object.hasOwn(steps, name) ? steps[name] : steps.aims;
  return step?.(talk, arg) ?? open(talk);
}

/** What may be said at any point of a talk. */
const EVERYWHERE = [...AIMS, ...YES, ...menu('everywhere')];

/** In so many words; where nothing listens, an aim may also be named within a few others: "ok find words". */
const everywhere = ({ message, state }: Talk): Option | undefined =>
  EVERYWHERE.find(({ label }) => isSame(label, message)) ??
  (state.listens || state.waits || !state.told || /\d/.test(message) || isAssent(message) || isRefusal(message)
    ? undefined
    : chosen(message, [...AIMS, ...YES]));

/** Whatever is written there belongs there. */
const FREELY = new Set(['writing', 'griefWriting', 'sitting']);

/** What was begun is left, and what is told now opens a talk of its own. */
function anew(talk: Talk, rest: string): Reply {
  const state: State = { ...talk.state, ...FRESH, options: [] };
  const left = [phrase('changed', {}, talk.state.asks)];
  if (!/\p{L}/u.test(rest)) return { ...askAims({ ...talk, state }, left), set: { ...FRESH, asks: state.asks + 1 } };
  const next = heard({ ...talk, message: rest, state, read: read(rest), near: nearest(rest, state) });
  return { ...next, say: next.quiet ? next.say : [...left, ...next.say], set: { ...FRESH, ...next.set } };
}

/** A no drops what it is about, aloud; a question beside it is answered. Where there is nothing to drop only an outright one is taken. */
function no(talk: Talk): Reply | undefined {
  const { message, state } = talk;
  if (!corrects(message) && !denies(message)) return undefined;
  const isSorry = corrects(message) && state.waits !== 'fill' && !asks(message);
  const gone = dropped(talk) ?? (isSorry ? nothingToDrop(talk) : undefined);
  if (!gone) return undefined;
  const set = { ...gone.set, told: toldWith(message, state) };
  if (!asks(message)) return { ...gone, set };
  const next = question({ ...talk, state: { ...state, asks: state.asks + 1 } });
  return { ...next, say: [...gone.say.slice(0, 1), ...next.say], set: { ...set, ...next.set } };
}

/** The message that is open is wished shorter, or without a part of it. */
function changesMessage(talk: Talk): Reply | undefined {
  const wish = wishIn(talk.message);
  if (wish) return enter(option('', `tone:${wish}`), talk);
  return edits(talk.message) ? takeOut(talk) : undefined;
}

/** Sympathy stands before everything; what only asks gives way to it, and what was asked for does not. */
const sorrow = (talk: Talk, reply: Reply): Reply => {
  const isAskedFor = reply.form !== undefined || Boolean(reply.set?.waits) || asks(talk.message);
  const next = isAskedFor ? reply : afterNews(talk);
  const said = tellsDeath(talk.message) ? phrase('grief', {}, 1) : phrase('heavy', {}, talk.state.asks);
  return { ...next, say: [said, ...next.say], quiet: true };
};

const opensMatter = ({ state }: Talk): boolean => !state.told && !state.waits && !state.frame && !state.last;

/** What was typed freely: only what is surely something is taken for it; the first message opens a matter, and all else is asked about. */
function heard(talk: Talk): Reply {
  const { message, state } = talk;
  const isOpen = state.waits === 'fill';
  const reply =
    (isOpen ? changesMessage(talk) : undefined) ??
    sure(talk) ??
    no(talk) ??
    (state.listens === 'line' ? enter(option('', 'line'), talk) : undefined) ??
    (asks(message) ? question(talk) : undefined) ??
    (state.listens === 'savor' && !isNoJoy(message) ? enter(option('', 'savor'), talk) : undefined) ??
    (opensMatter(talk) ? open(talk) : ask(talk));
  return tellsBadNews(message) && !reply.quiet ? sorrow(talk, reply) : reply;
}

/** A bare no means what was said last, where that can be dropped. */
const refuses = (talk: Talk) => !talk.state.options.some(({ to }) => to === 'more') && dropped(talk) !== undefined;

const isUndecided = ({ message, state }: Talk): boolean =>
  isAssent(message) && !state.listens && state.options.length > 0;

/** What was typed freely: farewells and what is written out first. */
function typed(talk: Talk, standing: Standing | undefined): Reply {
  const { message, state, care } = talk;
  const known = fixed(talk);
  if (known) return known;
  if (saysBye(message)) return bye(talk);
  const rest = opensMatter(talk) ? undefined : leaves(message);
  if (rest !== undefined) return anew(talk, rest);
  if (state.listens && FREELY.has(state.listens) && !asksForWords(message))
    return enter(option('', state.listens), talk);
  if (isRefusal(message) && !state.listens) return enter(option('', refuses(talk) ? 'wrong' : 'rest'), talk);
  if (isUndecided(talk)) return { say: [phrase('whichOne')], options: state.options };
  if (standing?.limited) return { say: [phrase('language')], options: AIMS };
  if (care?.state === 'concern' && !care.hasAsked) return asked(concernFor(care.category));
  return heard(talk);
}

/** Danger first, then the choices, then what was typed. */
function answer(talk: Talk, standing: Standing | undefined, context: Context): Reply {
  const { message, state } = talk;
  const policy = standing && policyOf(standing);
  if (standing && policy?.coach === 'card')
    return { say: [cardWords(standing, context)], set: { danger: true }, quiet: true };
  if (standing && policy?.coach === 'careful') return careful(standing, talk);
  const lines = labelled(talk);
  if (lines) return lines;
  const taken = chosen(message, state.options) ?? everywhere(talk);
  if (taken) return enter(taken, talk);
  if (saysSafe(message)) return enter(option('', 'safe'), talk);
  return state.danger ? aftercare(message) : typed(talk, standing);
}

/** Asked once; whoever goes on is not asked again. */
const careful = (standing: Standing, { care }: Talk): Reply =>
  asked(care?.state === 'concern' && care.hasAsked ? phrase('stillCare') : concernWords(standing));

const asChoice = ({ label }: Option): Choice => ({ label, does: 'say', text: null, inDays: null });

/** One turn of a talk. It depends on nothing but what it is given. */
export function turn(
  { message, state, person, care = null }: Said,
  standing: Standing | undefined,
  context: Context = {},
): Turn {
  const talk: Talk = { message, state, person, care, read: read(message), near: nearest(message, state) };
  const { say, options = [], actions = [], form = null, set = {}, quiet = false } = answer(talk, standing, context);
  const isIntroduced = state.introduced || set.introduced === true;
  const intro = isIntroduced || quiet ? [] : [phrase('intro')];
  const next: State = {
    ...state,
    ...{ listens: null, danger: false, options: [...options], turn: state.turn + 1 },
    introduced: isIntroduced || !quiet,
    ...set,
  };
  return {
    text: [...intro, ...say].join('\n\n'),
    offer: { choices: [...options.map(asChoice), ...actions], form },
    state: next,
  };
}

/** The reply of whoever has no buttons: what is offered stands below the words. */
export const asText = ({ text, offer }: Pick<Turn, 'text' | 'offer'>): string =>
  [text, offerText(offer)].filter(Boolean).join('\n\n');
