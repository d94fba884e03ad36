import type { Situation } from '#server/coach/guide/content.ts';
import { kindWord } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import { tellsOwnDeed } from '#server/coach/guide/news.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import type { Option, Reply, State, Steps, Talk } from '#server/coach/guide/state.ts';
import { FRESH, menu, opensMatter, option } from '#server/coach/guide/state.ts';
import { type Guess, read } from '#server/reading/read.ts';

export const AIMS: readonly Option[] = menu('aims');
export const YES: readonly Option[] = menu('yes');

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
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
  if (tellsOwnDeed(message)) return [];
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

/** The question what would help is asked in other words each time. */
export const askAims = ({ state }: Talk, say: readonly string[], set: Reply['set'] = {}): Reply => ({
  say: [...say, phrase('aims', {}, state.asks)],
  options: AIMS,
  set: { asks: state.asks + 1, ...set },
});

const MOST_TOLD = 2000;
/** What was told so far with what is told now. */
export const toldWith = (message: string, { told }: State) =>
  told.endsWith(message) ? told : [told, message].filter(Boolean).join('\n').slice(-MOST_TOLD);

const FEWEST_WORDS = 4;
/** What is told may be about: a word or two could be anything. */
export const nearest = (message: string): Guess[] =>
  message.trim().split(/\s+/).length < FEWEST_WORDS ? [] : read(message).situations;

function closest(near: readonly Situation[], set: Partial<State>, word: string): Reply {
  const options = near.map(({ id, title }) => option(capital(title), `situation:${id}`));
  const others = near.map(({ id }) => id).join(',');
  return {
    say: [[word, phrase('closest')].filter(Boolean).join(' ')],
    options: [...options, option('Something else', `other:${others}`)],
    set,
  };
}

/** Another matter gets another message, once the last one is done. */
const anew = ({ state }: Talk): Partial<State> => (state.waits ? {} : { frame: null, values: {} });

/**
 * What is told, be it first or later: its name as a guess where one situation is clear, else the nearest to choose from;
 * where none is near nothing is named.
 */
export function story(talk: Talk): Reply {
  const told = toldWith(talk.message, talk.state);
  const clear = clearOf(talk);
  if (clear) return guess(clear, { told, ...anew(talk) }, kindWord(talk));
  if (tellsOwnDeed(talk.message)) return owned(told);
  const near = likely(talk)
    .slice(0, SHOWN)
    .map(({ situation }) => situation);
  return near.length > 0 ? closest(near, { told, ...anew(talk) }, kindWord(talk)) : unnamed(talk, told);
}

/** A question that is none of those that are known. */
const ASKS =
  /^(?:(?:so|but|and|ok|okay|then)[\s,]+)*(?:what|how|why|when|where|who|should|is|are|am|can|could|do|does|did|will|would)\b[^.!]*\??\s*$|\?\s*$/i;
/** What is not understood is not taken in: a word for whoever tells it, and the aims; good news has a door of its own. */
function unnamed(talk: Talk, told: string): Reply {
  const { asks } = talk.state;
  const set = { told, last: talk.message, asks: asks + 1 };
  if (ASKS.test(sentencesOf(talk.message).at(-1) ?? ''))
    return { say: [kindWord(talk), phrase('unknown', {}, asks)].filter(Boolean), options: AIMS, set };
  if (opensMatter(talk))
    return {
      ...askAims(talk, [kindWord(talk) || phrase('nothing', {}, asks)], set),
      options: [...AIMS, option('Something good', 'good')],
    };
  const options = [...AIMS, option('That’s all for now', 'bye')];
  return { say: [[kindWord(talk), phrase('goOn', {}, asks)].filter(Boolean).join(' ')], options, set };
}

/** Whoever did it is told nothing of the one who was hurt: saying sorry stands first. */
const owned = (told: string): Reply => ({
  say: [phrase('owned')],
  options: menu('owned'),
  set: { told },
});

function guess({ id, title, views, step }: Situation, set: Partial<State>, word: string): Reply {
  const options = [...YES, option('It’s something else', `other:${id}`)];
  const say = [[word, phrase('guess', { title })].filter(Boolean).join(' '), views[0], phrase('often', { step })];
  return { say, options, set: { ...set, situation: id } };
}

export const aims: Steps = {
  situation: (talk, id) => {
    if (tellsOwnDeed(talk.state.told)) return owned(talk.state.told);
    const { title, views, step } = situationBy(id) ?? {};
    const say = title && views && step ? [`Okay: ${title}.`, views[0], phrase('often', { step })] : ['Okay.'];
    return askAims(talk, say, { situation: title ? id : null });
  },
  other: (talk, ids) =>
    askAims(talk, [talk.state.situation ? phrase('wrong') : 'Okay.'], {
      passed: [...talk.state.passed, ...ids.split(',')],
      situation: null,
    }),
  aims: (talk) => askAims(talk, []),
  calmer: (talk) => askAims(talk, [phrase('calmer')]),
  fresh: (talk) => ({ ...askAims(talk, []), set: { ...FRESH, asks: talk.state.asks + 1 } }),
  noMessage: (talk) => ({
    ...askAims(talk, [], { waits: null, frame: null }),
    options: AIMS.filter(({ to }) => to !== 'words'),
  }),
  begin: () => ({ say: [phrase('begin')], options: AIMS }),
  rest: () => ({ say: [phrase('rest')], options: [option('Start something new', 'aims')], set: FRESH, quiet: true }),
  /** What was begun stays where it is: whoever comes back finds it. */
  bye: ({ state }) => ({
    say: [phrase('closing', {}, state.asks)],
    options: [option('Something new', 'fresh')],
    set: { asks: state.asks + 1 },
    quiet: state.introduced,
  }),
  keep: () => ({ say: [phrase('ended')], options: [option('Something else', 'aims')], set: { waits: null } }),
};
