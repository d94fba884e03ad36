import { expect, test } from 'vitest';
import type { Mood } from '#contract/journal.ts';
import { levelOf, moodAt, moodFinding } from '#contract/journal-moods.ts';

const days = (...all: [string, Mood][]) => all.map(([on, mood]) => ({ on, mood, entries: 1 }));

test('a mood is a level from 1 to 5, and back', () => {
  expect(levelOf('very_sad')).toBe(1);
  expect(levelOf('very_happy')).toBe(5);
  expect([0.2, 1.4, 2.5, 4.5, 7].map(moodAt)).toEqual(['very_sad', 'very_sad', 'neutral', 'very_happy', 'very_happy']);
});

test.each([
  ['nothing', days(), 'No entries in this period.'],
  ['one day', days(['2026-11-20', 'sad']), 'One day with an entry, and it was sad.'],
  ['good days', days(['2026-11-18', 'happy'], ['2026-11-19', 'happy'], ['2026-11-20', 'neutral']), 'Mostly happy.'],
  [
    'a low day that lifted',
    days(['2026-11-13', 'sad'], ['2026-11-14', 'very_sad'], ['2026-11-16', 'happy'], ['2026-11-17', 'happy']),
    'Mostly happy. Saturday the 14th was the heaviest day, and by the 16th it had lifted.',
  ],
  [
    'a low day that goes on',
    days(['2026-11-20', 'neutral'], ['2026-11-21', 'sad'], ['2026-11-22', 'very_sad'], ['2026-11-23', 'sad']),
    'Mostly sad. Sunday the 22nd was the heaviest day.',
  ],
  [
    'several days that were just as low',
    days(['2026-11-14', 'very_sad'], ['2026-11-16', 'happy'], ['2026-11-18', 'very_sad'], ['2026-11-19', 'happy']),
    '4 days with entries, in different moods. 2 days were very sad, the last one Wednesday the 18th, and by the 19th it had lifted.',
  ],
  [
    'moods that share the first place',
    days(['2026-11-20', 'happy'], ['2026-11-21', 'neutral']),
    '2 days with entries, in different moods.',
  ],
  [
    'months',
    days(['2026-01-02', 'very_sad'], ['2026-03-03', 'happy'], ['2026-11-20', 'happy']),
    'Mostly happy. January 2 was the heaviest day, and by March 3 it had lifted.',
  ],
])('the chart in words: %s', (_what, given, sentence) => {
  expect(moodFinding(given)).toBe(sentence);
});
