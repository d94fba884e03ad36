import { type Country, countries, resources } from '#contract/resources.ts';
import { cardFor, cardText, linesFor, lineText } from '#contract/safety-card.ts';
import { words } from '#contract/safety-words.ts';
import type { Context } from '#server/coach/port.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { noteOf } from '#server/safety/assess-texts.ts';
import { policyOf } from '#server/safety/policy.ts';
import { youngWords } from '#server/safety/young.ts';

export const countryOf = ({ country }: Context): Country => countries.find((one) => one === country) ?? 'US';

/** The fixed words of the safety layer, with the lines to call: what stands in place of an answer. */
export function cardWords(standing: Assessment, context: Context): string {
  const card = cardFor(standing, countryOf(context));
  return card ? cardText(card) : '';
}

/** Whom to call where somebody is in danger at this moment. */
export const emergencyLine = (context: Context): string =>
  resources[countryOf(context)]
    .filter(({ kind }) => kind === 'emergency')
    .map(lineText)
    .join('\n');

/** Who helps someone that is hurt or afraid. */
export const abuseLines = (context: Context): string =>
  linesFor('domestic_violence', countryOf(context)).map(lineText).join('\n');

export const youngWordsFor = (context: Context): string => youngWords(countryOf(context));

const byCategory = new Map(Object.entries(words));
/** The question for what was seen in earlier turns. */
export const concernFor = (category: string): string =>
  byCategory.get(category)?.question ?? byCategory.get(category)?.concern ?? '';

/** At a concern one question comes first, none at a hint; the card with the lines stands beside the answer. */
export function concernWords(standing: Assessment): string {
  const { category, who } = noteOf(standing);
  const said = policyOf(standing).coach === 'careful' ? byCategory.get(category) : undefined;
  if (!said) return '';
  if (who !== 'self' || !said.question) return said.concern;
  return category === 'self_harm' ? `That sounds like a lot to carry alone. ${said.question}` : said.question;
}
