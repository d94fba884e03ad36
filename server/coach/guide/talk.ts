import { type Choice, type Offer, offerText } from '#contract/guide.ts';
import { chosen, isAssent, isRefusal, isSame } from '#server/coach/guide/choose.ts';
import { after, aftercare, asked } from '#server/coach/guide/flows/after.ts';
import { AIMS, aims, nearest, YES } from '#server/coach/guide/flows/aims.ts';
import { calm } from '#server/coach/guide/flows/calm.ts';
import { decide } from '#server/coach/guide/flows/decide.ts';
import { facts } from '#server/coach/guide/flows/facts.ts';
import { feelings } from '#server/coach/guide/flows/feelings.ts';
import { words } from '#server/coach/guide/flows/message-forms.ts';
import { understand } from '#server/coach/guide/flows/understand.ts';
import { write } from '#server/coach/guide/flows/write.ts';
import { asksAnew, ends, newMatter } from '#server/coach/guide/leaving.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { fixed, open } from '#server/coach/guide/opening.ts';
import { cardWords, concernFor, concernWords } from '#server/coach/guide/safety-words.ts';
import { type Option, option, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';
import type { Context } from '#server/coach/port.ts';
import { read } from '#server/coach/reading/read.ts';
import { type Care, saysSafe } from '#server/safety/aftercare.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const steps: Steps = {
  ...{ ...aims, ...words, ...understand, ...decide },
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
const EVERYWHERE = [
  ...AIMS,
  ...YES,
  option('Leave it', 'rest'),
  option('Something else', 'aims'),
  option('Done', 'keep'),
];

/** In so many words; where nothing listens, an aim may also be named within a few others: "ok find words". */
const everywhere = ({ message, state }: Talk): Option | undefined =>
  EVERYWHERE.find(({ label }) => isSame(label, message)) ??
  (state.listens || !state.told || /\d/.test(message) || isAssent(message) || isRefusal(message)
    ? undefined
    : chosen(message, [...AIMS, ...YES]));

const FRESH = { told: '', situation: null, frame: null, values: {}, listens: null, options: [] };

/** What was begun is left, and what is told now opens a talk of its own. */
function anew(talk: Talk, { rest, isChange }: { rest: string; isChange: boolean }): Reply {
  const left = isChange ? [phrase('changed')] : [];
  if (!/\p{L}/u.test(rest)) return { say: [...left, phrase('aims')], options: AIMS, set: FRESH };
  const state: State = { ...talk.state, ...FRESH };
  const next = fixed(rest) ?? open({ ...talk, message: rest, state, read: read(rest), near: nearest(rest, state) });
  return { ...next, say: next.quiet ? next.say : [...left, ...next.say], set: { ...FRESH, ...next.set } };
}

const isUndecided = ({ message, state }: Talk): boolean =>
  isAssent(message) && !state.listens && state.options.length > 0;

/** What was typed freely: what is fixed first, then what listens; everything else opens a matter. */
function typed(talk: Talk, standing: Standing | undefined): Reply {
  const { message, state, care } = talk;
  const known = fixed(message);
  if (known) return known;
  if (ends(talk)) return enter(option('', 'keep'), talk);
  const matter = newMatter(talk);
  if (matter) return anew(talk, matter);
  if (isRefusal(message) && !state.listens) return enter(option('', 'rest'), talk);
  if (isUndecided(talk)) return { say: [phrase('whichOne')], options: state.options };
  if (state.listens && !asksAnew(talk)) return enter(option('', state.listens), talk);
  if (standing?.limited) return { say: [phrase('language')], options: AIMS };
  if (care?.state === 'concern' && !care.hasAsked) return asked(concernFor(care.category));
  return open(talk);
}

/** Danger first, then the choices, then what was typed. */
function answer(talk: Talk, standing: Standing | undefined, context: Context): Reply {
  const { message, state } = talk;
  const policy = standing && policyOf(standing);
  if (standing && policy?.coach === 'card')
    return { say: [cardWords(standing, context)], set: { danger: true }, quiet: true };
  if (standing && policy?.coach === 'careful') return careful(standing, talk);
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
