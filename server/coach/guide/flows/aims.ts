import type { Situation } from '#server/coach/guide/content.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import { type Option, option, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { type Guess, read } from '#server/coach/reading/read.ts';

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
/** From here on a guess is shown at all, and from here on it is made at once. */
const LIKELY = 0.08;
/** A guess that is so much less likely than the first is not shown beside it. */
const NEAR = 0.4;
/** Where it isn't clear that anything is told, a guess below this is chance. */
const CHANCE = 0.3;
const CLEAR = 0.5;
const AHEAD = 1.7;

/** Situations that a story may be, the likeliest first, without those that it was not. */
export function likely({ read, near, state }: Talk) {
  const best = near[0]?.certainty ?? 0;
  if (read.kind === 'unclear' && best < CHANCE) return [];
  const least = Math.max(LIKELY, best * NEAR);
  return near
    .filter(({ id, certainty }) => certainty >= least && !state.passed.includes(id))
    .flatMap(({ id, certainty }) => {
      const situation = situationBy(id);
      return situation ? [{ situation, certainty }] : [];
    });
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

/** A story: its name as a guess where one situation is clear, else the nearest to choose from. */
export function story(talk: Talk, again = false): Reply {
  const { state } = talk;
  const told = again ? state.told : toldWith(talk.message, state);
  const clear = clearOf(talk);
  const near = likely(talk).slice(0, SHOWN);
  const isKnown = !again && near.some(({ situation }) => situation.id === state.situation);
  if (isKnown && (!clear || clear.id === state.situation)) return askAims([phrase('more', {}, state.turn)], { told });
  if (clear) return guess(clear, told);
  const isMore = !again && state.told !== '';
  if (near.length === 0 || (isMore && told.split('\n').length > OFFERED))
    return askAims([phrase(isMore ? 'more' : 'nothing', {}, state.turn)], { told, situation: state.situation });
  const options = near.map(({ situation: { id, title } }) => option(capital(title), `situation:${id}`));
  const passed = near.map(({ situation }) => situation.id).join(',');
  return {
    say: [phrase(again ? 'closestAgain' : isMore ? 'closestNow' : 'closest')],
    options: [...options, option('Something else', `other:${passed}`)],
    set: { told, situation: null },
  };
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
