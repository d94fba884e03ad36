import { keepMoment } from '#server/coach/guide/flows/steps.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { goodNewsBy, phrase } from '#server/coach/guide/library.ts';
import { option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { pattern } from '#server/coach/reading/pattern.ts';
import { read } from '#server/coach/reading/read.ts';

const keeping = ({ person, message }: Talk) => (person === null ? [] : [keepMoment(message)]);
export const BIG = pattern(...forms.big);
export const GLAD = /!|(?:^|\s)[:;]-?[)D](?=\s|$)|[😀-😄😊😍🥰🥳🎉🙌]/u;

const CLEAR = 0.4;
const SURELY_NEWS = 0.7;
export const isGood = ({ situations: [first] }: Talk['read']) =>
  first !== undefined && goodNewsBy(first.id) !== undefined;
const LOSS = pattern(...forms.loss);
const DOUBT = pattern(...forms.doubt);
/** Whoever asks for something tells no news. */
const ASKS = /^\W*(?:please|(?:can|could|would|will) you)\b|\b(?:can|could) you (?:just )?(?:say|tell)\b|\?\s*$/i;
/**
 * Congratulating someone on a loss hurts more than any question about good news, so in doubt nobody is congratulated, and
 * in the middle of a hard matter only where joy is plain.
 */
export const isJoy = ({ message, read, state }: Talk): boolean => {
  const isGlad = read.feeling.label === 'joy' || GLAD.test(message);
  const isPlain = isGlad && (BIG.test(message) || read.kind === 'good_news' || isGood(read));
  if (LOSS.test(message) || DOUBT.test(message) || ASKS.test(message)) return false;
  const isNews = read.kind === 'good_news' && read.kindCertainty >= SURELY_NEWS;
  return isPlain || (isNews && !state.told && (read.situations[0]?.certainty ?? 0) >= CLEAR && isGood(read));
};

const TURNS = /^\W*(?:but|except|although|though|however|unfortunately|only)\b/i;
/** What follows good news and is none. */
export const isNoJoy = (message: string): boolean => [TURNS, DOUBT, LOSS].some((way) => way.test(message));

const BRIGHT = new Set(['joy', 'surprise']);
const SAD = pattern(...forms.sad);
/** Not sure enough for joy, and enough to leave a door to it. */
export const mayBeJoy = ({ message, read: { feeling, kind } }: Talk): boolean =>
  BRIGHT.has(feeling.label) && kind !== 'complaint' && kind !== 'vent' && !SAD.test(message) && !isNoJoy(message);

/** Joy first, and one question that makes it last. */
export function goodNews(talk: Talk): Reply {
  const { read, state, message } = talk;
  const [first] = read.situations;
  const known = first && first.certainty >= CLEAR ? goodNewsBy(first.id) : undefined;
  const say = [
    BIG.test(message) ? `${phrase('good')} ${phrase('congratulate')}` : phrase('good', {}, state.turn + 1),
    known?.savor ?? phrase('savor'),
  ];
  return {
    say,
    actions: keeping(talk),
    options: [option('Leave it at that', 'rest'), option('I have a question', 'aims')],
    set: { listens: 'savor' },
    quiet: true,
  };
}

const PET = /\b(?:dog|cat|puppy|kitten|horse|pet|rabbit|hamster|bird)\b/i;

/** Fresh grief: no steps, no views, nothing to solve. */
export function grief(talk: Talk): Reply {
  return {
    say: [phrase('grief', {}, PET.test(talk.message) ? 0 : 1), phrase('griefStay')],
    options: [
      option('I want to write about them', 'griefWrite'),
      option("I can't stop thinking about what I could've done", 'griefDecision'),
      option("People don't get it", 'griefPeople'),
      option('Just sit here a minute', 'griefSit'),
    ],
    set: { listens: 'griefWriting' },
    quiet: true,
  };
}

const staying = (name: string): Reply => ({
  say: [phrase(name)],
  options: [option('I want to write', 'griefWrite'), option('Leave it', 'rest')],
  set: { listens: 'griefWriting' },
  quiet: true,
});

/** Nobody is asked for anything. */
const sitting = (name: 'sit' | 'sitMore', turn: number): Reply => ({
  say: [phrase(name, {}, turn)],
  options: [option('Just write it out', 'write'), option('A calm minute', 'calm'), option('Leave it', 'rest')],
  set: { listens: 'sitting' },
  quiet: true,
});

export const feelings: Steps = {
  good: (talk) => goodNews({ ...talk, message: talk.state.told, read: read(talk.state.told) }),
  savor: (talk) => ({
    say: [phrase('goodMore')],
    actions: keeping(talk),
    options: [option('Leave it at that', 'rest'), option('I have a question', 'aims')],
    quiet: true,
  }),
  griefWrite: () => ({
    say: [phrase('griefWrite')],
    options: [option('Done', 'rest')],
    set: { listens: 'griefWriting' },
    quiet: true,
  }),
  griefWriting: ({ state }) => ({
    say: [phrase('griefMore', {}, state.turn + 2)],
    options: [option('Done', 'rest')],
    set: { listens: 'griefWriting' },
    quiet: true,
  }),
  griefDecision: () => staying('griefDecision'),
  griefPeople: () => staying('griefPeople'),
  sit: () => sitting('sit', 0),
  sitting: ({ state }) => sitting('sitMore', state.turn),
  griefSit: () => staying('griefSit'),
};
