import { expect, it } from 'vitest';
import { bandOf } from '#contract/relationship-scores.ts';
import { overviewTiles } from '#web/kit/card/overviewTiles.ts';
import { bandWord } from '#web/kit/chart/band.ts';

const shown = (counts: Parameters<typeof overviewTiles>[0]) =>
  overviewTiles(counts).map(({ value, suffix = '' }) => (value === undefined ? undefined : `${value}${suffix}`));

it('leaves the values open while nothing is known', () => {
  expect(shown(undefined)).toEqual([undefined, undefined, undefined, undefined]);
});

it('counts people, and makes no percent of what nobody rated', () => {
  expect(shown({ total: 2, healthy: 0, needAttention: 0, averageHealth: null })).toEqual(['2', '0', '0', '–']);
  expect(shown({ total: 2, healthy: 1, needAttention: 0, averageHealth: 0 })).toEqual(['2', '1', '0', '0%']);
});

it('lends a band only to a count that is not zero', () => {
  const bands = overviewTiles({ total: 3, healthy: 2, needAttention: 0, averageHealth: 70 }).map(({ band }) => band);
  expect(bands).toEqual([undefined, 'good', undefined, undefined]);
});

it('marks those who need attention as their own cards do', () => {
  const { label, band } = overviewTiles({ total: 1, healthy: 0, needAttention: 1, averageHealth: 45 })[2] ?? {};
  expect([label, band && bandWord(45, 'relationship'), band]).toEqual([
    'Need Attention',
    'Needs Attention',
    bandOf(45),
  ]);
});
