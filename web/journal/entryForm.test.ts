import { expect, test } from 'vitest';
import { today } from '#web/app/timeZone.ts';
import { BLANK, readFields, withTags } from '#web/journal/entryForm.ts';

test('an empty form says what each field needs, and sends nothing', () => {
  const { form, problem } = readFields(BLANK);
  expect(form).toBeUndefined();
  expect((['title', 'content', 'emotions', 'mood', 'tags', 'on'] as const).map(problem)).toEqual([
    'Title is required',
    'Content must be at least 10 characters',
    'Please describe your emotions',
    'Please choose how you feel',
    undefined,
    undefined,
  ]);
});

test('a filled form is sent with the zone of this browser, and without what was left open', () => {
  const filled = { ...BLANK, title: ' A call ', content: 'Eleven minutes.', emotions: 'calm', mood: 'happy' } as const;
  expect(readFields({ ...filled, tags: [] }).form).toEqual({
    ...{ title: 'A call', content: 'Eleven minutes.', emotions: 'calm', mood: 'happy', tags: [] },
    relationshipId: null,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('a day to come is refused before it is sent, and today is not', () => {
  const filled = { ...BLANK, title: 'A call', content: 'Eleven minutes.', emotions: 'calm', mood: 'happy' } as const;
  const tomorrow = readFields({ ...filled, tags: [], on: '2199-01-01' });
  expect([tomorrow.form, tomorrow.problem('on')]).toEqual([undefined, 'This day is in the future']);
  expect(readFields({ ...filled, tags: [], on: today() }).form?.on).toBe(today());
});

test.each([
  ['dad, work', ['dad', 'work']],
  [' , ,', []],
  ['Dad, dad', ['Dad']],
  ['maya', []],
])('typing %j adds tags', (typed, added) => {
  expect(withTags(['Maya'], typed)).toEqual(['Maya', ...added]);
});
