import { expect, test } from 'vitest';
import type { Mood } from '#contract/journal.ts';
import type { OpenEntry } from '#server/journal/entry.ts';
import { patternOf, withPatterns } from '#server/journal/pattern.ts';

let count = 0;
const entry = (tags: string[], mood: Mood = 'neutral'): OpenEntry => ({
  ...{ id: String(++count), title: `Entry ${count}`, content: 'What happened today', emotions: 'calm', mood, tags },
  ...{ relationshipId: null, on: '2026-11-20', createdAt: '2026-11-20T08:00:00.000Z' },
  updatedAt: '2026-11-20T08:00:00.000Z',
});

test('what stands in fewer than three entries is no pattern', () => {
  expect(patternOf(entry(['dad']), [entry(['dad']), entry(['work'])])).toBeNull();
  expect(patternOf(entry([]), [entry(['dad']), entry(['dad']), entry(['dad'])])).toBeNull();
});

test('a tag that comes up again is counted, however it is written, and its entries are named', () => {
  const [now, ...before] = [entry(['Dad', 'work']), entry(['dad']), entry(['work']), entry(['DAD'])];
  expect(patternOf(now ?? entry([]), before)).toEqual({
    emotionalPattern: '“Dad” is in 3 of your last 4 entries.',
    sources: [now, before[0], before[2]].map((one) => ({ id: one?.id, title: one?.title, on: one?.on })),
  });
});

test('how those days felt is told only where two in three felt alike', () => {
  const text = (...moods: Mood[]) => {
    const [first, ...rest] = moods.map((mood) => entry(['dad'], mood));
    return patternOf(first ?? entry([]), rest)?.emotionalPattern;
  };
  expect(text('sad', 'very_sad', 'sad')).toBe('“dad” is in 3 of your last 3 entries. You felt low in all 3.');
  expect(text('happy', 'very_happy', 'sad')).toBe(
    '“dad” is in 3 of your last 3 entries. You felt good in 2 of those 3.',
  );
  expect(text('happy', 'neutral', 'sad')).toBe('“dad” is in 3 of your last 3 entries.');
});

test('only the ten latest count, for each entry from where it stands', () => {
  const list = [entry(['dad']), ...Array.from({ length: 9 }, () => entry([])), entry(['dad']), entry(['dad'])];
  expect(withPatterns(list).map(({ aiInsights }) => aiInsights)).toEqual(list.map(() => null));
});
