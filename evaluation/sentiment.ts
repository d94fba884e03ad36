import { sentimentOf } from '#server/batch/sentiment.ts';
import type { Figure, Measure } from './figure.ts';
import { pearson } from './score.ts';

/** vaderSentiment's tweets with the mean rating of twenty people. */
export const sentiment: Measure = ({ open }) => {
  const file = open('vader/tweets-dev.tsv');
  if (!file) return [];
  const rows = file
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, rating = '0', ...text] = line.split('\t');
      return { rating: Number(rating), score: sentimentOf(text.join('\t')) };
    });
  const side = (score: number) => (score > 0.05 ? 1 : score < -0.05 ? -1 : 0);
  const right = rows.filter(({ rating, score }) => side(score) === Math.sign(rating)).length;
  const on = `tweets, ${rows.length}`;
  const figures: Figure[] = [
    {
      name: 'Sentiment on tweets, Pearson r',
      on,
      value: pearson(
        rows.map(({ score }) => score),
        rows.map(({ rating }) => rating),
      ),
      baseline: 0.877,
      must: 0.87,
      target: 0.88,
      better: 'more',
    },
    {
      name: 'Sentiment on tweets, accuracy',
      on,
      value: right / rows.length,
      baseline: 0.908,
      must: 0.9,
      target: 0.91,
      better: 'more',
    },
  ];
  return figures;
};
