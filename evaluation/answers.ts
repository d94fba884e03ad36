import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';
import { type Figure, type Measure, share } from './figure.ts';

type Row = { text: string };
async function twice(texts: readonly string[]): Promise<number> {
  const same = await Promise.all(
    texts.map(async (text) => {
      const [one, two] = [await run(guide, 'textAnalysis', { text }), await run(guide, 'textAnalysis', { text })];
      return JSON.stringify(one) === JSON.stringify(two);
    }),
  );
  return share(same, Boolean);
}

export const answers: Measure = async ({ own }) => {
  const texts = [...own<Row>('conflict-moves-dev'), ...own<Row>('safety-dev'), ...own<Row>('attachment-dev')].map(
    ({ text }) => text,
  );
  const figures: Figure[] = [
    {
      name: 'Two runs on the same input, byte-identical',
      on: `development, ${texts.length}`,
      value: await twice(texts),
      baseline: null,
      must: 1,
      target: 1,
      better: 'more',
    },
  ];
  return figures;
};
