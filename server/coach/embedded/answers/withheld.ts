import { type Country, countries } from '#contract/resources.ts';
import { cardFor, cardText } from '#contract/safety-card.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import { youngWords } from '#server/coach/safety/young.ts';

export const countryOf = ({ country }: Context): Country => countries.find((one) => one === country) ?? 'US';

/** The fixed words of the safety layer, with the lines to call: what stands in place of an answer. */
export function cardWords(standing: Standing, context: Context): string {
  const card = cardFor(standing, countryOf(context));
  return card ? cardText(card) : '';
}

export const youngWordsFor = (context: Context): string => youngWords(countryOf(context));
