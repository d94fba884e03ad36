import type { Situation } from '#server/coach/guide/content.ts';
import { contentOf, phrase, situationBy } from '#server/coach/guide/library.ts';
import { type Option, option, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { type Guess, read } from '#server/coach/reading/read.ts';
import { readingOf } from '#server/coach/reading/reading.ts';
import { rolesAt } from '#server/coach/reading/roles.ts';

export const AIMS: readonly Option[] = [
  option('Understand it', 'understand'),
  option('Find words', 'words'),
  option('Decide something', 'decide'),
  option('Calm down first', 'calm'),
  option('Just write it out', 'write'),
];

export const YES: readonly Option[] = [
  option('Yes, help me say something', 'words'),
  option('Yes, help me decide', 'decide'),
  option('Yes, help me understand it', 'understand'),
];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const SHOWN = 3;
/**
 * Seen on tellings that were not learned from: from `LISTED` on the right one is among the first three in nine of ten cases, from
 * `CLEAR` and `AHEAD` on the first is right in 19 of 20. Below, nothing is named.
 */
const LISTED = 0.35;
const CLEAR = 0.6;
const AHEAD = 2;

/** Situations that a story may be, the likeliest first, without those that it was not; none where that would be guessing. */
export function likely({ near, message, state }: Talk) {
  const [role, ...others] = new Set(rolesAt(readingOf(`${state.told}\n${message}`)).map((one) => one.role));
  const elsewhere = (role && others.length === 0 && contentOf('elsewhere')[role]) || [];
  const known = near
    .filter(({ id }) => !state.passed.includes(id))
    .flatMap(({ id, certainty }) => {
      const situation = situationBy(id);
      return situation && !elsewhere.includes(situation.place) ? [{ situation, certainty }] : [];
    });
  return (known[0]?.certainty ?? 0) >= LISTED ? known : [];
}

export function clearOf(talk: Talk) {
  const [first, second] = likely(talk);
  if (!first || first.certainty < CLEAR) return undefined;
  return !second || first.certainty >= second.certainty * AHEAD ? first.situation : undefined;
}

const askAims = (say: readonly string[], set: Reply['set'] = {}): Reply => ({
  say: [...say, phrase('aims')],
  options: AIMS,
  set,
});

const isAhead = ([first, second]: readonly Guess[]) =>
  first !== undefined && first.certainty >= CLEAR && first.certainty >= (second?.certainty ?? 0) * AHEAD;

const MOST_TOLD = 2000;
/** What was told so far with what is told now: a second message rarely says again whom it is about. */
const toldWith = (message: string, { told }: State) => [told, message].filter(Boolean).join('\n').slice(-MOST_TOLD);

/** What a message may be about: by itself where that is clear, else with what was told before it. */
export function nearest(message: string, state: State): Guess[] {
  const alone = read(message).situations;
  return !state.told || isAhead(alone) ? alone : read(toldWith(message, state)).situations;
}

/** So often the nearest are offered before the guide goes on without a name for it. */
const OFFERED = 2;

/** What only asks is not answered as if it told something. */
const ASKS = /^(?:is|are|was|do|does|did|can|will|would|should|could|has|have|what|why|how|when|who|which)\b/i;
const isAsking = (message: string): boolean =>
  read(message).sentences.every(({ text, isQuestion }) => isQuestion || ASKS.test(text));

/** The nearest to choose from, and under which words. */
function closest(say: string, near: readonly Situation[], set: Partial<State>): Reply {
  const options = near.map(({ id, title }) => option(capital(title), `situation:${id}`));
  const passed = near.map(({ id }) => id).join(',');
  return { say: [phrase(say)], options: [...options, option('Something else', `other:${passed}`)], set };
}

/** What was told goes on: where nothing new is clear, it is kept with the rest. */
function more(talk: Talk, told: string, near: readonly Situation[]): Reply {
  const { state } = talk;
  const clear = clearOf(talk);
  const isKnown = near.some(({ id }) => id === state.situation);
  if (isKnown && (!clear || clear.id === state.situation)) return askAims([phrase('more', {}, state.turn)], { told });
  if (clear) return guess(clear, told);
  if (near.length === 0 || told.split('\n').length > OFFERED)
    return askAims([phrase('more', {}, state.turn)], { told, situation: state.situation });
  return closest('closestNow', near, { told, situation: null });
}

/** A story: its name as a guess where one situation is clear, else the nearest to choose from; what only asks gets no guess. */
export function story(talk: Talk, again = false): Reply {
  const { message, state } = talk;
  const told = again ? state.told : toldWith(message, state);
  const near = likely(talk)
    .slice(0, SHOWN)
    .map(({ situation }) => situation);
  if (!again && state.told !== '') return more(talk, told, near);
  const asks = !again && isAsking(message);
  const clear = clearOf(talk);
  if (clear && !asks) return guess(clear, told);
  if (near.length === 0) return askAims([phrase(asks ? 'unknown' : 'nothing')], { told, situation: state.situation });
  return closest(again ? 'closestAgain' : asks ? 'closestAsked' : 'closest', near, { told, situation: null });
}

function guess({ id, title, views, step }: Situation, told: string): Reply {
  const options = [...YES, option("It's something else", `other:${id}`)];
  const say = [phrase('guess', { title }), views[0], phrase('often', { step })];
  return { say, options, set: { told, situation: id } };
}

export const aims: Steps = {
  situation: (_, id) => {
    const { title, views, step } = situationBy(id) ?? {};
    const say = title && views && step ? [`Okay: ${title}.`, views[0], phrase('often', { step })] : ['Okay.'];
    return askAims(say, { situation: title ? id : null });
  },
  other: (talk, ids) => {
    const { state } = talk;
    const passed = [...new Set([...state.passed, ...ids.split(',')])];
    const set = { passed, situation: null };
    if (!state.situation) return askAims(['Okay.'], set);
    const again = { ...talk, state: { ...state, ...set }, read: read(state.told), near: read(state.told).situations };
    const near = story(again, true);
    return likely(again).length > 0 ? { ...near, set: { ...near.set, passed } } : askAims([phrase('wrong')], set);
  },
  aims: () => askAims([]),
  rest: () => ({ say: [phrase('rest')], options: [option('Start something new', 'aims')], quiet: true }),
  keep: () => ({ say: [phrase('ended')], options: [option('Something else', 'aims')] }),
};
