import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
import { type Figure, type Measure, p95, share } from './figure.ts';

type Row = { text: string };
const LONG = 'You never listen to me and I feel sad about it. My sister said she would come, but she forgot again. '
  .repeat(24)
  .slice(0, 2000);

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

/** By the processor's clock, so that a busy machine does not count. */
async function slowest(): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 40; i++) {
    const start = process.cpuUsage();
    await run(embedded, 'textAnalysis', { text: LONG });
    const { user, system } = process.cpuUsage(start);
    if (i >= 10) times.push((user + system) / 1000);
  }
  return p95(times);
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
    {
      name: 'Embedded answer for 2,000 characters, p95 in ms',
      on: '30 runs',
      value: await slowest(),
      baseline: null,
      must: 30,
      target: 10,
      better: 'less',
    },
  ];
  return figures;
};
