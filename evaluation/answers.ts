import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
import { type Figure, type Measure, share } from './figure.ts';

type Row = { text: string };
const sentencesOf = (text: string) => text.split(/(?<=[.!?]”?)\s+/).filter((one) => one.length > 3);

/** How many pairs of different inputs got replies that share more than one sentence. */
async function alike(texts: readonly string[]): Promise<number> {
  const replies: Set<string>[] = [];
  for (const message of texts) {
    const { output, meta } = await run(embedded, 'coachChat', { message });
    if (meta.safety.level < 2 && output.notice === null) replies.push(new Set(sentencesOf(output.response)));
  }
  let pairs = 0;
  replies.forEach((reply, i) => {
    pairs += replies.slice(0, i).filter((other) => [...reply].filter((one) => other.has(one)).length > 1).length;
  });
  return pairs;
}

async function twice(texts: readonly string[]): Promise<number> {
  const same = await Promise.all(
    texts.map(async (text) => {
      const [one, two] = [await run(embedded, 'textAnalysis', { text }), await run(embedded, 'textAnalysis', { text })];
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
      name: 'Pairs of replies that share more than one sentence',
      on: `development, ${texts.length}`,
      value: await alike(texts),
      baseline: null,
      must: 0,
      target: 0,
      better: 'less',
    },
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
