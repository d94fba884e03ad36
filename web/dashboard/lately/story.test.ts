import { expect, it } from 'vitest';
import type { StoryPart } from '#contract/dashboard-week.ts';
import { dayTitle, firstLines, storyOf } from '#web/dashboard/lately/story.ts';

const now = new Date(2026, 10, 20, 9);
type Deeds = StoryPart['deeds'];
const deed = (kind: Deeds[number]['kind'], times = 1, ...words: string[]) => ({ kind, times, words });
const part = (on: string, personName: string | null, ...deeds: Deeds): StoryPart => ({
  ...{ on, personName, deeds },
  relationshipId: personName?.toLowerCase() ?? null,
});
const sentences = (...parts: StoryPart[]) =>
  storyOf(parts, now).flatMap(({ lines }) => lines.map(({ sentence }) => sentence));

it('tells nothing where nothing happened', () => {
  expect(storyOf([], now)).toEqual([]);
});

it('tells a day with one person in one sentence, and quotes no more than two of their own words', () => {
  const [day] = storyOf(
    [
      part(
        '2026-11-20',
        'Maya',
        deed('check_in', 1, 'A heavy week.'),
        deed('good_moment', 2, 'Breakfast', 'The lake'),
        deed('chat'),
      ),
    ],
    now,
  );
  expect(day).toMatchObject({ title: 'Today' });
  expect(day?.lines).toEqual([
    {
      ...{ id: '2026-11-20 maya', person: { id: 'maya', name: 'Maya' }, shares: [] },
      sentence: 'You checked in, noted 2 good moments, and talked it over with Mallama.',
      quotes: ['A heavy week.', 'Breakfast'],
    },
  ]);
});

it('says the same words once', () => {
  const words = deed('agreed', 1, 'The rent');
  expect(
    storyOf([part('2026-11-20', 'Maya', words, deed('mediation', 1, 'The rent'))], now)[0]?.lines[0]?.quotes,
  ).toEqual(['The rent']);
});

it('counts in words that one would say', () => {
  expect(
    sentences(
      part('2026-11-20', 'Maya', deed('added')),
      part('2026-11-19', null, deed('entry', 2), deed('argument', 3)),
      part('2026-11-18', null, deed('relationship_analysis')),
      part('2026-11-17', 'Dad', deed('check_in', 4), deed('planned', 2)),
    ),
  ).toEqual([
    'You added Maya.',
    'You wrote in your journal twice and went through 3 arguments.',
    'You analyzed a relationship.',
    'You checked in 4 times and did 2 things you had planned.',
  ]);
});

it('offers to share each thing that a tool found, in words that hold nothing of it', () => {
  const lines = storyOf(
    [
      part('2026-11-20', 'Maya', deed('text_analysis'), deed('check_in'), deed('relationship_analysis')),
      part('2026-11-20', null, deed('relationship_analysis')),
      part('2026-11-20', 'Dad', deed('check_in')),
    ],
    now,
  )[0]?.lines;
  const shared = lines?.map(({ shares }) => shares);
  expect(shared?.map((some) => some.map(({ item }) => item.type))).toEqual([
    ['analysis', 'feedback'],
    ['feedback'],
    [],
  ]);
  expect(JSON.stringify(shared)).not.toContain('Maya');
});

it.each([
  ['2026-11-20', 'Today'],
  ['2026-11-21', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-16', 'Monday'],
  ['2026-11-13', 'November 13'],
])('calls %s %s', (on, title) => {
  expect(dayTitle(on, now)).toBe(title);
});

it('cuts after so many lines, and leaves no day empty', () => {
  const days = storyOf(
    [
      part('2026-11-20', 'Maya', deed('check_in')),
      part('2026-11-20', 'Dad', deed('check_in')),
      part('2026-11-19', null, deed('entry')),
    ],
    now,
  );
  expect(firstLines(days, 1).map(({ on, lines }) => [on, lines.length])).toEqual([['2026-11-20', 1]]);
  expect(firstLines(days, 3)).toEqual(days);
});
