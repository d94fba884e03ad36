import { plain } from '#server/coach/guide/choose.ts';
import words from '#server/coach/guide/choose-words.json' with { type: 'json' };
import type { Card } from '#server/coach/guide/content.ts';
import { toldWith } from '#server/coach/guide/flows/aims.ts';
import { kindWord } from '#server/coach/guide/flows/steps.ts';
import { contentOf, phrase } from '#server/coach/guide/library.ts';
import { menu, option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';

const spaced = (text: string) => ` ${plain(text)} `;

/** Cards whose subject a question names, the one with the most words first. */
function cardsNear(message: string): { card: Card; words: string }[] {
  const said = spaced(message);
  const named = contentOf('cards').flatMap((card) => {
    const [first] = card.asked.filter((one) => said.includes(spaced(one))).sort((a, b) => b.length - a.length);
    return first ? [{ card, words: first }] : [];
  });
  return named.sort((a, b) => b.words.length - a.words.length);
}

/** Asking alone: what is left of a question without these is what it is about. */
const SMALL = new Set(words.asking.split(' '));
const isAll = (message: string, named: string): boolean =>
  spaced(message)
    .replace(spaced(named), ' ')
    .split(' ')
    .every((word) => word === '' || SMALL.has(word));

const shown = (card: Card): Reply => ({
  say: [card.text, `Source: ${card.source}`],
  options: [option('Back to my own question', 'noCard')],
});

/** A card where one answers that very question; else what lies near, or an honest no and what can be done with it. */
export function question(talk: Talk): Reply {
  const { message, state } = talk;
  const set = { last: message, told: toldWith(message, state), asks: state.asks + 1 };
  const near = cardsNear(message);
  const answer = near.find(({ words }) => isAll(message, words));
  if (answer) return { ...shown(answer.card), set };
  const titles = near.slice(0, 2).map(({ card: { id, title } }) => option(title, `card:${id}`));
  return titles.length > 0
    ? { say: [phrase('near', {}, state.asks)], options: [...titles, option('None of these', 'noCard')], set }
    : { say: [phrase('unknown', {}, state.asks)], options: menu('noAnswer'), set };
}

/** Nobody's mind is read and nobody is judged: a word for whoever asks, and ways to find out. */
export function view(talk: Talk): Reply {
  const { message, state } = talk;
  const said = phrase('view', {}, state.asks);
  const set = { last: message, told: toldWith(message, state), asks: state.asks + 1 };
  return { say: [[kindWord(talk), said].filter(Boolean).join(' ')], options: menu('view'), set };
}

export const facts: Steps = {
  card: (_, id) => {
    const card = contentOf('cards').find((one) => one.id === id);
    return card ? shown(card) : { say: [phrase('begin')] };
  },
  noCard: ({ state }) => ({ say: [phrase('noCard', {}, state.asks)], options: menu('noAnswer') }),
};
