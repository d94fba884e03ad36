import type { Situation } from '#server/coach/guide/content.ts';
import { mayBeJoy } from '#server/coach/guide/flows/feelings.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import { tellsOwnDeed } from '#server/coach/guide/news.ts';
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

/** The same menu twice in a row helps nobody. */
const OTHERWISE = [option('Just write it out', 'write'), option('Find words', 'words'), option('Leave it', 'rest')];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const SHOWN = 3;
/**
 * Seen on tellings that were not learned from, beside as many that tell none of the situations: from `LISTED` on the right one
 * is among the first three in more than four of five cases. One is named where it is `CLEAR` ahead of half of the next.
 * Below, nothing is listed and nothing named.
 */
const LISTED = 0.37;
const CLEAR = 0.4;

/** Situations that a story may be, the likeliest first, without those that it was not; none where that would be guessing. */
function likely({ message, near, state }: Talk) {
  if (tellsOwnDeed(toldWith(message, state))) return [];
  const known = near.flatMap(({ id, certainty }) => {
    const situation = state.passed.includes(id) ? undefined : situationBy(id);
    return situation ? [{ situation, certainty }] : [];
  });
  return (known[0]?.certainty ?? 0) >= LISTED ? known : [];
}

const isAhead = ([first, second]: readonly { certainty: number }[]) =>
  first !== undefined && first.certainty - (second?.certainty ?? 0) / 2 >= CLEAR;

export function clearOf(talk: Talk) {
  const known = likely(talk);
  return isAhead(known) ? known[0]?.situation : undefined;
}

const askAims = (say: readonly string[], set: Reply['set'] = {}): Reply => ({
  say: [...say, phrase('aims')],
  options: AIMS,
  set,
});

const MOST_TOLD = 2000;
/** What was told so far with what is told now: a second message rarely says again whom it is about. */
const toldWith = (message: string, { told }: State) => [told, message].filter(Boolean).join('\n').slice(-MOST_TOLD);

const FEWEST_WORDS = 4;
/** What is told may be about: a word or two could be anything. */
export const nearest = (message: string, state: State): Guess[] => {
  const told = toldWith(message, state);
  return told.trim().split(/\s+/).length < FEWEST_WORDS ? [] : read(told).situations;
};

/** What only asks is not answered as if it told something. */
const ASKS =
  /^(?:(?:and|but|so|ok|okay) )?(?:is|are|was|do|does|did|can|will|would|should|could|has|have|what|why|how|when|who|which)\b/i;
const isAsking = (message: string): boolean =>
  read(message).sentences.every(({ text, isQuestion }) => isQuestion || ASKS.test(text));

function closest(near: readonly Situation[], told: string): Reply {
  const options = near.map(({ id, title }) => option(capital(title), `situation:${id}`));
  const passed = near.map(({ id }) => id).join(',');
  return {
    say: [phrase('closest')],
    options: [...options, option('Something else', `other:${passed}`)],
    set: { told },
  };
}

/** What was told goes on: where nothing new is clear, it is kept with the rest, and nothing is listed a second time. */
function more({ message, state }: Talk, told: string, clear: Situation | undefined): Reply {
  if (clear && clear.id !== state.situation) return guess(clear, told);
  if (isAsking(message)) return askAims([phrase('unknown')], { told });
  const isSecond = state.options.some(({ to }) => to === 'understand');
  return isSecond
    ? { say: [phrase('more', {}, state.turn), phrase('moreWrite')], options: OTHERWISE, set: { told } }
    : askAims([phrase('more', {}, state.turn)], { told });
}

/**
 * A story: its name as a guess where one situation is clear, else the nearest to choose from; where none is near, or where
 * something is only asked, nothing is named.
 */
export function story(talk: Talk): Reply {
  const told = toldWith(talk.message, talk.state);
  const clear = clearOf(talk);
  if (talk.state.told !== '') return more(talk, told, clear);
  if (clear) return guess(clear, told);
  if (tellsOwnDeed(told)) return owned(told);
  if (isAsking(talk.message)) return askAims([phrase('unknown')], { told });
  const near = likely(talk).slice(0, SHOWN);
  return near.length > 0
    ? closest(
        near.map(({ situation }) => situation),
        told,
      )
    : unnamed(talk, told);
}

/** What is not understood is not taken in: the aims are asked for, and what may be joy has a door of its own in the beginning. */
const unnamed = (talk: Talk, told: string): Reply => ({
  say: [phrase('nothing', {}, talk.state.turn), phrase('aims')],
  options: [...AIMS, ...(talk.state.turn === 0 && mayBeJoy(talk) ? [option("It's good news", 'good')] : [])],
  set: { told },
});

/** Whoever did it is told nothing of the one who was hurt: saying sorry stands first. */
const owned = (told: string): Reply => ({
  say: [phrase('owned')],
  options: [option('Say sorry', 'frame:apologize'), option('Sort out what happened', 'understand'), ...AIMS.slice(2)],
  set: { told },
});

function guess({ id, title, views, step }: Situation, told: string): Reply {
  const options = [...YES, option("It's something else", `other:${id}`)];
  const say = [phrase('guess', { title }), views[0], phrase('often', { step })];
  return { say, options, set: { told, situation: id } };
}

export const aims: Steps = {
  situation: ({ state }, id) => {
    if (tellsOwnDeed(state.told)) return owned(state.told);
    const { title, views, step } = situationBy(id) ?? {};
    const say = title && views && step ? [`Okay: ${title}.`, views[0], phrase('often', { step })] : ['Okay.'];
    return askAims(say, { situation: title ? id : null });
  },
  other: ({ state }, ids) =>
    askAims([state.situation ? phrase('wrong') : 'Okay.'], {
      passed: [...state.passed, ...ids.split(',')],
      situation: null,
    }),
  aims: () => askAims([]),
  rest: () => ({ say: [phrase('rest')], options: [option('Start something new', 'aims')], quiet: true }),
  keep: () => ({ say: [phrase('ended')], options: [option('Something else', 'aims')] }),
};
