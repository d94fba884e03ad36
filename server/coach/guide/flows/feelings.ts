import { keepMoment } from '#server/coach/guide/flows/steps.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { goodNewsBy, phrase } from '#server/coach/guide/library.ts';
import { menu, option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { pattern } from '#server/reading/pattern.ts';
import { read } from '#server/reading/read.ts';

const keeping = ({ person, message }: Talk) => (person === null ? [] : [keepMoment(message)]);
const BIG = pattern(...forms.big);
const GLAD = /!|(?:^|\s)[:;]-?[)D](?=\s|$)|[😀-😄😊😍🥰🥳🎉🙌]/u;
/** A great day that is told with joy, in words that are known. */
export const isGreatDay = (message: string): boolean => BIG.test(message) && GLAD.test(message);

const LOSS = pattern(...forms.loss);
const DOUBT = pattern(...forms.doubt);
const TURNS = /^\W*(?:but|except|although|though|however|unfortunately|only)\b/i;
/** What follows good news and is none. */
export const isNoJoy = (message: string): boolean => [TURNS, DOUBT, LOSS].some((way) => way.test(message));

const SURELY = 0.4;
/** Joy first, and one question that makes it last. */
export function goodNews(talk: Talk): Reply {
  const { read, state, message } = talk;
  const [first] = read.situations;
  const known = first && first.certainty >= SURELY ? goodNewsBy(first.id) : undefined;
  const say = [
    BIG.test(message) ? `${phrase('good')} ${phrase('congratulate')}` : phrase('good', {}, state.asks + 1),
    known?.savor ?? phrase('savor'),
  ];
  return {
    say,
    actions: keeping(talk),
    options: menu('good'),
    set: { listens: 'savor', last: message, asks: state.asks + 1 },
    quiet: true,
  };
}

const PET = /\b(?:dog|cat|puppy|kitten|horse|pet|rabbit|hamster|bird)\b/i;

/** Fresh grief: no steps, no views, nothing to solve. */
export function grief(talk: Talk): Reply {
  return {
    say: [phrase('grief', {}, PET.test(talk.message) ? 0 : 1), phrase('griefStay')],
    options: menu('grief'),
    set: { listens: 'griefWriting' },
    quiet: true,
  };
}

const staying = (name: string): Reply => ({
  say: [phrase(name)],
  options: menu('staying'),
  set: { listens: 'griefWriting' },
  quiet: true,
});

/** Nobody is asked for anything. */
const sitting = (name: 'sit' | 'sitMore', turn: number): Reply => ({
  say: [phrase(name, {}, turn)],
  options: menu('sitting'),
  set: { listens: 'sitting' },
  quiet: true,
});

export const feelings: Steps = {
  good: (talk) => goodNews({ ...talk, message: talk.state.last, read: read(talk.state.last) }),
  savor: (talk) => ({
    say: [phrase('goodMore', {}, talk.state.asks)],
    actions: keeping(talk),
    options: menu('good'),
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
