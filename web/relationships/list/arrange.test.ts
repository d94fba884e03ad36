import { expect, it } from 'vitest';
import { arrange } from '#web/relationships/list/arrange.ts';

const person = (personName: string, score: number | null, more = {}) => ({
  personName,
  relationshipType: 'friend' as const,
  customLabel: null,
  notes: '',
  isRated: score !== null,
  overallHealthScore: score ?? 0,
  ...more,
});
const people = [
  person('Priya', 86),
  person('José', null, { notes: 'Met at the pottery class' }),
  person('Maya', 36),
  person('Åsa', 72, { relationshipType: 'other', customLabel: 'Godmother' }),
];
const names = (...how: [string, Parameters<typeof arrange>[2]]) =>
  arrange(people, ...how).map(({ personName }) => personName);

it('finds by name, type, label and notes, whatever the marks and capitals', () => {
  expect(names('jose', 'newest')).toEqual(['José']);
  expect(names('GODMO', 'newest')).toEqual(['Åsa']);
  expect(names('friend pott', 'newest')).toEqual(['José']);
  expect(names('friend', 'newest')).toEqual(['Priya', 'José', 'Maya']);
  expect(names('nobody', 'newest')).toEqual([]);
});

it('orders by what was asked for, and leaves the unrated to the end', () => {
  expect(names('  ', 'newest')).toEqual(['Priya', 'José', 'Maya', 'Åsa']);
  expect(names('', 'name')).toEqual(['Åsa', 'José', 'Maya', 'Priya']);
  expect(names('', 'attention')).toEqual(['Maya', 'Åsa', 'Priya', 'José']);
  expect(names('', 'healthy')).toEqual(['Priya', 'Åsa', 'Maya', 'José']);
});
