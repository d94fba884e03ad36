import { composeStory } from '#server/stories/compose.ts';
import type { Measure } from './figure.ts';

type Row = { text: string; spans: { value: string }[] };

/** Private words that reached the story. */
function leaks({ text, spans }: Row): number {
  const story = Object.values(composeStory({ text }) ?? {}).join(' ');
  return spans.filter(({ value }) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(value)}(?![\\p{L}\\p{N}])`, 'u').test(story),
  ).length;
}

export const story: Measure = ({ own }) => {
  const rows = [...own<Row>('stories-pii-dev'), ...own<Row>('stories-pii-own')];
  const value = rows.reduce((sum, row) => sum + leaks(row), 0);
  return [
    {
      name: 'Private spans in a published story',
      on: `${rows.length} stories`,
      value,
      baseline: null,
      must: 0,
      target: 0,
      better: 'less',
    },
  ];
};
