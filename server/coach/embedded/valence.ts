/// <reference path="./vader.d.ts" />
import vader from 'vader-sentiment';

/** What the general lexicon's curve is drawn with. */
const ALPHA = 15;

export const curve = (sum: number) => sum / Math.sqrt(sum * sum + ALPHA);

/** The general lexicon's sum for a text, taken back from its curve. */
export function valence(text: string): number {
  const spaced = text
    .replace(/(^|\s)(["'(*~]+)(?=\w)/g, '$1$2 ')
    .replace(/(\w)(["')*~:;]+)(?=\s|$)/g, '$1 $2')
    .replace(/#(?=\w)/g, '');
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(spaced);
  return compound * Math.sqrt(ALPHA / (1.000001 - compound * compound));
}
