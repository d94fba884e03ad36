import { plain } from '#server/coach/guide/choose.ts';
import type { Card } from '#server/coach/guide/content.ts';
import { AIMS } from '#server/coach/guide/flows/aims.ts';
import { contentOf, phrase } from '#server/coach/guide/library.ts';
import { option, type Reply, type Steps } from '#server/coach/guide/state.ts';

const spaced = (text: string) => ` ${plain(text)} `;

/** The card that a question names with the most words. */
export function cardFor(message: string): Card | undefined {
  const said = spaced(message);
  const named = contentOf('cards').flatMap((card) => {
    const longest = Math.max(
      0,
      ...card.asked.filter((words) => said.includes(spaced(words))).map(({ length }) => length),
    );
    return longest > 0 ? [{ card, longest }] : [];
  });
  return named.sort((a, b) => b.longest - a.longest)[0]?.card;
}

/** The card that stands behind it in the library. */
function beside({ id }: Card) {
  const all = contentOf('cards');
  const at = all.findIndex((card) => card.id === id);
  return [all[at + 1]].flatMap((card) => (card ? [option(card.title, `card:${card.id}`)] : []));
}

const shown = (card: Card): Reply => ({
  say: [card.text, `Source: ${card.source}`],
  options: [...beside(card), option('Back to my own question', 'aims')],
});

export function fact(message: string): Reply {
  const card = cardFor(message);
  if (card) return shown(card);
  return { say: [phrase('unknown')], options: AIMS };
}

export const facts: Steps = {
  card: (_, id) => {
    const card = contentOf('cards').find((one) => one.id === id);
    return card ? shown(card) : { say: [phrase('unknown')], options: AIMS };
  },
};
