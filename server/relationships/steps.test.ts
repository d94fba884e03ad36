import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepsFor } from '#server/relationships/steps.ts';

describe('action steps for areas to improve', () => {
  test.each([
    ['Listening better', /say back what you heard/],
    ['We argue about everything', /twenty minutes' pause/],
    ['The rent', /figures/],
    ['I find it hard to trust', /small promise/],
    ['We never see each other', /calendar/],
    ['Saying no to surprise visits', /say no/],
    ['Patience', /calm moment/],
  ])('%s', (area, step) => {
    const all = stepsFor(area, 'Maya', [], 500);
    expect(all.some((one) => step.test(one))).toBe(true);
    expect(all.every((one) => one.includes(area))).toBe(true);
  });

  test('take the areas in turn', () => {
    const steps = stepsFor('Patience\nHumour\nRest', 'Maya', [], 500);
    expect(['Patience', 'Humour', 'Rest'].map((area, i) => steps[i]?.includes(area))).toEqual([true, true, true]);
  });

  test('never repeat what is there, and end when there is nothing new', () => {
    let there: string[] = [];
    for (let round = 0; round < 10; round++) there = [...there, ...stepsFor('Patience\nMoney', 'Maya', there, 500)];
    expect(new Set(there).size).toBe(there.length);
    expect(stepsFor('Patience\nMoney', 'Maya', there, 500)).toEqual([]);
  });

  test('are never longer than an item may be, whatever the area', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), fc.string({ maxLength: 100 }), (area, name) => {
        expect(stepsFor(area, name, [], 500).every((step) => step.length <= 500)).toBe(true);
      }),
    );
  });

  test('there are none without an area', () => {
    expect(stepsFor(' \n ', 'Maya', [], 500)).toEqual([]);
  });
});
