import { plain } from '#server/coach/guide/choose.ts';
import type { Card } from '#server/coach/guide/content.ts';
import { contentOf, phrase } from '#server/coach/guide/library.ts';
import { option, type Reply, type Steps } from '#server/coach/guide/state.ts';

const spaced = (text: string) => ` ${plain(text)} `;

/** Cards whose subject a question names, the one with the most words first. */
function cardsNear(message: string): { card: Card; words: string }[] {
  const said = spaced(message);
  const named = contentOf('cards').flatMap((card) => {
    const [words] = card.asked.filter((one) => said.includes(spaced(one))).sort((a, b) => b.length - a.length);
    return words ? [{ card, words }] : [];
  });
  return named.sort((a, b) => b.words.length - a.words.length);
}

/** Asking alone: what is left of a question without these is what it is about. */
const SMALL = new Set(
  (
    'what whats is are the a an of in to do does did how why explain tell me about define mean means meaning it this that and ' +
    'can could you please i we people someone couples couple relationship relationships gottman by for with exactly actually ' +
    'hey hi so ok okay wait also but between difference my work works'
  ).split(' '),
);
const isAll = (message: string, words: string): boolean =>
  spaced(message)
    .replace(spaced(words), ' ')
    .split(' ')
    .every((word) => word === '' || SMALL.has(word));

const shown = (card: Card): Reply => ({
  say: [card.text, `Source: ${card.source}`],
  options: [option('Back to my own question', 'noCard')],
});

export function cardThatAnswers(message: string): Reply | undefined {
  const found = cardsNear(message).find(({ words }) => isAll(message, words));
  return found && shown(found.card);
}

const MOST_NEAR = 2;
/** What lies near a question, and is no answer to it. */
export const titlesNear = (message: string) =>
  cardsNear(message)
    .slice(0, MOST_NEAR)
    .map(({ card: { id, title } }) => option(title, `card:${id}`));

export const facts: Steps = {
  card: (_, id) => {
    const card = contentOf('cards').find((one) => one.id === id);
    return card ? shown(card) : { say: [phrase('begin')] };
  },
};
