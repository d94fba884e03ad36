import { keepMoment } from '#server/coach/guide/flows/steps.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { phrase } from '#server/coach/guide/library.ts';
import { menu, type Option, option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { pattern } from '#server/reading/pattern.ts';

export const BIG = pattern(...forms.big);
const [LOSS, DOUBT] = [pattern(...forms.loss), pattern(...forms.doubt)];
const TURNS = /^\W*(?:but|except|although|though|however|unfortunately|only)\b/i;
/** What follows good news and is none. */
export const isNoJoy = (message: string): boolean => [TURNS, DOUBT, LOSS].some((way) => way.test(message));

/** Joy first, and one question that makes it last. */
export function goodNews(talk: Talk): Reply {
  const { state, message, person } = talk;
  const big = BIG.test(message) && `${phrase('good')} ${phrase('congratulate')}`;
  const set = { listens: 'savor', last: message, asks: state.asks + 1 };
  const actions = person === null ? [] : [keepMoment(message)];
  const say = [big || phrase('good', {}, state.asks + 1), phrase('savor')];
  return { say, actions, options: menu('good'), set, quiet: true };
}

const stay = (say: readonly string[], options: readonly Option[], listens = 'griefWriting'): Reply => ({
  ...{ say, options, set: { listens }, quiet: true },
});
const DONE = [option('Done', 'rest')];
const PET = /\b(?:dog|cat|puppy|kitten|horse|pet|rabbit|hamster|bird)\b/i;

/** Fresh grief: no steps, no views, nothing to solve. */
export const grief = ({ message }: Talk): Reply =>
  stay([phrase('grief', {}, PET.test(message) ? 0 : 1), phrase('griefStay')], menu('grief'));

export const feelings: Steps = {
  good: (talk) => goodNews({ ...talk, message: talk.state.last }),
  savor: (talk) => ({ ...goodNews(talk), say: [phrase('goodMore', {}, talk.state.asks)], set: {} }),
  griefWrite: () => stay([phrase('griefWrite')], DONE),
  griefWriting: ({ state }) => stay([phrase('griefMore', {}, state.turn + 2)], DONE),
  griefStay: (_, name) => stay([phrase(name)], menu('staying')),
  sit: () => stay([phrase('sit')], menu('sitting'), 'sitting'),
  sitting: ({ state }) => stay([phrase('sitMore', {}, state.turn)], menu('sitting'), 'sitting'),
};
