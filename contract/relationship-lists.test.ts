import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf, mergeLines, splitGoals, textOf } from '#contract/relationship-lists.ts';

describe('a list is one text, one item a line', () => {
  test.each([
    ['', []],
    ['Honesty', ['Honesty']],
    ['Honesty\n\n  Time \r\nSpace\u2028Rest', ['Honesty', 'Time', 'Space', 'Rest']],
    [' \n\t\n', []],
  ])('%j', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
    expect(itemsOf(textOf(items))).toEqual(items);
  });
});

describe('goals become checklist items', () => {
  test.each([
    ['Talk about money\nCook together', ['Talk about money', 'Cook together']],
    ['• Listen first • Argue less', ['Listen first', 'Argue less']],
    ['* Be kind - Be there', ['Be kind', 'Be there']],
    ['1. Call on Sunday 2) Write down', ['Call on Sunday', 'Write down']],
    ['one\ntwo\nabc', ['one\ntwo\nabc']],
    ['', []],
    ['   ', []],
    ['No', ['No']],
  ])('%j', (text, goals) => {
    expect(splitGoals(text)).toEqual(goals);
  });

  test('no more than six, each longer than three characters', () => {
    const goals = splitGoals(['go', 'run', ...'abcdefgh'].map((goal) => goal.repeat(4)).join('\n'));
    expect(goals).toHaveLength(6);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const split = splitGoals(text);
        expect(split.length).toBeLessThanOrEqual(6);
        if (split.length > 1) expect(split.every((goal) => goal.length > 3)).toBe(true);
      }),
    );
  });
});

describe('two texts that grew from one', () => {
  test.each([
    ['both add', 'a\nb', 'a\nb\nmine', 'a\ntheirs\nb', 'a\ntheirs\nb\nmine'],
    ['I remove, they add', 'a\nb', 'a', 'a\nb\nc', 'a\nc'],
    ['they remove, I add', 'a\nb', 'a\nb\nc', 'b', 'b\nc'],
    ['both change one line', 'a\nb', 'a\nmine', 'a\ntheirs', 'a\ntheirs\nmine'],
    ['I change what they remove', 'a\nb', 'a\nb2', 'a', 'a\nb2'],
    ['both add the same', 'a', 'a\nb', 'a\nb', 'a\nb'],
    ['the same line twice', 'a', 'a\na', 'a', 'a\na'],
    ['from nothing', '', 'mine', 'theirs', 'theirs\nmine'],
    ['I empty it, they add', 'a\nb', '', 'a\nb\nc', 'c'],
    ['nothing changed', 'a\nb', 'a\nb', 'a\nb', 'a\nb'],
  ])('%s', (_what, base, mine, theirs, merged) => {
    expect(mergeLines(base, mine, theirs)).toBe(merged);
  });

  const line = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const text = fc.uniqueArray(line).map((lines) => lines.join('\n'));
  const lines = (value: string) => value.split('\n').filter(Boolean);

  test('nothing that either side added is lost, and what either removed is gone', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const merged = lines(mergeLines(base, mine, theirs));
        const [before, ours, others] = [lines(base), lines(mine), lines(theirs)];
        const wanted = [...new Set([...ours, ...others])].filter(
          (one) => !before.includes(one) || (ours.includes(one) && others.includes(one)),
        );
        expect([...merged].sort()).toEqual(wanted.sort());
      }),
    );
  });

  test('a side that changed nothing leaves the other as it is', () => {
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(mergeLines(base, base, other).split('\n').sort()).toEqual(other.split('\n').sort());
        expect(mergeLines(base, other, base)).toBe(other);
        expect(mergeLines(base, other, other)).toBe(other);
      }),
    );
  });
});
